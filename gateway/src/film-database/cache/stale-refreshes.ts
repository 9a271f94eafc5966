import type { Logger } from "pino";
import { toPublicError } from "../../errors.ts";
import type { Caller } from "../../request-scope.ts";
import { SingleFlight } from "../../lib/single-flight.ts";
import { lacksOffers } from "../records/details.ts";
import { type DataKind, LIFETIMES, OFFERS_PREFERRED } from "./lifetimes.ts";
import type { MemoryEntry } from "./memory-tier.ts";

/** How long a stale entry is not refreshed again after a failed refresh. */
const REFRESH_PAUSE_MS = 5000;
/** The same after a refresh that lost the title's offers. */
const WORSE_PAUSE_MS = LIFETIMES.incomplete.fresh;

/**
 * Fetches a value from the film database.
 *
 * @param signal aborts when no caller waits any more
 */
export type Fetch<Value> = (signal: AbortSignal, caller: Caller) => Promise<Value>;

/** Refetches in the background what was served stale. */
export class StaleRefreshes {
  readonly #flights = new SingleFlight();
  readonly #store: (key: string, kind: DataKind, value: unknown) => void;
  readonly #logger: Logger;
  readonly #now: () => number;

  /**
   * @param store is given what was fetched
   * @param now measures pauses, in milliseconds
   */
  constructor(
    store: (key: string, kind: DataKind, value: unknown) => void,
    logger: Logger,
    now: () => number = () => performance.now(),
  ) {
    this.#store = store;
    this.#logger = logger;
    this.#now = now;
  }

  /**
   * Begins to refresh an entry, unless that failed a moment ago.
   *
   * @param time of the day, in milliseconds since 1970
   */
  begin<Value>(
    key: string,
    kind: DataKind,
    entry: MemoryEntry,
    fetch: Fetch<Value>,
    time: number,
  ): void {
    if (this.#now() < entry.refreshNotBefore) return;
    entry.refreshNotBefore = this.#now() + REFRESH_PAUSE_MS;
    this.#flights
      .run(key, async (signal) => {
        const value = await fetch(signal, { priority: "background" });
        if (isWorse(value, entry, time)) entry.refreshNotBefore = this.#now() + WORSE_PAUSE_MS;
        else this.#store(key, kind, value);
      })
      .catch((error: unknown) => {
        this.#logger.debug({ kind, code: toPublicError(error).code }, "stale data not refreshed");
      });
  }
}

/** Whether a refresh lost the offers that a stored title has, which then stays for a while. */
function isWorse(value: unknown, { result }: MemoryEntry, time: number): boolean {
  const isPreferred = time - result.fetchedAt < OFFERS_PREFERRED;
  return isPreferred && lacksOffers(value) && !lacksOffers(result.value);
}
