import { FlickmapError } from "./flickmap-error.ts";
import { readLines } from "./read-lines.ts";

/** How a client reaches a gateway. */
export interface ClientOptions {
  /** The address of the site, such as `https://flickmap.example`. */
  readonly baseUrl: string;
  /** A key of the deployment, where there are keys. */
  readonly apiKey?: string;
  /** Used in place of the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** How often a read is tried again that was refused with 429 or 503; 2 by default. */
  readonly retries?: number;
}

/** What one request may be told. */
export interface RequestOptions {
  /** Aborts the request. */
  readonly signal?: AbortSignal;
  /** Statuses for which the call gives null in place of an error, such as 401 or 404. */
  readonly nullFor?: readonly number[];
}

/** What a call gives: null too where its options say so. */
export type Result<Value, Options extends RequestOptions> = Options extends {
  readonly nullFor: readonly number[];
}
  ? Value | null
  : Value;

/** A call, as the description of the interface has it. */
export interface Operation {
  readonly method: "GET" | "POST";
  /** With parameters in braces. */
  readonly path: string;
  readonly takes: "nothing" | "query" | "body";
  readonly gives: "json" | "lines" | "text";
}

/** The longest that a client waits before it tries again; the gateway may ask for more, then it does not. */
const MAX_WAIT_SECONDS = 60;

/**
 * Sends one call.
 *
 * @param input its parameters, or its body
 * @throws FlickmapError for any other status than 200, TypeError when the gateway cannot be reached
 */
export async function send(
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
  { signal, nullFor = [] }: RequestOptions,
  { baseUrl, apiKey, fetch: fetchFunction = fetch, retries = 2 }: ClientOptions,
): Promise<unknown> {
  const { method, takes, gives } = operation;
  const url = urlOf(operation, takes === "query" ? input : {}, baseUrl);
  const headers = new Headers({ accept: "application/json, */*;q=0.5" });
  if (apiKey !== undefined) headers.set("authorization", `Bearer ${apiKey}`);
  if (takes === "body") headers.set("content-type", "application/json");
  const init: RequestInit = { method, headers, signal: signal ?? null };
  if (takes === "body") init.body = JSON.stringify(input);
  for (let left = method === "GET" ? retries : 0; ; left -= 1) {
    const response = await fetchFunction(url, init);
    if (response.status === 200) {
      if (gives === "lines") return readLines(response);
      return gives === "json" ? response.json() : response.text();
    }
    const error = new FlickmapError(response, await response.text());
    if (nullFor.includes(error.status)) return null;
    const wait = error.retryAfterSeconds ?? 1;
    const isTemporary = error.status === 429 || error.status === 503;
    if (!isTemporary || left <= 0 || wait > MAX_WAIT_SECONDS) throw error;
    await pause(wait * 1000, signal);
  }
}

function urlOf(
  { path }: Operation,
  parameters: Readonly<Record<string, unknown>>,
  baseUrl: string,
): URL {
  const query = new Map(Object.entries(parameters).filter(([, value]) => value !== undefined));
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const value = query.get(name);
    query.delete(name);
    return encodeURIComponent(String(value));
  });
  const url = new URL(`${baseUrl.replace(/\/+$/u, "")}${filled}`);
  for (const [name, value] of query) url.searchParams.set(name, String(value));
  return url;
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
