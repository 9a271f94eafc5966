import type { Keyv } from "keyv";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { toPublicError } from "../../errors.ts";
import type { FilmDatabaseObserver } from "../observer.ts";
import type { Answer } from "./answer.ts";
import { type AnswerKind, freshnessOf, LONGEST_KEPT } from "./freshness.ts";
import { warnSparingly } from "../../warn-sparingly.ts";
import { SharedCalls } from "./shared-calls.ts";

/** What the cache keeps: the value and when it came. */
export interface CacheEntry {
  readonly value: unknown;
  readonly fetchedAt: number;
}

/** After a failed refresh, how long a stale entry is left alone. */
const REFRESH_PAUSE_MS = 5000;
/** An object in memory takes about this many bytes for each character of its JSON. */
const BYTES_PER_CHARACTER = 2;

/**
 * Puts a question to the film database.
 *
 * @param awaited whether somebody waits for the answer; a stale one is refreshed with nobody waiting
 */
export type Ask<Value> = (signal: AbortSignal, awaited: boolean) => Promise<Value>;

interface Held extends CacheEntry {
  refreshNotBefore: number;
}

/**
 * The shared cache of public answers. It takes a key and a way to ask, and no visitor: what is one
 * visitor's own cannot get in. A fresh answer is given from memory; a stale one is given at once
 * and refreshed behind; many askers of one missing answer share a single call.
 */
export class AnswerCache {
  readonly #memory: LRUCache<string, Held>;
  readonly #durable: Keyv<CacheEntry>;
  readonly #calls = new SharedCalls();
  readonly #refreshes = new SharedCalls();
  readonly #observer: FilmDatabaseObserver;
  readonly #logger: Logger;
  readonly #storeFailed: (error: unknown) => void;
  readonly #now: () => number;

  constructor(options: {
    memoryBytes: number;
    durable: Keyv<CacheEntry>;
    logger: Logger;
    observer?: FilmDatabaseObserver;
    now?: () => number;
  }) {
    this.#memory = new LRUCache({
      maxSize: options.memoryBytes,
      maxEntrySize: Math.ceil(options.memoryBytes / 4),
    });
    this.#durable = options.durable;
    this.#logger = options.logger;
    this.#storeFailed = warnSparingly(
      options.logger,
      "the cache's store failed; going on without it",
    );
    this.#observer = options.observer ?? {};
    this.#now = options.now ?? (() => Date.now());
  }

  /**
   * @param key names the question and the shape of its answer; holds no credential
   * @param ask puts the question; null is an answer too ("no such thing")
   * @param signal of the asker, who may go away
   * @throws whatever `ask` throws, when nothing that may stand in is kept
   */
  async read<Value>(
    key: string,
    kind: AnswerKind,
    ask: Ask<Value>,
    signal?: AbortSignal,
  ): Promise<Answer<Value>> {
    const held = this.#usable(key, kind, this.#memory.get(key));
    if (held) return this.#give(key, kind, held, ask);
    return this.#calls.join(key, (shared) => this.#fromFurtherAway(key, kind, ask, shared), signal);
  }

  async #fromFurtherAway<Value>(
    key: string,
    kind: AnswerKind,
    ask: Ask<Value>,
    signal: AbortSignal,
  ): Promise<Answer<Value>> {
    const kept = this.#usable(key, kind, await this.#readDurable(key));
    if (kept) {
      this.#hold(key, kept);
      return this.#give(key, kind, kept, ask);
    }
    this.#observer.cacheRead?.(kind, "miss", 0);
    const value = await ask(signal, true);
    return { value, fetchedAt: this.#keep(key, kind, value), stale: false };
  }

  #give<Value>(key: string, kind: AnswerKind, held: Held, ask: Ask<Value>): Answer<Value> {
    const age = this.#now() - held.fetchedAt;
    const stale = age > freshnessOf(kind, held.value).fresh;
    this.#observer.cacheRead?.(kind, stale ? "stale" : "fresh", age);
    if (stale) this.#refreshBehind(key, kind, held, ask);
    // The key names the shape of the value, so what is kept under it is what `ask` answers.
    return { value: held.value as Value, fetchedAt: held.fetchedAt, stale };
  }

  #refreshBehind<Value>(key: string, kind: AnswerKind, held: Held, ask: Ask<Value>): void {
    if (this.#now() < held.refreshNotBefore) return;
    held.refreshNotBefore = this.#now() + REFRESH_PAUSE_MS;
    this.#refreshes
      .join(key, async (signal) => this.#keep(key, kind, await ask(signal, false)))
      .catch((error: unknown) => {
        this.#logger.debug({ kind, code: toPublicError(error).code }, "stale answer not refreshed");
      });
  }

  #usable(key: string, kind: AnswerKind, entry: CacheEntry | Held | undefined): Held | undefined {
    if (entry === undefined) return undefined;
    const { fresh, stale } = freshnessOf(kind, entry.value);
    const age = this.#now() - entry.fetchedAt;
    if (age <= fresh + stale && age <= LONGEST_KEPT) {
      return "refreshNotBefore" in entry ? entry : { ...entry, refreshNotBefore: 0 };
    }
    this.#memory.delete(key);
    return undefined;
  }

  #keep(key: string, kind: AnswerKind, value: unknown): number {
    const fetchedAt = this.#now();
    this.#hold(key, { value, fetchedAt, refreshNotBefore: 0 });
    const { fresh, stale } = freshnessOf(kind, value);
    this.#durable
      .set(key, { value, fetchedAt }, Math.min(fresh + stale, LONGEST_KEPT))
      .catch((error: unknown) => this.#storeFailed(error));
    return fetchedAt;
  }

  #hold(key: string, held: Held): void {
    const size = Math.max(1, JSON.stringify(held.value).length * BYTES_PER_CHARACTER);
    this.#memory.set(key, held, { size });
  }

  async #readDurable(key: string): Promise<CacheEntry | undefined> {
    try {
      return await this.#durable.get(key);
    } catch (error) {
      this.#storeFailed(error);
      return undefined;
    }
  }
}
