import type { QueryResult } from "@flickmap/schema/page-rendering.ts";
import { SiteDocument } from "../features/site/Site.generated.ts";
import {
  routeQuery,
  type ReadData,
  type Route,
  type RouteLocation,
  type RouteParams,
  type RouteQuery,
} from "../lib/route.ts";
import { getPageKey } from "../lib/url/page-key.ts";
import { toPathExpression } from "../paths.ts";
import { advancedSearchRoute } from "./advanced-search/route.ts";
import { categoryRoute } from "./category/route.ts";
import { changesRoute } from "./changes/route.ts";
import { contactRoute } from "./contact/route.ts";
import { countryRoute } from "./country/route.ts";
import { faqRoute } from "./faq/route.ts";
import { genreRoute } from "./genre/route.ts";
import { homeRoute } from "./home/route.ts";
import { privacyRoute, termsRoute } from "./legal/route.ts";
import { listRoute } from "./my-list/route.ts";
import { notFoundRoute } from "./not-found/route.ts";
import { personRoute } from "./person/route.ts";
import { directSearchRoute, searchRoute } from "./search/route.ts";
import { serviceRoute } from "./service/route.ts";
import { surpriseRoute } from "./surprise/route.ts";
import { movieRoute, tvShowRoute } from "./title/route.ts";

/** Every page of the site: the browser, the gateway's pages, what is sent ahead and the sitemap read this list. */
export const routes: readonly Route[] = [
  homeRoute,
  movieRoute,
  tvShowRoute,
  personRoute,
  searchRoute,
  directSearchRoute,
  categoryRoute,
  genreRoute,
  advancedSearchRoute,
  serviceRoute,
  changesRoute,
  listRoute,
  surpriseRoute,
  countryRoute,
  faqRoute,
  contactRoute,
  privacyRoute,
  termsRoute,
];

const matchers = routes.map((route) => ({ route, path: toPathExpression(route.pattern) }));

export interface RouteMatch {
  readonly route: Route;
  readonly params: RouteParams;
}

const noMatch: RouteMatch = { route: notFoundRoute, params: {} };

export const matchRoute = (pathname: string): RouteMatch => {
  for (const { route, path } of matchers) {
    const found = path.exec(pathname);
    if (!found) continue;
    try {
      const params = Object.entries(found.groups ?? {}).map(([name, written]) => [
        name,
        // Those left out are undefined, whatever their type says.
        written && decodeURIComponent(written),
      ]);
      return { route, params: Object.fromEntries(params) };
    } catch {
      // No text is encoded so.
      return noMatch;
    }
  }
  return noMatch;
};

const frameQueries: readonly RouteQuery[] = [routeQuery(SiteDocument, {})];

/** Those that the page cannot be rendered without, and behind them those that follow from results, in their order. */
export const getPageQueries = (
  route: Route,
  at: RouteLocation,
  results: readonly (QueryResult | null)[] = [],
): readonly RouteQuery[] => {
  const first = [...frameQueries, ...route.queries(at, () => undefined)];
  if (results.length === 0) return first;
  const data = new Map(first.map(({ document }, index) => [document, results[index]?.data]));
  // The data of a document is of its type.
  const read: ReadData = (document) => (data.get(document) ?? undefined) as never;
  return [...frameQueries, ...route.queries(at, read)];
};

/** A URL that no page has. Every such URL is rendered as this one. */
const missingUrl = "/404";

/** The part of a URL, path and query, that its page depends on. */
export const pageUrl = (url: string): string => {
  const [pathname = "", search = ""] = url.split(/\?(.*)/s, 2);
  const { route, params } = matchRoute(pathname);
  if (route === notFoundRoute) return missingUrl;
  // A slug is for people: a title's page is the same whatever its slug says.
  const path = params["slug"] === undefined ? pathname : getPageKey(pathname);
  const read = search
    .split("&")
    .filter((part) =>
      [...new URLSearchParams(`&${part}`).keys()].some((key) => route.keys.includes(key)),
    );
  return read.length === 0 ? path : `${path}?${read.join("&")}`;
};
