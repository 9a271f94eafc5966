import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import type { FilmDatabase } from "../../film-database/film-database.ts";
import { Freshness } from "../../request-scope.ts";
import { BOUNDS } from "../titles/bounds.ts";
import type { TitleType } from "../titles/title.ts";

const SECOND_MS = 1000;
const DAY_MS = 24 * 3600 * SECOND_MS;
/** The lists are read with at most this part of the film database's rate. */
const RATE_SHARE = 0.1;

interface Parts {
  readonly filmDatabase: FilmDatabase;
  readonly logger: Logger;
  /** How many calls a second the film database allows. */
  readonly ratePerSecond: number;
}

/**
 * Reads all pages of the popular movies and shows, now and once a day, in the background: every title that the film
 * database returns is added to the index of names. A list that fails is read on the next day.
 */
export class PopularTitles {
  readonly #parts: Parts;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #reading: Promise<void> | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.read(), DAY_MS).unref();
    void this.read();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#reading;
  }

  /** Never rejects: failures are logged. */
  read(): Promise<void> {
    this.#reading ??= Promise.all([this.#readAll("movie"), this.#readAll("tv")])
      .then(() => undefined)
      .catch((error: unknown) => {
        if (this.#stopping.signal.aborted) return;
        const reason = error instanceof Error ? error.message : "unknown";
        this.#parts.logger.warn({ reason }, "the popular titles could not be read for the search");
      })
      .finally(() => {
        this.#reading = null;
      });
    return this.#reading;
  }

  async #readAll(type: TitleType): Promise<void> {
    const { filmDatabase, ratePerSecond } = this.#parts;
    const { signal } = this.#stopping;
    // What no visitor has in memory is not stored: the cache is for what visitors read.
    const database = filmDatabase.forRequest({
      signal,
      freshness: new Freshness(),
      priority: "background",
      maxAgeMs: DAY_MS,
    });
    for (let page = 1; page <= BOUNDS.page.max; page += 1) {
      const { value } = await database.popular(type, undefined, page);
      if (page >= value.total_pages) return;
      await delay((2 * SECOND_MS) / (ratePerSecond * RATE_SHARE), null, { signal, ref: false });
    }
  }
}
