import { LRUCache } from "lru-cache";
import type { FilmDatabase } from "../film-database/film-database.ts";
import { toPagePath } from "../lib/page-path.ts";

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

  /** Remembers a title or a person. */
  add(type: "movie" | "tv" | "person", id: number, name: string): void {
    this.addPath(toPagePath(type, id, name));
  }

  /** Adds what the lists hold, out of the cache where it has them; a list that fails is left out. */
  async addLists(filmDatabase: FilmDatabase): Promise<void> {
    const pages = Array.from({ length: PAGES }, (_, index) => index + 1);
    const [movies, shows, people] = await Promise.all([
      Promise.allSettled(
        pages.flatMap((page) => [
          filmDatabase.popular("movie", undefined, page),
          filmDatabase.topRated("movie", undefined, page),
          filmDatabase.nowPlaying(undefined, page),
        ]),
      ),
      Promise.allSettled(
        pages.flatMap((page) => [
          filmDatabase.popular("tv", undefined, page),
          filmDatabase.topRated("tv", undefined, page),
        ]),
      ),
      Promise.allSettled(pages.map((page) => filmDatabase.trendingPeople(page))),
    ]);
    for (const list of movies) {
      if (list.status === "rejected") continue;
      for (const { id, title } of list.value.value.results) this.add("movie", id, title);
    }
    for (const list of shows) {
      if (list.status === "rejected") continue;
      for (const { id, name } of list.value.value.results) this.add("tv", id, name);
    }
    for (const list of people) {
      if (list.status === "rejected") continue;
      for (const { id, name } of list.value.value.results) this.add("person", id, name);
    }
  }

  /** Their paths on the site, in a stable order. */
  paths(): readonly string[] {
    return [...this.#paths.keys()].sort();
  }
}
