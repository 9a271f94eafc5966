import type { DiscoverSort, HomeRowDiscover } from "../../generated/schema.ts";
import type { FilterQuery } from "../../paths.ts";

/**
 * The filters that a row's 'View all' link carries to the advanced search. Those that the row does not
 * have are left out of the URL.
 */
export const viewAllFilters = (
  discover: Pick<
    HomeRowDiscover,
    "sort" | "region" | "originalLanguage" | "releasedFrom" | "releasedTo"
  >,
): FilterQuery => ({
  sort_by: sortBy(discover.sort),
  region: discover.region,
  with_original_language: discover.originalLanguage,
  "primary_release_date.gte": discover.releasedFrom,
  "primary_release_date.lte": discover.releasedTo,
});

/**
 * An order as it stands in the URL. That of Just Released and Upcoming is named after the field
 * the specification gives for these two links; the advanced search reads it as its release date order.
 */
const sortBy = (sort: DiscoverSort): string => {
  switch (sort) {
    case "POPULARITY_DESC":
      return "popularity.desc";
    case "POPULARITY_ASC":
      return "popularity.asc";
    case "VOTE_AVERAGE_DESC":
      return "vote_average.desc";
    case "VOTE_AVERAGE_ASC":
      return "vote_average.asc";
    case "RELEASE_DATE_DESC":
      return "primary_release_date.desc";
    case "RELEASE_DATE_ASC":
      return "primary_release_date.asc";
  }
};
