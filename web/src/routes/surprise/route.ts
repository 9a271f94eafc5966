import { getWatchableQueries } from "../../features/titles/get-watchable-queries.ts";
import { defineRoute, queryAt } from "../../lib/route.ts";
import { filterKeys, patterns } from "../../paths.ts";
import { getCandidates, readSurprise, surpriseQuery } from "./surprise-query.ts";

export const surpriseRoute = defineRoute({
  name: "surprise",
  pattern: patterns.surprise,
  keys: ["pick", "type", "from", ...filterKeys],
  isListed: false,
  isNarrowed: true,
  isStored: false,
  queries: (at, read) => {
    const data = read(surpriseQuery.document);
    const { pick } = readSurprise(at.search, at.today);
    const chosen = data && getCandidates(data, pick)?.slice(0, 1);
    return [...queryAt(surpriseQuery, at), ...getWatchableQueries(chosen, at)];
  },
  load: async () => (await import("./SurprisePage.tsx")).SurprisePage,
});
