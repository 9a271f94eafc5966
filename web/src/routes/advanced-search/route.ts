import { CountriesDocument } from "../../features/country/Country.generated.ts";
import { ProviderFamiliesDocument } from "../../features/services/ProviderFamilies.generated.ts";
import { getWatchableQueries } from "../../features/titles/get-watchable-queries.ts";
import { defineRoute, routeQuery } from "../../lib/route.ts";
import type { RouteQuery } from "../../lib/route.ts";
import { readPage } from "../../lib/url/page-param.ts";
import { readType } from "../../lib/url/read-id.ts";
import { filterKeys, paths, patterns } from "../../paths.ts";
import {
  AdvancedSearchDocument,
  FilterChoicesDocument,
  FilterNamesDocument,
} from "./AdvancedSearch.generated.ts";
import { discoverFilter, readFilterSet } from "../../features/filters/filter-params.ts";
import type { FilterSet } from "../../features/filters/filter-set.ts";
import { AgeRatingsDocument } from "./filters/AgeRatings.generated.ts";
import { filterNamesVariables } from "./use-filter-names.ts";
import { needsLists, offeredBy } from "./offered-choices.ts";

/** Titles by what they are, and everything that they can be narrowed by. */
export const advancedSearchRoute = defineRoute({
  name: "advanced-search",
  pattern: patterns.advancedSearch,
  keys: ["page", ...filterKeys],
  sitemap: [paths.advancedSearch("movie"), paths.advancedSearch("tv")],
  isNarrowed: true,
  queries: (at, read) => {
    const { params, search, country, today, watchable } = at;
    const type = readType(params["type"] ?? "movie");
    if (type === null || country === null) return [];
    const titles = (set: FilterSet): RouteQuery => ({
      document: AdvancedSearchDocument,
      variables: {
        type,
        filter: discoverFilter(set, country),
        sort: set.sort,
        page: readPage(search.get("page")),
        ...watchable,
      },
      content: "list",
    });
    const set = readFilterSet(search, type, { today });
    const names = filterNamesVariables(set);
    const lists = [
      routeQuery(FilterChoicesDocument, { type }),
      routeQuery(CountriesDocument, {}),
      // Whether another region is one of the list is not known yet.
      ...(type === "MOVIE" && (set.region === null || set.region === country)
        ? [routeQuery(AgeRatingsDocument, { country })]
        : []),
      ...(names === null ? [] : [routeQuery(FilterNamesDocument, names)]),
    ];
    // Whether another region is one of the list is not known yet.
    const services =
      set.region === null || set.region === country
        ? [routeQuery(ProviderFamiliesDocument, { country })]
        : [];
    if (!needsLists(set, type, country)) {
      const data = read(AdvancedSearchDocument);
      return [
        titles(set),
        ...lists,
        ...(data ? [...getWatchableQueries(data.discover?.results, at), ...services] : []),
      ];
    }
    const choices = read(FilterChoicesDocument);
    const offered = offeredBy(today, {
      choices,
      countries: read(CountriesDocument),
      services: read(ProviderFamiliesDocument),
    });
    return [
      ...lists,
      ...services,
      ...(choices ? [titles(readFilterSet(search, type, offered))] : []),
    ];
  },
  load: async () => (await import("./AdvancedSearchPage.tsx")).AdvancedSearchRoute,
});
