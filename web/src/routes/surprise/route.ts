import { queryWithWatchable } from "../../features/titles/get-watchable-queries.ts";
import { defineRoute } from "../../lib/route.ts";
import { filterKeys, patterns } from "../../paths.ts";
import { getCandidates, readSurprise, surpriseQuery } from "./surprise-query.ts";

export const surpriseRoute = defineRoute({
  name: "surprise",
  pattern: patterns.surprise,
  keys: ["pick", "type", "from", ...filterKeys],
  isListed: false,
  isNarrowed: true,
  isStored: false,
  queries: queryWithWatchable(surpriseQuery, (data, { search, today }) =>
    getCandidates(data, readSurprise(search, today).pick)?.slice(0, 1),
  ),
  load: async () => (await import("./SurprisePage.tsx")).SurprisePage,
});
