import type { LanguageCode } from "@flickmap/schema/languages.ts";

/**
 * Who waits for the work of a request. Visitors come first; bulk requests use what they leave; nobody waits for
 * background work, such as refreshing stale data.
 */
export type Priority = "visitor" | "bulk" | "background";

/** On whose behalf a call to the film database is made. */
export interface Caller {
  /** May change while the request is read: an operation turns out to be a bulk request. */
  priority: Priority;
  /** Names the client, such as its address; calls without one belong to the gateway itself. */
  readonly client?: string;
  /** Names the request in the log; of several that wait for one call, the first. */
  readonly requestId?: string;
}

/** Who sent a request, and which one it is. */
export type Requester = Required<Pick<Caller, "client" | "requestId">>;

/** What travels with a request through every layer, down to the film database's client. */
export interface RequestScope extends Caller {
  /** Aborts when the client has disconnected or the deadline has passed. */
  readonly signal: AbortSignal;
  /** Collects how fresh the data of the response is. */
  readonly freshness: Freshness;
  /** How many further calls to the film database may be made for the request; without it, as many as it needs. */
  callsLeft?: number;
  /** Data older than this many milliseconds is fetched again before it is used; without it, stale data is served. */
  readonly maxAgeMs?: number;
  /**
   * The language of the response; English where left out. Of a GraphQL operation it is known once its variables are read,
   * before anything is resolved.
   */
  language?: LanguageCode;
  /** The country whose own names come before those of the language. */
  country?: string | undefined;
}

/** For how long a response may be reused, in seconds. */
export interface CachePolicy {
  /**
   * By clients and shared caches: 0 when it is for one client only, failed, or made of stale or missing data.
   */
  readonly maxAge: number;
  /**
   * By the gateway, whatever the response's status, where that is not `maxAge`: it hears of ratings, which limit others,
   * and may store for a moment what nobody else may.
   */
  readonly gatewayMaxAge?: number;
  /** After that by the gateway, while it produces one new response in the background; 0 by default. */
  readonly staleWhileRevalidate?: number;
}

/**
 * How fresh the data of one response is, and so for how long the response may be reused. Whoever provides data notes
 * it here, whatever becomes of the data: a response made of stale or missing parts may look complete.
 */
export class Freshness {
  #stale = false;
  #failed = false;
  #oldest: number | null = null;
  #newest: number | null = null;
  #maxAge: number | null = null;
  #gatewayMaxAge: number | null = null;
  #shareable = false;
  readonly #ratingsOf = new Set<string>();

  /** Data of the film database is part of the response. */
  noteData(data: { readonly fetchedAt: number; readonly stale: boolean }): void {
    if (data.stale) this.#stale = true;
    this.#oldest = Math.min(this.#oldest ?? data.fetchedAt, data.fetchedAt);
    this.#newest = Math.max(this.#newest ?? data.fetchedAt, data.fetchedAt);
  }

  /** The ratings of a title, which `titleKeyText` names, are part of the response. */
  noteRatings(title: string): void {
    this.#ratingsOf.add(title);
  }

  /** The titles whose ratings are part of the response. */
  get ratingsOf(): ReadonlySet<string> {
    return this.#ratingsOf;
  }

  /** A part of the response could not be had. */
  noteFailure(): void {
    this.#failed = true;
  }

  /** Limits for how long the response may be reused. The shortest limit counts. */
  limit({ maxAge, gatewayMaxAge = maxAge }: CachePolicy): void {
    this.#maxAge = Math.min(this.#maxAge ?? maxAge, maxAge);
    this.#gatewayMaxAge = Math.min(this.#gatewayMaxAge ?? gatewayMaxAge, gatewayMaxAge);
  }

  /** States that the response is the same for every client. */
  markShareable(): void {
    this.#shareable = true;
  }

  /** Whether the response is the same for every client, whatever its `maxAge`; false until stated. */
  get shareable(): boolean {
    return this.#shareable;
  }

  /** Whether a part is past its lifetime. */
  get stale(): boolean {
    return this.#stale;
  }

  /** Whether a part is missing. */
  get failed(): boolean {
    return this.#failed;
  }

  /** When the oldest part was fetched, in milliseconds since 1970; null when no part has a date. */
  get oldestFetchedAt(): number | null {
    return this.#oldest;
  }

  /** When the newest part was fetched, in milliseconds since 1970: the response is the same since then; null as above. */
  get newestFetchedAt(): number | null {
    return this.#newest;
  }

  /** For how long the response may be reused: not at all when a part is stale or missing, and until a limit is stated. */
  get policy(): Required<Pick<CachePolicy, "maxAge" | "gatewayMaxAge">> {
    const complete = !this.#stale && !this.#failed;
    return {
      maxAge: complete ? (this.#maxAge ?? 0) : 0,
      gatewayMaxAge: complete ? (this.#gatewayMaxAge ?? 0) : 0,
    };
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
