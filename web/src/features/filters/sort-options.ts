import type { DiscoverSort } from "../../generated/schema.ts";

export const sortOptions = [
  { sort: "POPULARITY_DESC", inUrl: "popularity.desc", label: "advanced-search.popularityDesc" },
  { sort: "POPULARITY_ASC", inUrl: "popularity.asc", label: "advanced-search.popularityAsc" },
  { sort: "VOTE_AVERAGE_DESC", inUrl: "vote_average.desc", label: "advanced-search.ratingDesc" },
  { sort: "VOTE_AVERAGE_ASC", inUrl: "vote_average.asc", label: "advanced-search.ratingAsc" },
  { sort: "RELEASE_DATE_DESC", inUrl: "release_date.desc", label: "advanced-search.dateDesc" },
  { sort: "RELEASE_DATE_ASC", inUrl: "release_date.asc", label: "advanced-search.dateAsc" },
] as const;

export const writeSort = (sort: DiscoverSort): string =>
  sortOptions.find((option) => option.sort === sort)?.inUrl ?? "popularity.desc";

/** The film database's own names for release dates are understood too; anything else is the default. */
export const readSort = (written: string | null): DiscoverSort => {
  const plain = written?.trim().toLowerCase();
  const named = plain?.replace(/^(primary_release_date|first_air_date)\./, "release_date.");
  return sortOptions.find(({ inUrl }) => inUrl === named)?.sort ?? "POPULARITY_DESC";
};
