/** Every URL of the site. What a visitor typed is always encoded here and nowhere else. */

type TypeInPath = "movie" | "tv";

export const patterns = {
  home: "/",
  movie: "/movie/:id/:slug?",
  tvShow: "/tv/:id/:slug?",
  person: "/person/:id/:slug?",
  search: "/search",
  directSearch: "/direct-search",
  category: "/category/:type",
  genre: "/genre/:id",
  advancedSearch: "/advanced-search/:type?",
  contact: "/contact",
  privacy: "/privacy",
  terms: "/terms",
  faq: "/faq",
  changes: "/new",
  list: "/list",
  country: "/country",
  surprise: "/surprise",
  service: "/service/:provider",
} as const;

/** The paths of a pattern, in whichever case, with its parameters as groups. */
export const toPathExpression = (pattern: string): RegExp => {
  const path = pattern
    .replace(/\/$/, "")
    .replaceAll(/\/:(\w+)\?/g, "(?:/(?<$1>[^/]+))?")
    .replaceAll(/:(\w+)/g, "(?<$1>[^/]+)");
  return new RegExp(`^${path}/?$`, "i");
};

/** What a title's URL is made of; `slug` may be empty. */
export interface TitleAddress {
  readonly type: "MOVIE" | "TV";
  readonly id: number;
  readonly slug: string;
}

/** What a person's URL is made of; `slug` may be empty. */
export interface PersonUrl {
  readonly id: number;
  readonly slug: string;
}

/** Values of a URL query; those left out, null or empty do not appear. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

export const filterKeys = [
  "sort_by",
  "region",
  "with_original_language",
  "with_genres",
  "primary_release_year",
  "first_air_date_year",
  "primary_release_date.gte",
  "primary_release_date.lte",
  "first_air_date.gte",
  "first_air_date.lte",
  "vote_average.gte",
  "vote_average.lte",
  "with_runtime.gte",
  "with_runtime.lte",
  "include_adult",
  "with_watch_providers",
  "with_watch_monetization_types",
  "without_genres",
  "without_watch_providers",
  "with_keywords",
  "with_people",
  "certification.lte",
  "certification_country",
] as const;

export type FilterQuery = Partial<
  Record<(typeof filterKeys)[number] | "page", string | number | boolean | null | undefined>
>;

export const changesKeys = ["change", "type", "kinds", "family", "provider", "after"] as const;

export type ChangesQuery = Partial<Record<(typeof changesKeys)[number], string | null>>;

export type ListQuery = Partial<Record<"titles" | "country" | "type" | "sort", string | null>>;

/** A URL of a surprise: the filters of an advanced search, which one it is, and where it is from. */
export type SurpriseQuery = FilterQuery &
  Partial<Record<"pick" | "type" | "from", string | number | null>>;

/** Which list `/category/{type}` shows; `now_playing` exists for movies alone. */
export type CategoryFilter = "popular" | "top_rated" | "now_playing";

/** `?a=1&b=2`, or nothing when no value is set. Commas stay readable. */
const withQuery = (path: string, query: Query): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value != null && value !== "") search.set(name, String(value));
  }
  const written = search.toString().replaceAll("%2C", ",");
  return written === "" ? path : `${path}?${written}`;
};

export const typeInPath = (type: "MOVIE" | "TV"): TypeInPath => (type === "MOVIE" ? "movie" : "tv");

export const paths = {
  home: (): string => "/",
  title: ({ type, id, slug }: TitleAddress): string =>
    `/${typeInPath(type)}/${id}${slug === "" ? "" : `/${encodeURIComponent(slug)}`}`,
  person: ({ id, slug }: PersonUrl): string =>
    `/person/${id}${slug === "" ? "" : `/${encodeURIComponent(slug)}`}`,
  search: (query = "", page?: number): string =>
    withQuery("/search", { q: query, page: page === 1 ? undefined : page }),
  directSearch: (query = ""): string => withQuery("/direct-search", { q: query }),
  category: (type: TypeInPath, filter?: CategoryFilter): string =>
    withQuery(`/category/${type}`, { filter }),
  genre: (id: number, type: TypeInPath): string => withQuery(`/genre/${id}`, { type }),
  advancedSearch: (type?: TypeInPath, filters: FilterQuery = {}): string =>
    withQuery(type ? `/advanced-search/${type}` : "/advanced-search", filters),
  /** What a service has: a provider family by its identifier. */
  service: (family: string): string => `/service/${encodeURIComponent(family)}`,
  contact: (report: Query = {}): string => withQuery("/contact", report),
  privacy: (): string => "/privacy",
  terms: (): string => "/terms",
  faq: (): string => "/faq",
  changes: (query: ChangesQuery = {}): string => withQuery("/new", query),
  listFeed: (country: string, titles: string): string =>
    withQuery(`/feeds/${country}.atom`, { titles }),
  /** The calendar of their releases and seasons there. */
  listCalendar: (country: string, titles: string): string =>
    withQuery(`/calendar/${country}.ics`, { titles }),
  surprise: (query: SurpriseQuery = {}): string => withQuery("/surprise", query),
  list: (query: ListQuery = {}): string => withQuery("/list", query),
  feed: (country: string, { family = null, ...query }: ChangesQuery = {}): string =>
    withQuery(`/feeds/${country}.atom`, { ...query, provider_families: family }),
} as const;
