import { queryWithWatchable } from "../../features/titles/get-watchable-queries.ts";
import { defineRoute } from "../../lib/route.ts";
import { patterns } from "../../paths.ts";
import { genrePageQuery } from "./genre-params.ts";

export const genreRoute = defineRoute({
  name: "genre",
  pattern: patterns.genre,
  keys: ["type", "page"],
  isNarrowed: true,
  queries: queryWithWatchable(genrePageQuery, ({ discover }) => discover?.results),
  load: async () => (await import("./GenrePage.tsx")).GenreRoute,
});
