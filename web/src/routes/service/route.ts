import { ProviderFamiliesDocument } from "../../features/services/ProviderFamilies.generated.ts";
import { getWatchableQueries } from "../../features/titles/get-watchable-queries.ts";
import { defineRoute, queryAt, routeQuery } from "../../lib/route.ts";
import { patterns } from "../../paths.ts";
import { getRows, serviceQuery } from "./service-query.ts";

export const serviceRoute = defineRoute({
  name: "service",
  pattern: patterns.service,
  isNarrowed: true,
  queries: (at, read) => {
    const data = read(serviceQuery.document);
    const rows = data && getRows(data);
    return [
      ...queryAt(serviceQuery, at),
      ...(at.country === null
        ? []
        : [routeQuery(ProviderFamiliesDocument, { country: at.country })]),
      ...getWatchableQueries(rows && [...rows.movies, ...rows.shows], at),
    ];
  },
  load: async () => (await import("./ServicePage.tsx")).ServicePage,
});
