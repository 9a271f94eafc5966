import type { Config } from "../../config/config.ts";
import { createDomain } from "../../domain.ts";
import { detachedScope } from "../../request-scope.ts";
import type { Services } from "../../services.ts";
import { toVisitor } from "../../http/clients/request-visitor.ts";
import type { PagesOptions } from "./page-routes.ts";

/** Where pages have their visitor's country from. */
export function pageSources(
  { countryHeader }: Config,
  services: Services,
): Pick<PagesOptions, "hasCountry" | "visitorCountry"> {
  return {
    hasCountry: async (code, { client }) => {
      // The list is for everyone, so the request that pays for it does not abort it.
      const scope = { ...detachedScope(), client };
      const { reference } = createDomain(services, scope);
      return (await reference.countries()).byCode.has(code);
    },
    visitorCountry: ({ ip, headers }) =>
      services.countryOf(toVisitor({ address: ip, headers }, countryHeader)),
  };
}
