import type { Catalog } from "../catalog/catalog.ts";
import type { Kind, Title } from "../catalog/title.ts";
import { listItem } from "./shapes.ts";

/** `find/{external id}`: titles by their IMDb, Wikidata or TheTVDB id. An id nobody has finds empty lists. */
export function find(catalog: Catalog, externalId: string, query: URLSearchParams) {
  const source = query.get("external_source");
  const idOf = ({ imdbId, wikidataId, tvdbId }: Title) =>
    source === "imdb_id" ? imdbId : source === "wikidata_id" ? wikidataId : tvdbId;
  const found = (kind: Kind) =>
    catalog[kind].titles
      .filter((title) => idOf(title) === externalId)
      .map((title) => listItem(title, query.get("language")));
  return { movie_results: found("movie"), tv_results: found("tv") };
}
