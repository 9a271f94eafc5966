import type { TitleType } from "../../generated/schema.ts";
import type { CategoryFilter } from "../../paths.ts";
import type { PageQuery } from "../../lib/route.ts";
import { readPage } from "../../lib/url/page-param.ts";
import { readType } from "../../lib/url/read-id.ts";
import { CategoryDocument } from "./Category.generated.ts";
import type { CategoryQuery, CategoryQueryVariables } from "./Category.generated.ts";

/** The filter that a URL names; popular for anything that is none. */
export const readCategoryFilter = (written: string | null): CategoryFilter => {
  const filter = written?.trim().toLowerCase();
  return filter === "top_rated" || filter === "now_playing" ? filter : "popular";
};

/** What the filter of a URL should read; the usual list need not be named. */
export const correctCategoryFilter = (written: string | null): string | null => {
  const filter = readCategoryFilter(written);
  return filter === "popular" && written !== "popular" ? null : filter;
};

/** The filters that have a button: Now Playing is for movies alone. */
export const categoryFilters = (
  type: TitleType,
): readonly { readonly filter: CategoryFilter; readonly label: string }[] => [
  { filter: "popular", label: "Popular" },
  { filter: "top_rated", label: "Top Rated" },
  ...(type === "MOVIE" ? [{ filter: "now_playing" as const, label: "Now Playing" }] : []),
];

/** The heading of a list. */
export const categoryHeading = (type: TitleType, filter: CategoryFilter): string => {
  const what = type === "MOVIE" ? "Movies" : "TV Shows";
  switch (filter) {
    case "popular":
      return `Popular ${what}`;
    case "top_rated":
      return `Top Rated ${what}`;
    case "now_playing":
      return type === "MOVIE" ? "Now Playing in Theaters" : "Currently Airing Shows";
  }
};

/**
 * The span that counts as currently airing: shows of which the first season began within a year.
 * @param today `YYYY-MM-DD`
 */
export const airingSince = (today: string): { releasedFrom: string; releasedTo: string } => {
  const ago = new Date(today);
  ago.setUTCFullYear(ago.getUTCFullYear() - 1);
  return { releasedFrom: ago.toISOString().slice(0, 10), releasedTo: today };
};

/** One page of a list; nothing for a type that is none. */
export const categoryPageQuery: PageQuery<CategoryQuery, CategoryQueryVariables> = {
  document: CategoryDocument,
  content: "list",
  variables: ({ params, search, country, today }) => {
    const type = readType(params["type"]);
    if (type === null || country === null) return null;
    const filter = readCategoryFilter(search.get("filter"));
    return {
      type,
      region: country,
      page: readPage(search.get("page")),
      isPopular: filter === "popular",
      isTopRated: filter === "top_rated",
      isNowPlaying: filter === "now_playing" && type === "MOVIE",
      isAiring: filter === "now_playing" && type === "TV",
      airing: { ...airingSince(today), includeAdult: false },
    };
  },
};

/** The page of a list, whichever it is. */
export const getCategoryPage = ({ popular, topRated, nowPlaying, airing }: CategoryQuery) =>
  popular ?? topRated ?? nowPlaying ?? airing;
