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

/** The header that says which country was meant, where a request names one in another way than by its code: `UK=GB`. */
export const COUNTRY_ALIAS = "flickmap-country-alias";

/** Says in a header which country was meant. */
export function noteCountryAliases(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const alias = toAliasHeader(namedCountries(request));
    if (alias !== null) reply.header(COUNTRY_ALIAS, alias);
    done();
  });
}

/** The header for what countries were named by; null where all were codes. */
export function toAliasHeader(names: readonly string[]): string | null {
  const aliases = names.flatMap((name) => {
    const code = aliasedCountry(name);
    return code === null ? [] : [`${name.toUpperCase()}=${code}`];
  });
  return aliases.length === 0 ? null : [...new Set(aliases)].join(", ");
}

function namedCountries({ query, params }: FastifyRequest): string[] {
  const named = { ...(query as object), ...(params as object) } as Record<string, unknown>;
  return PARAMETERS.flatMap((name) => [named[name] ?? [], named[`${name}[]`] ?? []])
    .flat()
    .flatMap((value) => (typeof value === "string" ? value.split(/[,|]/u) : []))
    .map((name) => name.trim());
}
