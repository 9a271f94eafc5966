import { ProviderFamiliesDocument } from "../../features/services/ProviderFamilies.generated.ts";
import { defineRoute, queryAt, routeQuery } from "../../lib/route.ts";
import { patterns } from "../../paths.ts";
import { serviceQuery } from "./service-query.ts";

/** What a service has in the country. */
export const serviceRoute = defineRoute({
  name: "service",
  pattern: patterns.service,
  queries: (at) => [
    ...queryAt(serviceQuery, at),
    ...(at.country === null ? [] : [routeQuery(ProviderFamiliesDocument, { country: at.country })]),
  ],
  load: async () => (await import("./ServicePage.tsx")).ServicePage,
});
