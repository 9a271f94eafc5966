import { ProviderFamiliesDocument } from "../../features/services/ProviderFamilies.generated.ts";
import { defineRoute, queryAt, routeQuery, type PageQuery } from "../../lib/route.ts";
import { changesKeys, paths, patterns } from "../../paths.ts";
import {
  ChangesDocument,
  type ChangesQuery,
  type ChangesQueryVariables,
} from "./Changes.generated.ts";
import { changesVariables, narrowToMine, readAfter, readChangesFilter } from "./changes-filter.ts";

export const changesQuery: PageQuery<ChangesQuery, ChangesQueryVariables> = {
  document: ChangesDocument,
  content: "list",
  variables: ({ country, search, watchable }) => {
    if (country === null) return null;
    const filter = narrowToMine(readChangesFilter(search), watchable);
    return changesVariables(filter, country, readAfter(search));
  },
};

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
