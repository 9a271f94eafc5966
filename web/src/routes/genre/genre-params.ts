import type { TitleType } from "../../generated/schema.ts";
import { pageQuery } from "../../lib/route.ts";
import { readPage } from "../../lib/url/page-param.ts";
import { readId } from "../../lib/url/read-id.ts";
import { GenreDocument, type GenreQuery } from "./Genre.generated.ts";
import { t } from "../../lib/messages.ts";

export const readGenreType = (written: string | null): TitleType =>
  written?.trim().toLowerCase() === "tv" ? "TV" : "MOVIE";

export const genreHeading = (name: string | undefined, type: TitleType): string =>
  name === undefined
    ? t("genre.genre")
    : t(type === "MOVIE" ? "genre.movies" : "genre.shows", { genre: name });

/** Null where the type's list does not have it; undefined where neither list could be had. */
export const genreName = (
  lists: Pick<GenreQuery, "movieGenres" | "showGenres"> | undefined,
  id: number,
  type: TitleType,
): string | null | undefined => {
  const { movieGenres, showGenres } = lists ?? {};
  const [list, otherList] =
    type === "MOVIE" ? [movieGenres, showGenres] : [showGenres, movieGenres];
  const found = (list ?? otherList)?.find((genre) => genre.id === id);
  return found?.name ?? (list ? null : undefined);
};

export const genrePageQuery = pageQuery(GenreDocument, ({ params, search, country, watchable }) => {
  const id = readId(params["id"]);
  if (id === null || country === null) return null;
  const type = readGenreType(search.get("type"));
  return {
    type,
    page: readPage(search.get("page")),
    ...watchable,
    filter: { genres: [id], region: country, includeAdult: false },
  };
});
