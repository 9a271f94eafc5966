import { matchRoutes } from "react-router-dom";

import { lazyPage } from "./lazy-page.tsx";
import type { LazyPage } from "./lazy-page.tsx";
import { getPageKey } from "../lib/url/page-key.ts";
import { changesKeys, filterKeys, paths, patterns } from "../paths.ts";
import { reportKeys } from "../features/offers/availability-report.ts";
import type { PageModule } from "../network/first-view.ts";

/** A page of the site. */
export interface SiteRoute {
  /** The name of its module, `routes/<folder>/<Name>Page`. Two routes may share one. */
  readonly name: string;
  /** The pattern of its URLs. */
  readonly path: string;
  /** The keys of a URL's query that the page reads. What else a URL carries changes nothing. */
  readonly query: readonly string[];
  /** The page, in a chunk of its own; its module also says what its first view queries. */
  readonly page: LazyPage;
  /** False for results of a search, which search engines shall leave out. */
  readonly listed: boolean;
  /** Its URLs in the sitemap, beside those of titles and genres. */
  readonly sitemap: readonly string[];
}

const route = (
  name: string,
  path: string,
  query: readonly string[],
  load: () => Promise<PageModule>,
  sitemap: readonly string[] = [],
): SiteRoute => ({ name, path, query, page: lazyPage(load), sitemap, listed: true });

const unlisted = (...parts: Parameters<typeof route>): SiteRoute => ({
  ...route(...parts),
  listed: false,
});

/** Services that were shared with the URL, on every page that shows titles. */
const shared = ["services", "services_kinds"];

/**
 * Every page of the site: the router, the gateway's pages, the service worker and the sitemap read
 * this list.
 */
export const routes: readonly SiteRoute[] = [
  route(
    "home",
    patterns.home,
    shared,
    async () => (await import("./home/HomePage.tsx")).homeRoute,
    [paths.home()],
  ),
  route(
    "title",
    patterns.movie,
    shared,
    async () => (await import("./title/TitlePage.tsx")).movieRoute,
  ),
  route(
    "title",
    patterns.tvShow,
    shared,
    async () => (await import("./title/TitlePage.tsx")).tvShowRoute,
  ),
  route(
    "person",
    patterns.person,
    ["type", "sort", "page", ...shared],
    async () => (await import("./person/PersonPage.tsx")).personRoute,
  ),
  unlisted(
    "search",
    patterns.search,
    ["q", "type", "page", "exact", ...shared],
    async () => (await import("./search/SearchPage.tsx")).searchRoute,
  ),
  unlisted(
    "direct-search",
    patterns.directSearch,
    ["q", "filter", "page", "exact", ...shared],
    async () => (await import("./search/DirectSearchPage.tsx")).directSearchRoute,
  ),
  route(
    "category",
    patterns.category,
    ["filter", "page", ...shared],
    async () => (await import("./category/CategoryPage.tsx")).categoryRoute,
    [
      paths.category("movie"),
      paths.category("movie", "top_rated"),
      paths.category("movie", "now_playing"),
      paths.category("tv"),
      paths.category("tv", "top_rated"),
    ],
  ),
  route(
    "genre",
    patterns.genre,
    ["type", "page", ...shared],
    async () => (await import("./genre/GenrePage.tsx")).genreRoute,
  ),
  route(
    "advanced-search",
    patterns.advancedSearch,
    ["page", ...filterKeys, ...shared],
    async () => (await import("./advanced-search/AdvancedSearchPage.tsx")).advancedSearchRoute,
    [paths.advancedSearch("movie"), paths.advancedSearch("tv")],
  ),
  route(
    "changes",
    patterns.changes,
    [...changesKeys, ...shared],
    async () => (await import("./changes/ChangesPage.tsx")).changesRoute,
    [paths.changes()],
  ),
  unlisted(
    "list",
    patterns.list,
    // What is on a list is known to the browser alone, that of a shared link too: all have one page.
    [],
    async () => (await import("./my-list/ListPage.tsx")).listRoute,
  ),
  unlisted(
    "country",
    patterns.country,
    ["to"],
    async () => (await import("./country/CountryPage.tsx")).countryRoute,
  ),
  route("faq", patterns.faq, [], async () => (await import("./faq/FaqPage.tsx")).faqRoute, [
    paths.faq(),
  ]),
  route(
    "contact",
    patterns.contact,
    reportKeys,
    async () => (await import("./contact/ContactPage.tsx")).contactRoute,
    [paths.contact()],
  ),
  route(
    "privacy",
    patterns.privacy,
    [],
    async () => (await import("./legal/PrivacyPage.tsx")).privacyRoute,
    [paths.privacy()],
  ),
  route(
    "terms",
    patterns.terms,
    [],
    async () => (await import("./legal/TermsPage.tsx")).termsRoute,
    [paths.terms()],
  ),
];

/** The page of every other path. */
export const notFound: SiteRoute = unlisted(
  "not-found",
  "*",
  [],
  async () => (await import("./not-found/not-found-route.ts")).notFoundRoute,
);

const firstSegment = (path: string): string | undefined => path.split("/", 2)[1];
/**
 * React Router compiles the pattern of each route that it is given. Every pattern begins with another text: a path has one
 * of the routes with its own beginning, or, written otherwise, as `/Movie/550`, any.
 */
const routesBySegment = new Map(
  routes.map(({ path: like }) => [
    firstSegment(like),
    routes.filter(({ path }) => firstSegment(path) === firstSegment(like)),
  ]),
);

/** A path's route, with the parameters in the path. */
interface SiteMatch {
  readonly route: SiteRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The matches of recent paths: the gateway matches a page's path several times, and each time its pattern is compiled again. */
const recentMatches = new Map<string, SiteMatch>();
const MAX_RECENT = 200;

/** The route of a path, with the parameters in it. */
export const matchSite = (pathname: string): SiteMatch => {
  const recent = recentMatches.get(pathname);
  if (recent) return recent;
  const possible = routesBySegment.get(firstSegment(pathname)) ?? routes;
  const table = possible.map(({ path }, index) => ({ path, id: String(index) }));
  const [match] = matchRoutes(table, pathname) ?? [];
  const route = match && possible[Number(match.route.id)];
  if (!route) return { route: notFound, params: {} };
  if (recentMatches.size === MAX_RECENT) recentMatches.clear();
  const found = { route, params: match.params };
  recentMatches.set(pathname, found);
  return found;
};

/** A URL that no page has. Every such URL is rendered as this one. */
const missingUrl = "/404";

/**
 * The part of a URL that its page depends on: two URLs with the same one have the same page.
 *
 * @param url path and query
 */
export const pageUrl = (url: string): string => {
  const [pathname = "", search = ""] = url.split(/\?(.*)/s, 2);
  const { route: found, params } = matchSite(pathname);
  if (found === notFound) return missingUrl;
  // A slug is for people: a title's page is the same whatever its slug says.
  const path = params["slug"] === undefined ? pathname : getPageKey(pathname);
  const read = search
    .split("&")
    .filter((part) =>
      [...new URLSearchParams(`&${part}`).keys()].some((key) => found.query.includes(key)),
    );
  return read.length === 0 ? path : `${path}?${read.join("&")}`;
};
