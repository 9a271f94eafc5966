import type { LanguageCode } from "@flickmap/schema/languages.ts";
import DataLoader from "dataloader";
import { ifAvailable, overloaded } from "./errors.ts";

/** Who waits: visitors come first, bulk requests use what they leave, nobody waits for background work. */
export type Priority = "visitor" | "bulk" | "background";

export interface Caller {
  readonly priority: Priority;
  /** Names the client, such as its address; calls without one belong to the gateway itself. */
  readonly client?: string;
  /** Names the request in the log; of several that wait for one call, the first. */
  readonly requestId?: string;
}

export type Requester = Required<Pick<Caller, "client" | "requestId">>;

export interface RequestScope extends Caller {
  readonly signal: AbortSignal;
  readonly freshness: Freshness;
  /** How many further calls to the film database may be made for the request; without it, as many as it needs. */
  callsLeft?: number;
  /** Data older than this many milliseconds is fetched again before it is used; without it, stale data is served. */
  readonly maxAgeMs?: number;
  /** English where left out. Of a GraphQL operation it is known once its variables are read, before anything is resolved. */
  language?: LanguageCode;
  /** The country whose own names come before those of the language. */
  country?: string | undefined;
}

export interface CachePolicy {
  /** By clients and shared caches: 0 when for one client only, failed, or made of stale or missing data. */
  readonly maxAge: number;
  /** By the gateway, where that is not `maxAge`: it hears of ratings, and may store for a moment what nobody else may. */
  readonly gatewayMaxAge?: number;
  /** After that by the gateway, while it produces one new response in the background; 0 by default. */
  readonly staleWhileRevalidate?: number;
}

/** How fresh the data of one response is. Whoever provides data notes it: a response of stale parts may look complete. */
export class Freshness {
  /** Whether a part is past its lifetime. */
  stale = false;
  /** Whether a part is missing. */
  failed = false;
  /** Whether the response is the same for every client, whatever its `maxAge`. */
  shareable = false;
  /** When the oldest part was fetched, in milliseconds since 1970; null when no part has a date. */
  oldestFetchedAt: number | null = null;
  /** The same of the newest: the response has not changed since then. */
  newestFetchedAt: number | null = null;
  readonly ratingsOf = new Set<string>();
  #maxAge = Infinity;
  #gatewayMaxAge = Infinity;

  noteData({ fetchedAt, stale }: { readonly fetchedAt: number; readonly stale: boolean }): void {
    this.stale ||= stale;
    this.oldestFetchedAt = Math.min(this.oldestFetchedAt ?? fetchedAt, fetchedAt);
    this.newestFetchedAt = Math.max(this.newestFetchedAt ?? fetchedAt, fetchedAt);
  }

  /** What a promise gives, or a stand-in where that is unavailable for now, which is noted; any other error is thrown. */
  async orElse<Value, StandIn>(
    pending: Promise<Value>,
    standIn: StandIn,
  ): Promise<Value | StandIn> {
    return ifAvailable(
      pending.catch((error: unknown) => {
        this.failed = true;
        throw error;
      }),
      standIn,
    );
  }

  limit({ maxAge, gatewayMaxAge = maxAge }: CachePolicy): void {
    this.#maxAge = Math.min(this.#maxAge, maxAge);
    this.#gatewayMaxAge = Math.min(this.#gatewayMaxAge, gatewayMaxAge);
  }

  /** For how long the response may be reused: not at all when a part is stale or missing, and until a limit is stated. */
  get policy(): Required<Pick<CachePolicy, "maxAge" | "gatewayMaxAge">> {
    const isComplete = !this.stale && !this.failed && this.#maxAge < Infinity;
    return isComplete
      ? { maxAge: this.#maxAge, gatewayMaxAge: this.#gatewayMaxAge }
      : { maxAge: 0, gatewayMaxAge: 0 };
  }
}

/** A scope for work that belongs to no request, such as the warm-up at startup: nothing aborts it. */
export function detachedScope(): RequestScope {
  return {
    signal: new AbortController().signal,
    freshness: new Freshness(),
    priority: "visitor",
  };
}

/** The longest that a response may take, in milliseconds. */
const DEADLINE_MS = 15_000;

/** Aborts when a response has taken too long; the reason is an AppError OVERLOADED. */
export function requestDeadline(): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(overloaded()), DEADLINE_MS).unref();
  return controller.signal;
}

/** The scope of a request whose response is not stored. */
export function requestScope(
  { client, id: requestId }: { readonly client: string; readonly id: string },
  language: LanguageCode,
  priority: Priority = "visitor",
): RequestScope {
  const signal = requestDeadline();
  return { client, requestId, priority, signal, freshness: new Freshness(), language };
}

/** Loads each key once in a request: the film database has no calls for several. A key that fails fails no other. */
export function createLoader<Key, Value>(
  load: (key: Key) => Promise<Value>,
  cacheKeyFn: (key: Key) => string,
): DataLoader<Key, Value, string> {
  const toResult = (key: Key) => load(key).catch((error: Error) => error);
  return new DataLoader<Key, Value, string>((keys) => Promise.all(keys.map(toResult)), {
    cacheKeyFn,
  });
}
