import type { Catalog } from "../catalog/catalog.ts";
import type { Kind, Title } from "../catalog/title.ts";
import { invalidParameters } from "../http/api-error.ts";
import { mixedItem } from "./shapes.ts";

/**
 * `find/{external id}`: titles by their IMDb, Wikidata or TheTVDB id. An id nobody has finds empty lists.
 *
 * @throws ApiError with `status_code` 5 for any other source
 */
export function find(catalog: Catalog, externalId: string, query: URLSearchParams) {
  const source = query.get("external_source");
  const idOf = (title: Title): string | null => {
    if (source === "imdb_id") return title.imdbId;
    if (source === "wikidata_id") return title.wikidataId;
    if (source === "tvdb_id") return title.tvdbId;
    throw invalidParameters();
  };
  const found = (kind: Kind) =>
    catalog[kind].titles
      .filter((title) => idOf(title) === externalId)
      .map((title) => mixedItem(title, query.get("language")));
  return {
    movie_results: found("movie"),
    tv_results: found("tv"),
  };
}
