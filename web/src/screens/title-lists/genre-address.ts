import type { TitleType } from "../../generated/schema.ts";
import type { GenreQueryVariables } from "./Genre.generated.ts";

/** The type that an address names: movie or tv, anything else means movie. */
export const readGenreType = (written: string | null): TitleType =>
  written?.trim().toLowerCase() === "tv" ? "TV" : "MOVIE";

/** "Action Movies", "Drama TV Shows"; 'Genre' alone where the name is unknown. */
export const genreHeading = (name: string | undefined, type: TitleType): string =>
  name === undefined ? "Genre" : `${name} ${type === "MOVIE" ? "Movies" : "TV Shows"}`;

/** Genres that the film database names and numbers apart for movies and for shows: movies' on the left. */
const counterparts = [
  [28, 10759],
  [12, 10759],
  [878, 10765],
  [14, 10765],
  [10752, 10768],
] as const;

/** The genre of the other type that comes closest; the same number where movies and shows share it, or nothing is close. */
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
