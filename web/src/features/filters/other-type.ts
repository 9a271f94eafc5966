import type { TitleType } from "../../generated/schema.ts";
import type { FilterSet } from "./filter-set.ts";
import { nearestGenre } from "../titles/nearest-genre.ts";

/**
 * The same wishes for the other type of title: movies and shows have genre lists of their own, so
 * genres become their counterparts and those without one are left out. Years and dates belong to the
 * type they were chosen for and are dropped.
 */
export const filterSetForOtherType = (set: FilterSet, to: TitleType): FilterSet => {
  const genres = set.genres.flatMap((genre) => nearestGenre(genre, to) ?? []);
  const withoutGenres = set.withoutGenres.flatMap((genre) => nearestGenre(genre, to) ?? []);
  return {
    ...set,
    withoutGenres: [...new Set(withoutGenres)].sort((a, b) => a - b),
    // Shows cannot be narrowed by either.
    ...(to === "TV" && { people: [], certification: null }),
    genres: [...new Set(genres)].sort((a, b) => a - b),
    year: null,
    releasedFrom: null,
    releasedTo: null,
  };
};
