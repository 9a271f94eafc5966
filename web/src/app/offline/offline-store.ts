import { offlineUses } from "../../generated/offline-operations.ts";
import type { OfflineUse } from "../../generated/offline-operations.ts";

/** The name of the browser's cache that holds the store. */
const NAME = "flickmap-answers";
/** How many responses are stored; of more, the least recently stored go. */
const MAX_RESPONSES = 150;
/** How old a response may be and still be shown. */
const OLDEST_MS = 30 * 24 * 60 * 60 * 1000;

/** An object of a response or of variables whose fields are not known. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null;

/** A query as its address has it. */
export interface StoredQuery {
  /** What its document says the store does with it; undefined where it says nothing. */
  readonly use: OfflineUse | undefined;
  readonly variables: Fields;
}

/** What the store does with the query of an address; undefined where its document says nothing. */
export const offlineUseOf = (address: string): OfflineUse | undefined =>
  offlineUses[new URL(address).searchParams.get("operationName") ?? ""];

/** Reads a query's address. */
export function readQuery(address: string): StoredQuery {
  const variables: unknown = JSON.parse(new URL(address).searchParams.get("variables") ?? "{}");
  return { use: offlineUseOf(address), variables: isFields(variables) ? variables : {} };
}

/** Opens the store; null where the browser forbids it or its disk is full, which is as good as an empty one. */
export async function openOfflineStore(): Promise<Cache | null> {
  try {
    return await caches.open(NAME);
  } catch {
    return null;
  }
}

/** Stores the response to a query, unless it carries errors. */
export async function storeResponse(url: string, response: Response): Promise<void> {
  const store = await openOfflineStore();
  if (!store) return;
  const body: unknown = await response.clone().json();
  if (typeof body !== "object" || body === null || "errors" in body) return;
  try {
    // The cache puts what it is given at its end, so the first are the least recently stored.
    await store.put(url, response);
    const all = await store.keys();
    const excess = Math.max(all.length - MAX_RESPONSES, 0);
    for (const old of all.slice(0, excess)) await store.delete(old);
  } catch {
    // The disk is full: the page works without.
  }
}

/** The stored response to a query; undefined where there is none, null where it is too old to be shown. */
export async function storedResponse(
  store: Cache,
  url: string,
): Promise<Response | null | undefined> {
  const response = await store.match(url);
  const date = Date.parse(response?.headers.get("date") ?? "");
  return response && Date.now() - date > OLDEST_MS ? null : response;
}
