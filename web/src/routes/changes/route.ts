import { getFamilies } from "../../features/services/provider-family.ts";
import { ProviderFamiliesDocument } from "../../features/services/ProviderFamilies.generated.ts";
import { defineRoute, routeQuery, type RouteQuery } from "../../lib/route.ts";
import { changesKeys, paths, patterns } from "../../paths.ts";
import { ChangesDocument } from "./Changes.generated.ts";
import {
  changesVariables,
  narrowToMine,
  readAfter,
  readChangesFilter,
  type ChangesFilter,
  offeredServices,
} from "./changes-filter.ts";

export const changesRoute = defineRoute({
  name: "changes",
  pattern: patterns.changes,
  keys: [...changesKeys],
  sitemap: [paths.changes()],
  isNarrowed: true,
  queries: ({ country, search, watchable }, read) => {
    if (country === null) return [];
    const list = (filter: ChangesFilter): RouteQuery => ({
      document: ChangesDocument,
      variables: changesVariables(filter, country, readAfter(search)),
      content: "list",
    });
    const services = routeQuery(ProviderFamiliesDocument, { country });
    const written = readChangesFilter(search);
    if (written.services.length === 0) {
      const filter = narrowToMine(written, watchable, country);
      return [list(filter), ...(read(ChangesDocument) ? [services] : [])];
    }
    // Which services there are is known before the list is requested.
    const families = read(ProviderFamiliesDocument);
    if (!families) return [services];
    const known = readChangesFilter(search, offeredServices(getFamilies(families)));
    return [services, list(known)];
  },
  load: async () => (await import("./ChangesPage.tsx")).ChangesPage,
});
