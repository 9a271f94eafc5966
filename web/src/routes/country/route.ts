import { CountriesDocument } from "../../features/country/Country.generated.ts";
import { defineRoute, routeQuery } from "../../lib/route.ts";
import { patterns } from "../../paths.ts";

export const countryRoute = defineRoute({
  name: "country",
  pattern: patterns.country,
  keys: ["to"],
  isListed: false,
  queries: () => [routeQuery(CountriesDocument, {})],
  load: async () => (await import("./CountryPage.tsx")).CountryPage,
});
