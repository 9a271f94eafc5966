import { ProviderFamiliesDocument } from "../../features/services/ProviderFamilies.generated.ts";
import { defineRoute, pageQuery, queryAt, routeQuery } from "../../lib/route.ts";
import { changesKeys, paths, patterns } from "../../paths.ts";
import { ChangesDocument } from "./Changes.generated.ts";
import { changesVariables, narrowToMine, readAfter, readChangesFilter } from "./changes-filter.ts";

export const changesQuery = pageQuery(ChangesDocument, ({ country, search, watchable }) => {
  if (country === null) return null;
  const filter = narrowToMine(readChangesFilter(search), watchable);
  return changesVariables(filter, country, readAfter(search));
});

export const changesRoute = defineRoute({
  name: "changes",
  pattern: patterns.changes,
  keys: [...changesKeys],
  sitemap: [paths.changes()],
  isNarrowed: true,
  queries: (at, read) => [
    ...queryAt(changesQuery, at),
    ...(at.country !== null && read(ChangesDocument)
      ? [routeQuery(ProviderFamiliesDocument, { country: at.country })]
      : []),
  ],
  load: async () => (await import("./ChangesPage.tsx")).ChangesPage,
});
