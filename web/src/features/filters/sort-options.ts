import type { DiscoverSort } from "../../generated/schema.ts";

export const sortOptions = [
  { sort: "POPULARITY_DESC", inUrl: "popularity.desc", label: "advanced-search.popularityDesc" },
  { sort: "POPULARITY_ASC", inUrl: "popularity.asc", label: "advanced-search.popularityAsc" },
  { sort: "VOTE_AVERAGE_DESC", inUrl: "vote_average.desc", label: "advanced-search.ratingDesc" },
  { sort: "VOTE_AVERAGE_ASC", inUrl: "vote_average.asc", label: "advanced-search.ratingAsc" },
  { sort: "RELEASE_DATE_DESC", inUrl: "release_date.desc", label: "advanced-search.dateDesc" },
  { sort: "RELEASE_DATE_ASC", inUrl: "release_date.asc", label: "advanced-search.dateAsc" },
] as const;

const inUrl = new Map<DiscoverSort, string>(
  sortOptions.map((option) => [option.sort, option.inUrl]),
);
const fromUrl = new Map<string, DiscoverSort>(
  sortOptions.map((option) => [option.inUrl, option.sort]),
);

export const writeSort = (sort: DiscoverSort): string => inUrl.get(sort) ?? "popularity.desc";

/** The film database's own names for release dates are understood too; anything else is the default. */
export const readSort = (written: string | null): DiscoverSort =>
  fromUrl.get(
    (written ?? "")
      .trim()
      .toLowerCase()
      .replace(/^(primary_release_date|first_air_date)\./, "release_date."),
  ) ?? "POPULARITY_DESC";
