import { toCountryCode } from "@flickmap/schema/country-names.ts";
import { MOVIE_GENRES, TV_GENRES } from "@flickmap/schema/genres.ts";
import { CountriesDocument } from "../../features/country/Country.generated.ts";
import { ProviderFamiliesDocument } from "../../features/services/ProviderFamilies.generated.ts";
import { getWatchableQueries } from "../../features/titles/get-watchable-queries.ts";
import { defineRoute, pageQuery, queryAt, routeQuery, type RouteParams } from "../../lib/route.ts";
import { readPage } from "../../lib/url/page-param.ts";
import { readType } from "../../lib/url/read-id.ts";
import { filterKeys, paths, patterns } from "../../paths.ts";
import {
  AdvancedSearchDocument,
  FilterChoicesDocument,
  FilterNamesDocument,
  type FilterNamesQueryVariables,
} from "./AdvancedSearch.generated.ts";
import type { FilterSet } from "../../features/filters/filter-set.ts";
import type { Offered } from "../../features/filters/filters.ts";
import type { TitleType } from "../../generated/schema.ts";
import { discoverFilter, readFilterSet } from "../../features/filters/filter-params.ts";
import { AgeRatingsDocument } from "./filters/AgeRatings.generated.ts";

export const getOffered = (type: TitleType, today: string): Offered => ({
  today,
  genres: type === "MOVIE" ? MOVIE_GENRES : TV_GENRES,
  languages: {
    has: (code) =>
      new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(code) !== undefined,
  },
  regions: { has: (code) => toCountryCode(code) === code },
});

/** What is requested of the names of keywords and persons; null where there are none. */
export const filterNamesVariables = ({
  keywords,
  people,
}: FilterSet): FilterNamesQueryVariables | null =>
  keywords.length === 0 && people.length === 0
    ? null
    : { keywords: [...keywords], people: [...people] };

export const readAdvancedSearchType = ({ type }: RouteParams) => readType(type ?? "movie");

export const advancedSearchQuery = pageQuery(
  AdvancedSearchDocument,
  ({ params, search, country, today, watchable }) => {
    const type = readAdvancedSearchType(params);
    if (type === null || country === null) return null;
    const set = readFilterSet(search, type, getOffered(type, today));
    return {
      type,
      filter: discoverFilter(set, country),
      sort: set.sort,
      page: readPage(search.get("page")),
      // Services that are named are what is looked for.
      ...(set.providers.length > 0 ? null : watchable),
    };
  },
);

export const advancedSearchRoute = defineRoute({
  name: "advanced-search",
  pattern: patterns.advancedSearch,
  keys: ["page", ...filterKeys],
  sitemap: [paths.advancedSearch("movie"), paths.advancedSearch("tv")],
  isNarrowed: true,
  queries: (at, read) => {
    const { params, search, country, today } = at;
    const type = readAdvancedSearchType(params);
    if (type === null || country === null) return [];
    const set = readFilterSet(search, type, getOffered(type, today));
    const place = { country: set.region ?? country };
    const names = filterNamesVariables(set);
    const data = read(AdvancedSearchDocument);
    return [
      ...queryAt(advancedSearchQuery, at),
      routeQuery(FilterChoicesDocument, { type }),
      routeQuery(CountriesDocument, {}),
      ...(type === "MOVIE" ? [routeQuery(AgeRatingsDocument, place)] : []),
      ...(names === null ? [] : [routeQuery(FilterNamesDocument, names)]),
      ...(data
        ? [
            ...getWatchableQueries(data.discover?.results, at),
            routeQuery(ProviderFamiliesDocument, place),
          ]
        : []),
    ];
  },
  load: async () => (await import("./AdvancedSearchPage.tsx")).AdvancedSearchRoute,
});
