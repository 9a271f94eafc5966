import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { AppError } from "../../errors.ts";
import { Job, Pace } from "../../lib/job.ts";
import { reasonOf } from "../../lib/outages.ts";
import type { FilmDatabase } from "../../film-database/film-database.ts";
import {
  type AvailabilityStore,
  type CatalogStats,
  INVENTED,
} from "../../stores/availability-store.ts";
import { AvailabilityObserver } from "./availability-observer.ts";
import { addPopularTitles } from "./popular-titles.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** One gateway at a time refreshes the catalog; this is the lease that it holds. */
const LEASE = "catalogue";
const LEASE_MS = 60 * SECOND;
const LOOK_EVERY_MS = 15 * SECOND;
const BATCH = 50;
/** A title that nobody requested or saw in a list for so long leaves the catalog. */
const WANTED_FOR_MS = 90 * DAY;
const CHANGES_FOR_MS = 180 * DAY;
const FORGET_EVERY_MS = HOUR;
/** The catalog takes at most this part of the film database's rate. */
const RATE_SHARE = 0.25;

export interface CatalogParts {
  readonly filmDatabase: FilmDatabase;
  readonly store: AvailabilityStore;
  readonly logger: Logger;
  readonly titles: number;
  readonly ratePerSecond: number;
  /** Whether popular titles are added; the default. */
  readonly withPopularTitles?: boolean;
  /** Fills an empty catalog before the first observation. */
  readonly fill?: (observer: AvailabilityObserver, signal: AbortSignal) => Promise<void>;
  readonly now?: () => number;
}

/** Observes every title of the catalog about once a day. A lease lets one gateway of a store work; a restart goes on. */
export class Catalog {
  readonly #parts: CatalogParts;
  readonly #observer: AvailabilityObserver;
  readonly #holder = randomUUID();
  readonly #now: () => number;
  readonly #pace: Pace;
  readonly #job = new Job({
    everyMs: LOOK_EVERY_MS,
    work: (signal) => this.#work(signal),
    onFailure: (error) => this.#failed(error),
  });
  #isComplete = false;
  #leaseUntil = 0;
  #forgetAt = 0;
  /** When the catalog was pruned last, or first could have been. */
  #lookedAt: number | null = null;

  constructor(parts: CatalogParts) {
    this.#parts = parts;
    this.#now = parts.now ?? (() => Date.now());
    this.#pace = new Pace(parts.ratePerSecond * RATE_SHARE);
    this.#observer = new AvailabilityObserver({ ...parts, now: this.#now });
  }

  /** Begins to look for titles that are due, now and every 15 seconds, without keeping the process alive. */
  start(): void {
    void this.#job.start();
  }

  async stop(): Promise<void> {
    await this.#job.stop();
    if (this.#leaseUntil === 0) return;
    await this.#parts.store.endLease(LEASE, this.#holder).catch(this.#failed);
  }

  /** Observes all titles that are due, and resolves when none is left. Never rejects: failures are logged. */
  run(): Promise<void> {
    return this.#job.run();
  }

  stats(): Promise<CatalogStats> {
    return this.#parts.store.stats(this.#now());
  }

  readonly #failed = (error: unknown): void => {
    this.#parts.logger.warn(
      { reason: reasonOf(error) },
      "the catalog could not be refreshed: it goes on later",
    );
  };

  async #work(signal: AbortSignal): Promise<void> {
    const { store } = this.#parts;
    const held = this.#leaseUntil > this.#now();
    if (!(await this.#holdLease())) return;
    // Another gateway may have stopped in the middle of its work.
    if (!held) await store.recover();
    await setSource(this.#parts);
    await this.#fillOnce(signal);
    const isWhole =
      this.#parts.withPopularTitles === false || (await this.#addPopularTitles(signal));
    await this.#forgetNowAndThen();
    let observed = 0;
    while (!signal.aborted) {
      const due = await store.due(this.#now(), BATCH);
      if (due.length === 0) break;
      for (const title of due) {
        await this.#paceWithLease();
        if (signal.aborted) break;
        await this.#observer.observe(title, signal);
        observed += 1;
      }
    }
    if (isWhole && !signal.aborted && !this.#isComplete) {
      await store.noteComplete(this.#now());
      this.#isComplete = true;
    }
    if (observed > 0) await this.#log("the catalog is up to date");
  }

  /** A list that cannot be had is read another time. Gives whether all have been read. */
  async #addPopularTitles(signal: AbortSignal): Promise<boolean> {
    const pace = () => this.#paceWithLease();
    try {
      await addPopularTitles({ ...this.#parts, now: this.#now, pace }, signal);
      return !signal.aborted;
    } catch (error) {
      if (!signal.aborted) this.#failed(error);
      return false;
    }
  }

  async #holdLease(): Promise<boolean> {
    const now = this.#now();
    const left = this.#leaseUntil - now;
    // More than a whole one is left where the clock was set back.
    if (left > LEASE_MS / 2 && left <= LEASE_MS) return true;
    const until = now + LEASE_MS;
    const taken = await this.#parts.store.takeLease(LEASE, this.#holder, now, until);
    this.#leaseUntil = taken ? until : 0;
    return taken;
  }

  async #paceWithLease(): Promise<void> {
    if (!(await this.#holdLease())) throw new Error("another gateway holds the lease");
    await this.#pace.next();
  }

  async #fillOnce(signal: AbortSignal): Promise<void> {
    const { fill } = this.#parts;
    if (!fill || (await this.stats()).observed > 0) return;
    await fill(this.#observer, signal);
    await this.#log("the catalog was filled");
  }

  async #forgetNowAndThen(): Promise<void> {
    const now = this.#now();
    if (now < this.#forgetAt) return;
    this.#forgetAt = now + FORGET_EVERY_MS;
    // By the clock of the last look too: one that jumps ahead would have everything deleted.
    const at = Math.min(this.#lookedAt ?? 0, now);
    this.#lookedAt = now;
    const [newest] = await this.#parts.store.changes({}, { before: null, limit: 1 });
    if (newest !== undefined && newest.observedAt > now) {
      const observedAt = new Date(newest.observedAt).toISOString();
      this.#parts.logger.warn({ observedAt }, "changes lie ahead of now: the clock was wrong");
    }
    await this.#parts.store.forget({
      changesBefore: at - CHANGES_FOR_MS,
      wantedBefore: at - WANTED_FOR_MS,
      max: this.#parts.titles,
    });
  }

  async #log(message: string): Promise<void> {
    this.#parts.logger.info(await this.stats(), message);
  }
}

/** Has the store hold observations of this film database alone: the sample's offers are none of TMDB's. Throws where it may not. */
export async function setSource({
  filmDatabase,
  store,
  logger,
}: {
  readonly filmDatabase: Pick<FilmDatabase, "source">;
  readonly store: Pick<AvailabilityStore, "setSource">;
  readonly logger: Logger;
}): Promise<void> {
  const former = await store.setSource(filmDatabase.source);
  if (former === null) return;
  if (former !== INVENTED) {
    throw new AppError(
      "INTERNAL_SERVER_ERROR",
      `What is stored was observed of ${former}, and the sample would take its place: set TMDB_READ_TOKEN or TMDB_API_KEY, or another DATA_DIR or MONGODB_URI`,
    );
  }
  logger.warn({ former }, "another film database was observed before: observations start afresh");
}
