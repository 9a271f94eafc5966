import { LRUCache } from "lru-cache";
import type { CachedResponse } from "./cached-response.ts";

/** So many titles that were rated are remembered, while responses are produced that hold their ratings. */
const MAX_RATED = 10_000;

type WithRatings = Pick<CachedResponse, "ratingsOf">;

/** Which stored responses hold the ratings of a title, and which titles were rated while a response was produced. */
export class RatedTitles {
  /** The keys of the stored responses that hold the ratings of a title. */
  readonly #keysOf = new Map<string, Set<string>>();
  /** How many ratings there were when a title was rated the last time. */
  readonly #ratedAt = new LRUCache<string, number>({ max: MAX_RATED });
  /** How many ratings there were: the time, as far as ratings are concerned. */
  now = 0;

  /** Notes that a title was rated. Returns the keys of the stored responses that hold its ratings. */
  rated(title: string): Iterable<string> {
    this.now += 1;
    this.#ratedAt.set(title, this.now);
    return this.#keysOf.get(title) ?? [];
  }

  /** Whether one of a response's titles was rated since then. */
  wasRatedSince(then: number, titles: Iterable<string>): boolean {
    for (const title of titles) {
      if ((this.#ratedAt.get(title) ?? 0) > then) return true;
    }
    return false;
  }

  /** Notes that a response is stored. */
  add(key: string, { ratingsOf }: WithRatings): void {
    for (const title of ratingsOf) {
      const keys = this.#keysOf.get(title);
      if (keys === undefined) this.#keysOf.set(title, new Set([key]));
      else keys.add(key);
    }
  }

  /** Notes that a response is stored no more. */
  remove(key: string, { ratingsOf }: WithRatings): void {
    for (const title of ratingsOf) {
      const keys = this.#keysOf.get(title);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOf.delete(title);
    }
  }
}
