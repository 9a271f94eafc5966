import { getWatchableQueries } from "../../features/titles/get-watchable-queries.ts";
import { defineRoute, queryAt } from "../../lib/route.ts";
import { patterns } from "../../paths.ts";
import { personQuery } from "./credits-query.ts";

export const personRoute = defineRoute({
  name: "person",
  pattern: patterns.person,
  keys: ["type", "sort", "page"],
  isNarrowed: true,
  queries: (at, read) => {
    const credits = read(personQuery.document)?.person?.credits;
    const titles = credits?.results.map(({ title }) => title);
    return [...queryAt(personQuery, at), ...getWatchableQueries(titles, at)];
  },
  load: async () => (await import("./PersonPage.tsx")).PersonPage,
});
