import type { Stars } from "../rating-store.ts";
import { titleKeyText, type TitleKey } from "../../film-database/title-key.ts";

/** Ratings of one title, by session. */
type Batch = ReadonlyMap<string, Stars | 0>;

interface WaitingRating {
  readonly session: string;
  readonly stars: Stars | 0;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** The most ratings in one batch: about 50 KB of a log. */
const MAX_RATINGS = 500;

/**
 * Writes ratings in batches, one at a time for each title: those that arrive while a batch is written
 * are the next batch. So a title takes as many ratings as arrive, for one write at a time, and no title
 * waits for another.
 */
export class RatingQueue {
  readonly #commit: (title: TitleKey, batch: Batch) => Promise<() => Promise<void>>;
  readonly #waiting = new Map<string, WaitingRating[]>();
  readonly #writing = new Set<Promise<void>>();

  /** @param commit stores a batch, and returns what is to be done before the next one */
  constructor(commit: (title: TitleKey, batch: Batch) => Promise<() => Promise<void>>) {
    this.#commit = commit;
  }

  /** Resolves when the rating is stored. Rejects as its batch does. */
  write(title: TitleKey, session: string, stars: Stars | 0): Promise<void> {
    return new Promise((resolve, reject) => {
      const key = titleKeyText(title);
      const waiting = this.#waiting.get(key);
      const rating = { session, stars, resolve, reject };
      if (waiting !== undefined) {
        waiting.push(rating);
        return;
      }
      const fresh = [rating];
      this.#waiting.set(key, fresh);
      const writing = this.#writeAll(title, fresh);
      this.#writing.add(writing);
      void writing.then(() => this.#writing.delete(writing));
    });
  }

  /** Resolves when all that was begun is written. */
  async idle(): Promise<void> {
    while (this.#writing.size > 0) await Promise.all(this.#writing);
  }

  async #writeAll(title: TitleKey, waiting: WaitingRating[]): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MAX_RATINGS);
      try {
        // The last of a session's ratings counts.
        const stars = new Map(batch.map((rating) => [rating.session, rating.stars]));
        const finish = await this.#commit(title, stars);
        for (const { resolve } of batch) resolve();
        await finish();
      } catch (error) {
        // Those that are resolved stay so.
        for (const { reject } of batch) reject(error);
      }
    }
    // In the tick in which nothing was waiting: a later call starts a new run.
    this.#waiting.delete(titleKeyText(title));
  }
}
