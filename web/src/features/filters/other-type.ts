import { MOVIE_GENRES, TV_GENRES } from "@flickmap/schema/genres.ts";
import type { TitleType } from "../../generated/schema.ts";
import type { FilterSet } from "./filter-set.ts";

/** Where the film database's two genre lists have one word for what the other splits. */
const showGenreOfMovieGenre = new Map([
  [28, 10759],
  [12, 10759],
  [14, 10765],
  [878, 10765],
  [10752, 10768],
]);
const movieGenreOfShowGenre = new Map([
  [10759, 28],
  [10765, 878],
  [10768, 10752],
]);

/**
 * The same wishes for the other type of title: movies and shows have genre lists of their own, so
 * genres become their counterparts and those without one are left out. Years and dates belong to the
 * type they were chosen for and are dropped.
 */
export const filterSetForOtherType = (set: FilterSet, to: TitleType): FilterSet => {
  const counterpart = to === "TV" ? showGenreOfMovieGenre : movieGenreOfShowGenre;
  const genres = set.genres.flatMap((genre) =>
    MOVIE_GENRES.has(genre) && TV_GENRES.has(genre) ? [genre] : (counterpart.get(genre) ?? []),
  );
  return {
    ...set,
    genres: [...new Set(genres)].sort((a, b) => a - b),
    year: null,
    releasedFrom: null,
    releasedTo: null,
  };
};
