import type { FastifyInstance, FastifyRequest } from "fastify";
import { aliasedCountry } from "@flickmap/schema/country-names.ts";

/** The parameters that name countries. */
const PARAMETERS = [
  "country",
  "countries",
  "region",
  "watch_region",
  "with_origin_country",
  "certification_country",
];

/** Says in a header which country was meant, where a request names one in another way than by its code: `UK=GB`. */
export function noteCountryAliases(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const aliases = namedCountries(request).flatMap((name) => {
      const code = aliasedCountry(name);
      return code === null ? [] : [`${name.toUpperCase()}=${code}`];
    });
    if (aliases.length > 0) {
      reply.header("flickmap-country-alias", [...new Set(aliases)].join(", "));
    }
    done();
  });
}

function namedCountries({ query, params }: FastifyRequest): string[] {
  const named = { ...(query as object), ...(params as object) } as Record<string, unknown>;
  return PARAMETERS.flatMap((name) => [named[name] ?? [], named[`${name}[]`] ?? []])
    .flat()
    .flatMap((value) => (typeof value === "string" ? value.split(/[,|]/u) : []));
}
