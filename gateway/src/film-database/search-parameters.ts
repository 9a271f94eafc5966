import type { Parameters } from "./client/fetch-json.ts";
import type { MediaType, SearchParameters } from "./request-parameters.ts";

/** A search's parameters as the film database's. Adult titles are excluded; only searches for movies take a region. */
export function searchParameters(
  scope: MediaType | "multi" | "person",
  { query, region, year, page = 1 }: SearchParameters,
): Parameters {
  return {
    query,
    page,
    include_adult: false,
    ...(scope === "movie" && { region, primary_release_year: year }),
    ...(scope === "tv" && { first_air_date_year: year }),
  };
}
