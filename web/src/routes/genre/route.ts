import { queryWithWatchable } from "../../features/titles/get-watchable-queries.ts";
import { defineRoute, pageQuery } from "../../lib/route.ts";
import { patterns } from "../../paths.ts";
import type { TitleType } from "../../generated/schema.ts";
import { readPage } from "../../lib/url/page-param.ts";
import { readId } from "../../lib/url/read-id.ts";
import { GenreDocument } from "./Genre.generated.ts";

export const readGenreType = (written: string | null): TitleType =>
  written?.trim().toLowerCase() === "tv" ? "TV" : "MOVIE";

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

export const genreRoute = defineRoute({
  name: "genre",
  pattern: patterns.genre,
  keys: ["type", "page"],
  isNarrowed: true,
  queries: queryWithWatchable(genrePageQuery, ({ discover }) => discover?.results),
  load: async () => (await import("./GenrePage.tsx")).GenreRoute,
});
