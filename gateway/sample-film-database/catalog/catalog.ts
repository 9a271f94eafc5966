import { completeTitle } from "./complete-title.ts";
import { type People, gatherPeople } from "./people.ts";
import { nameOfTitle, readCatalog, readTranslations } from "./read-catalog.ts";
import { type SearchIndex, searchIndex } from "./search-index.ts";
import type { Kind, Title } from "./title.ts";

/** The titles of one kind. */
export interface Shelf {
  kind: Kind;
  /** Every title that lists may show, the most popular first. */
  titles: readonly Title[];
  /** Every title that can be requested, those kept out of lists included. */
  byId: ReadonlyMap<number, Title>;
  search: SearchIndex;
}

/** Everything the sample holds. Built once at the start, never changed. */
export interface Catalog {
  movie: Shelf;
  tv: Shelf;
  people: People;
}

/** The titles of the catalog's files, as they stand on a day. */
export function sampleTitles(today: string): Title[] {
  const translations = readTranslations();
  return readCatalog().map((row) => completeTitle(row, today, translations.get(nameOfTitle(row))));
}

/**
 * Builds the catalog and its indexes.
 *
 * @param listed titles that lists and searches show
 * @param unlisted titles that answer only to their ids
 */
export function buildCatalog(listed: readonly Title[], unlisted: readonly Title[] = []): Catalog {
  return {
    movie: shelf("movie", listed, unlisted),
    tv: shelf("tv", listed, unlisted),
    people: gatherPeople([...[...listed].sort(byPopularity), ...unlisted]),
  };
}

function shelf(kind: Kind, listed: readonly Title[], unlisted: readonly Title[]): Shelf {
  const titles = listed.filter((title) => title.kind === kind).sort(byPopularity);
  const hidden = unlisted.filter((title) => title.kind === kind);
  return {
    kind,
    titles,
    byId: new Map([...titles, ...hidden].map((title) => [title.id, title])),
    search: searchIndex(titles),
  };
}

/** Orders titles with the most popular first; equal ones by id. */
function byPopularity(first: Title, second: Title): number {
  return second.popularity - first.popularity || first.id - second.id;
}
