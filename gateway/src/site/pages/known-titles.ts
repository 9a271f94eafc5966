import { splitPrefix } from "@flickmap/schema/language-paths.ts";
import type { LanguageCode } from "@flickmap/schema/languages.ts";
import { LRUCache } from "lru-cache";
import type { Titles } from "../../domain/titles/titles.ts";
import type { FilmDatabase } from "../../film-database/film-database.ts";
import { toPagePath } from "../../lib/page-path.ts";

const MAX_TITLES = 20_000;
const PAGES = 3;

interface Lists {
  readonly titles: Titles;
  readonly filmDatabase: FilmDatabase;
}

/** The titles and persons whose URLs a sitemap contains: those of the lists, and those that were visited, in its language. */
export class KnownTitles {
  readonly #paths = new LRUCache<string, true>({ max: MAX_TITLES });

  addPath(path: string): void {
    this.#paths.set(path, true);
  }

  /** Adds what the lists hold, out of the cache where it has them; a list that fails is left out. */
  async addLists({ titles, filmDatabase }: Lists, language: LanguageCode): Promise<void> {
    const lists = await Promise.allSettled(
      Array.from({ length: PAGES }, (_, index) => index + 1).flatMap((page) => [
        titles.list("popular", "movie", null, page),
        titles.list("top_rated", "movie", null, page),
        titles.list("now_playing", "movie", null, page),
        titles.list("popular", "tv", null, page),
        titles.list("top_rated", "tv", null, page),
        filmDatabase.trendingPeople(page).then(({ value }) => value),
      ]),
    );
    for (const list of lists) {
      if (list.status === "rejected") continue;
      for (const item of list.value.results) {
        const type = "type" in item ? item.type : "person";
        this.addPath(toPagePath(type, item.id, item.name, language));
      }
    }
  }

  /** Their paths on the site in a language, in a stable order. */
  paths(language: LanguageCode): readonly string[] {
    return [...this.#paths.keys()]
      .filter((path) => splitPrefix(path).language.code === language)
      .sort();
  }
}
