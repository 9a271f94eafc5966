import type { TitleType } from "../../generated/schema.ts";
import type { GenreQuery, GenreQueryVariables } from "./Genre.generated.ts";

/** The type that a URL names: movie or tv, anything else means movie. */
export const readGenreType = (written: string | null): TitleType =>
  written?.trim().toLowerCase() === "tv" ? "TV" : "MOVIE";

/** "Action Movies", "Drama TV Shows"; 'Genre' alone where the name is unknown. */
export const genreHeading = (name: string | undefined, type: TitleType): string =>
  name === undefined ? "Genre" : `${name} ${type === "MOVIE" ? "Movies" : "TV Shows"}`;

/**
 * The name of a genre: the list of its type's, else the other list's. Null where both lists are here
 * and none has it, undefined where it may be in one that is not.
 */
export const genreName = (
  lists: Pick<GenreQuery, "movieGenres" | "showGenres"> | undefined,
  id: number,
  type: TitleType,
): string | null | undefined => {
  const { movieGenres, showGenres } = lists ?? {};
  const inOrder = type === "MOVIE" ? [movieGenres, showGenres] : [showGenres, movieGenres];
  const found = inOrder.flatMap((list) => list ?? []).find((genre) => genre.id === id);
  if (found) return found.name;
  return movieGenres && showGenres ? null : undefined;
};

/** Genres that the film database names and numbers apart for movies and for shows: movies' on the left. */
const counterparts = [
  [28, 10759],
  [12, 10759],
  [878, 10765],
  [14, 10765],
  [10752, 10768],
] as const;

/**
 * The genre of the other type that comes closest; the same number where movies and shows share it, or nothing is close.
 */
export const genreForType = (id: number, to: TitleType): number => {
  const pair = counterparts.find(
    ([ofMovies, ofShows]) => (to === "TV" ? ofMovies : ofShows) === id,
  );
  return pair ? pair[to === "TV" ? 1 : 0] : id;
};

/** The variables of the query for one page of a genre. */
export const genreVariables = (list: {
  readonly type: TitleType;
  readonly id: number;
  readonly region: string;
  readonly page: number;
}): GenreQueryVariables => ({
  type: list.type,
  page: list.page,
  filter: { genres: [list.id], region: list.region, includeAdult: false },
});
