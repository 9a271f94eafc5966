import { MOVIE_GENRES, TV_GENRES } from "@flickmap/schema/genres.ts";
import type { TitleType } from "../../generated/schema.ts";

/** Where the film database's two lists of genres have one word for what the other splits, or something close. */
const showGenreOfMovieGenre: ReadonlyMap<number, number> = new Map([
  [28, 10759],
  [12, 10759],
  [14, 10765],
  [878, 10765],
  [10752, 10768],
  // History: War & Politics. Horror: Mystery. Thriller: Crime.
  [36, 10768],
  [27, 9648],
  [53, 80],
]);
const movieGenreOfShowGenre: ReadonlyMap<number, number> = new Map([
  [10759, 28],
  [10765, 878],
  [10768, 10752],
  // Kids: Family. Soap: Drama. News: Documentary.
  [10762, 10751],
  [10766, 18],
  [10763, 99],
]);

/**
 * The genre of a type that comes closest to a genre of either type: itself where the type has it.
 *
 * @returns null where nothing is close; a genre that no list has is left as it is
 */
export const nearestGenre = (id: number, type: TitleType): number | null => {
  const [own, others, counterparts] =
    type === "TV"
      ? [TV_GENRES, MOVIE_GENRES, showGenreOfMovieGenre]
      : [MOVIE_GENRES, TV_GENRES, movieGenreOfShowGenre];
  if (own.has(id) || !others.has(id)) return id;
  return counterparts.get(id) ?? null;
};
