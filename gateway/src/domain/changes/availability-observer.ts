import type { FilmDatabase } from "../../film-database/film-database.ts";
import { isUnavailable } from "../../errors.ts";
import { Freshness } from "../../request-scope.ts";
import type { AvailabilityStore } from "../../stores/availability-store.ts";
import type { TitleKey } from "../../film-database/records/title.ts";
import { detectChanges, OBSERVE_EVERY_MS } from "./detect-changes.ts";
import { type Observation, toObservation } from "./observation.ts";

/** When a title is observed again that could not be observed. */
const AFTER_FAILURE_MS = 60 * 60_000;

type ObservationOutcome =
  | "stored"
  /** The film database has no such title, or no offers for it. */
  | "nothing"
  /** Part of the offers was malformed. */
  | "malformed"
  /** The film database did not respond. */
  | "failed"
  /** Another gateway observed the title at the same time. */
  | "overtaken";

export class AvailabilityObserver {
  readonly #filmDatabase: FilmDatabase;
  readonly #store: AvailabilityStore;
  readonly #now: () => number;

  constructor(parts: { filmDatabase: FilmDatabase; store: AvailabilityStore; now?: () => number }) {
    this.#filmDatabase = parts.filmDatabase;
    this.#store = parts.store;
    this.#now = parts.now ?? (() => Date.now());
  }

  /** Fetches a title after visitors' requests, and stores the observation. */
  async observe(title: TitleKey, signal: AbortSignal): Promise<ObservationOutcome> {
    const filmDatabase = this.#filmDatabase.forRequest({
      signal,
      freshness: new Freshness(),
      priority: "background",
      maxAgeMs: 0,
    });
    let details;
    try {
      const result =
        title.type === "movie"
          ? await filmDatabase.movie(title.id)
          : await filmDatabase.tvShow(title.id);
      details = result.value;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      // The client has counted and logged the failure.
      await this.#store.postpone(title, this.#now() + AFTER_FAILURE_MS);
      return "failed";
    }
    const at = this.#now();
    const observation = details && toObservation(details, at);
    if (observation) return this.record(title, observation);
    await this.#store.postpone(title, at + OBSERVE_EVERY_MS);
    return details ? "malformed" : "nothing";
  }

  async record(title: TitleKey, observation: Observation): Promise<ObservationOutcome> {
    const previous = await this.#store.load(title);
    if (previous === null) return "overtaken";
    const update = detectChanges(previous, observation);
    if (update === null) {
      await this.#store.postpone(title, observation.at + OBSERVE_EVERY_MS);
      return "nothing";
    }
    return (await this.#store.record(title, update)) ? "stored" : "overtaken";
  }
}
