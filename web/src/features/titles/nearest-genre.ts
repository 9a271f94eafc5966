import { MOVIE_GENRES, TV_GENRES } from "@flickmap/schema/genres.ts";
import type { TitleType } from "../../generated/schema.ts";

const showGenreOfMovieGenre: ReadonlyMap<number, number> = new Map([
  [28, 10759],
  [12, 10759],
  [14, 10765],
  [878, 10765],
  [10752, 10768],
]);
const movieGenreOfShowGenre: ReadonlyMap<number, number> = new Map([
  [10759, 28],
  [10765, 878],
  [10768, 10752],
]);

/** The genre of a type that corresponds to a genre of either type: itself where the type has it; null where none does. */
export const nearestGenre = (id: number, type: TitleType): number | null => {
  const [own, others, counterparts] =
    type === "TV"
      ? [TV_GENRES, MOVIE_GENRES, showGenreOfMovieGenre]
      : [MOVIE_GENRES, TV_GENRES, movieGenreOfShowGenre];
  if (own.has(id) || !others.has(id)) return id;
  return counterparts.get(id) ?? null;
};
