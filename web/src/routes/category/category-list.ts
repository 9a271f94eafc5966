import type { TitleType } from "../../generated/schema.ts";
import type { CategoryFilter } from "../../paths.ts";
import type { CategoryQueryVariables } from "./Category.generated.ts";

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

/** The variables that ask for one page of a list. */
export const categoryVariables = (list: {
  readonly type: TitleType;
  readonly filter: CategoryFilter;
  readonly region: string;
  readonly page: number;
  readonly today: string;
}): CategoryQueryVariables => ({
  type: list.type,
  region: list.region,
  page: list.page,
  isPopular: list.filter === "popular",
  isTopRated: list.filter === "top_rated",
  isNowPlaying: list.filter === "now_playing" && list.type === "MOVIE",
  isAiring: list.filter === "now_playing" && list.type === "TV",
  airing: { ...airingSince(list.today), includeAdult: false },
});
