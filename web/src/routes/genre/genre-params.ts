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
