import type { HomeRowKind } from "../../generated/schema.ts";
import { t } from "../../lib/messages.ts";

export const rowHeading = (kind: HomeRowKind, countryName: string | null): string => {
  switch (kind) {
    case "LOCAL_MOVIES":
      return countryName === null
        ? t("home.globalMovies")
        : t("home.localMovies", { country: countryName });
    case "LOCAL_TV_SHOWS":
      return countryName === null
        ? t("home.globalShows")
        : t("home.localShows", { country: countryName });
    case "POPULAR_MOVIES":
      return t("home.popularMovies");
    case "TRENDING_TV_SHOWS":
      return t("home.trendingShows");
    case "JUST_RELEASED":
      return t("home.justReleased");
    case "UPCOMING_MOVIES":
      return t("home.upcoming");
  }
};
