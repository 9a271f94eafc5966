import { LRUCache } from "lru-cache";
import type { CachedResult } from "../../film-database/cache/cached-result.ts";
import type { FilmDatabase } from "../../film-database/film-database.ts";
import type {
  MoviePageRecord,
  PersonPageRecord,
  TvPageRecord,
} from "../../film-database/records/title.ts";
import { toPagePath } from "../../lib/page-path.ts";

/** The most titles that are remembered for the sitemap. */
const MAX_TITLES = 20_000;
/** How many pages of each list are in it. */
const PAGES = 3;

/** The titles and persons whose URLs the sitemap contains: those of the lists, and those that were visited. */
export class KnownTitles {
  readonly #paths = new LRUCache<string, true>({ max: MAX_TITLES });

  /** Remembers the path of a title's or a person's page; the longest unseen makes room. */
  addPath(path: string): void {
    this.#paths.set(path, true);
  }

  /** Adds what the lists hold, out of the cache where it has them; a list that fails is left out. */
  async addLists(filmDatabase: FilmDatabase): Promise<void> {
    const lists = await Promise.allSettled(
      Array.from({ length: PAGES }, (_, index) => index + 1).flatMap((page) => [
        listed("movie", filmDatabase.popular("movie", undefined, page)),
        listed("movie", filmDatabase.topRated("movie", undefined, page)),
        listed("movie", filmDatabase.nowPlaying(undefined, page)),
        listed("tv", filmDatabase.popular("tv", undefined, page)),
        listed("tv", filmDatabase.topRated("tv", undefined, page)),
        listed("person", filmDatabase.trendingPeople(page)),
      ]),
    );
    for (const list of lists) {
      if (list.status === "fulfilled") for (const path of list.value) this.addPath(path);
    }
  }

  /** Their paths on the site, in a stable order. */
  paths(): readonly string[] {
    return [...this.#paths.keys()].sort();
  }
}

/** The paths of the titles or persons of a list. */
async function listed(
  type: "movie" | "tv" | "person",
  list: Promise<CachedResult<MoviePageRecord | TvPageRecord | PersonPageRecord>>,
): Promise<string[]> {
  const { value } = await list;
  return value.results.map((item) =>
    toPagePath(type, item.id, "title" in item ? item.title : item.name),
  );
}
