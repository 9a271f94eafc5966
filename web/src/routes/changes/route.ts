import { ProviderFamiliesDocument } from "../../features/services/ProviderFamilies.generated.ts";
import { defineRoute, routeQuery } from "../../lib/route.ts";
import { changesKeys, paths, patterns } from "../../paths.ts";
import { ChangesDocument } from "./Changes.generated.ts";
import { changesVariables, narrowToMine, readAfter, readChangesFilter } from "./changes-filter.ts";

export const changesRoute = defineRoute({
  name: "changes",
  pattern: patterns.changes,
  keys: [...changesKeys],
  sitemap: [paths.changes()],
  isNarrowed: true,
  queries: ({ country, search, watchable }, read) => {
    if (country === null) return [];
    const filter = narrowToMine(readChangesFilter(search), watchable, country);
    return [
      {
        document: ChangesDocument,
        variables: changesVariables(filter, country, readAfter(search)),
        content: "list",
      },
      ...(read(ChangesDocument) ? [routeQuery(ProviderFamiliesDocument, { country })] : []),
    ];
  },
  load: async () => (await import("./ChangesPage.tsx")).ChangesPage,
});
