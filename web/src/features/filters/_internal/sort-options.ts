import type { DiscoverSort } from "../../../generated/schema.ts";

/** A sort order as it stands in an address, and as people read it. */
export interface SortOption {
  readonly sort: DiscoverSort;
  readonly inAddress: string;
  readonly label: string;
}

/** The six orders, in the order of the list. */
export const sortOptions: readonly SortOption[] = [
  {
    sort: "POPULARITY_DESC",
    inAddress: "popularity.desc",
    label: "Popularity (High to Low)",
  },
  { sort: "POPULARITY_ASC", inAddress: "popularity.asc", label: "Popularity (Low to High)" },
  { sort: "VOTE_AVERAGE_DESC", inAddress: "vote_average.desc", label: "Rating (High to Low)" },
  { sort: "VOTE_AVERAGE_ASC", inAddress: "vote_average.asc", label: "Rating (Low to High)" },
  { sort: "RELEASE_DATE_DESC", inAddress: "release_date.desc", label: "Release Date (Newest)" },
  { sort: "RELEASE_DATE_ASC", inAddress: "release_date.asc", label: "Release Date (Oldest)" },
];

const inAddress = new Map<DiscoverSort, string>(
  sortOptions.map((option) => [option.sort, option.inAddress]),
);
const fromAddress = new Map<string, DiscoverSort>(
  sortOptions.map((option) => [option.inAddress, option.sort]),
);

/** `popularity.desc` and the like. */
export const writeSort = (sort: DiscoverSort): string => inAddress.get(sort) ?? "popularity.desc";

/**
 * The order that an address names. The film database's own names for release dates are understood
 * too; anything else is the default, most popular first.
 */
export const readSort = (written: string | null): DiscoverSort =>
  named(written) ?? "POPULARITY_DESC";

/** Whether an address names this very order. */
export const isSort = (written: string, sort: DiscoverSort): boolean => named(written) === sort;

const named = (written: string | null): DiscoverSort | undefined =>
  fromAddress.get(
    (written ?? "")
      .trim()
      .toLowerCase()
      .replace(/^(primary_release_date|first_air_date)\./, "release_date."),
  );
