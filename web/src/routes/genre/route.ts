import { getWatchableQueries } from "../../features/titles/get-watchable-queries.ts";
import { defineRoute, queryAt } from "../../lib/route.ts";
import { patterns } from "../../paths.ts";
import { genrePageQuery } from "./genre-params.ts";

export const genreRoute = defineRoute({
  name: "genre",
  pattern: patterns.genre,
  keys: ["type", "page"],
  isNarrowed: true,
  queries: (at, read) => [
    ...queryAt(genrePageQuery, at),
    ...getWatchableQueries(read(genrePageQuery.document)?.discover?.results, at),
  ],
  load: async () => (await import("./GenrePage.tsx")).GenreRoute,
});
