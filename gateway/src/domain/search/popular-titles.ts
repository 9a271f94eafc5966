import type { Logger } from "pino";
import type { FilmDatabase } from "../../film-database/film-database.ts";
import { Job, Pace } from "../../lib/job.ts";
import { Freshness } from "../../request-scope.ts";
import { BOUNDS } from "../titles/bounds.ts";
import { popularPages } from "../titles/popular-pages.ts";
import type { TitleType } from "../../film-database/records/title.ts";

const DAY_MS = 24 * 3600 * 1000;
/** The lists are read with at most this part of the film database's rate. */
const RATE_SHARE = 0.1;

interface Parts {
  readonly filmDatabase: FilmDatabase;
  readonly logger: Logger;
  readonly ratePerSecond: number;
}

/** Reads all pages of the popular movies and shows once a day: every title that the film database returns is indexed. */
export class PopularTitles {
  readonly #parts: Parts;
  readonly #pace: Pace;
  readonly #job = new Job({
    everyMs: DAY_MS,
    work: (signal) => Promise.all([this.#readAll("movie", signal), this.#readAll("tv", signal)]),
    onFailure: (error) =>
      this.#parts.logger.warn(
        { err: error },
        "the popular titles could not be read for the search",
      ),
  });

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#pace = new Pace(parts.ratePerSecond * RATE_SHARE);
  }

  start(): void {
    void this.#job.start();
  }

  stop(): Promise<void> {
    return this.#job.stop();
  }

  /** Never rejects: failures are logged. */
  read(): Promise<void> {
    return this.#job.run();
  }

  async #readAll(type: TitleType, signal: AbortSignal): Promise<void> {
    // What no visitor has in memory is not stored: the cache is for what visitors read.
    const database = this.#parts.filmDatabase.forRequest({
      signal,
      freshness: new Freshness(),
      priority: "background",
      maxAgeMs: DAY_MS,
    });
    const pace = () => this.#pace.next(signal);
    const pages = popularPages(database, { type, maxPages: BOUNDS.page.max, pace });
    for await (const _ of pages);
  }
}
