import type { HomeRowKind } from "../../generated/schema.ts";

/**
 * The heading of a row of the home page.
 * @param countryName the selected country's English name; null where none is set, which reads "Global"
 */
export const rowHeading = (kind: HomeRowKind, countryName: string | null): string => {
  switch (kind) {
    case "LOCAL_MOVIES":
      return `${countryName ?? "Global"} Movies`;
    case "LOCAL_TV_SHOWS":
      return `${countryName ?? "Global"} TV Shows`;
    case "POPULAR_MOVIES":
      return "Popular Movies";
    case "TRENDING_TV_SHOWS":
      return "Trending TV Shows";
    case "JUST_RELEASED":
      return "Just Released";
    case "UPCOMING_MOVIES":
      return "Upcoming Movies";
  }
};
