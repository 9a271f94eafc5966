import { z } from "zod";
import { countryName } from "@flickmap/schema/country-names.ts";
import { type Call, read } from "../call.ts";
import * as parameters from "../parameters.ts";
import { changes, changesRequest } from "../parameters/changes.ts";
import { providerFamilies, toProviderFamily } from "../responses/availability.ts";
import * as responses from "../responses/changes.ts";
import { countryCode } from "../responses/shared.ts";
import { genreList } from "../responses/titles.ts";
import { CACHE } from "./shared.ts";

/** The countries in the order of the picker. */
const countries = z.array(
  z
    .strictObject({
      iso_3166_1: countryCode,
      english_name: z.string(),
      native_name: z.string().describe("Its name in the language of the request."),
    })
    .meta({ id: "Country" }),
);

export const referenceCalls = {
  countries: read({
    path: "/api/countries",
    group: "Reference",
    summary: "Every country with availability, the nine most requested first",
    example: "/api/countries",
    params: parameters.none,
    query: parameters.none,
    response: countries,
    cache: CACHE.reference,
    handler: async (_, { reference }) =>
      (await reference.countries()).inOrder.map(({ code, name }) => ({
        iso_3166_1: code,
        english_name: countryName(code),
        native_name: name,
      })),
  }),
  providers: read({
    path: "/api/providers",
    group: "Reference",
    summary: "The providers of a country, grouped by provider family",
    description: "Families are in the order of their most prominent provider.",
    example: "/api/providers?country=DE",
    params: parameters.none,
    query: parameters.providersQuery,
    response: providerFamilies,
    cache: CACHE.reference,
    handler: async ({ query: { country, type = null } }, domain) =>
      (await domain.providerFamilies(country, type)).map((family) =>
        toProviderFamily(family, domain.images),
      ),
  }),
  genres: read({
    path: "/api/genres/{type}",
    group: "Reference",
    summary: "The genres of movies or of shows",
    example: "/api/genres/movie",
    params: parameters.typed,
    query: parameters.none,
    response: genreList,
    cache: CACHE.genres,
    handler: async ({ params }, { reference }) => [
      ...(await reference.genres(params.type)).values(),
    ],
  }),
  changes: read({
    path: "/api/changes",
    group: "Changes",
    summary: "What came to streaming services, and what left them",
    description:
      "From the newest to the oldest, or with `since` what was observed after a change. Stored for 180 days.",
    example: "/api/changes?country=DE",
    params: parameters.none,
    query: changes,
    response: responses.changes,
    cache: CACHE.changes,
    gone: true,
    handler: async ({ query }, domain) => {
      const { first, after = null, since, ...filter } = query;
      const request = changesRequest(filter);
      const latest = await domain.changes.latestCursor();
      if (since === undefined) {
        return responses.toChanges(await domain.changes.page(request, first, after), latest, null);
      }
      const isDay = z.iso.date().safeParse(since).success;
      const start = isDay ? await domain.changes.cursorSince(Date.parse(since)) : since;
      return responses.toChanges(await domain.changes.since(request, first, start), latest, start);
    },
  }),
} as const satisfies Record<string, Call>;
