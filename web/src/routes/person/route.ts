import { queryWithWatchable } from "../../features/titles/get-watchable-queries.ts";
import { defineRoute } from "../../lib/route.ts";
import { patterns } from "../../paths.ts";
import { personQuery } from "./credits-query.ts";

export const personRoute = defineRoute({
  name: "person",
  pattern: patterns.person,
  keys: ["type", "sort", "page"],
  isNarrowed: true,
  queries: queryWithWatchable(personQuery, ({ person }) =>
    person?.credits?.results.map(({ title }) => title),
  ),
  load: async () => (await import("./PersonPage.tsx")).PersonPage,
});
