import { z } from "zod";
import { MAX_CHANGES } from "../../../domain/changes/changes.ts";
import { badUserInput } from "../../../errors.ts";
import { countryName } from "@flickmap/schema/country-names.ts";
import { type Call, read, CACHE } from "../call.ts";
import { changeFilter, changesRequest } from "../change-filter.ts";
import { anyCountry, country, cursor, integer, mediaType } from "../parameters.ts";
import { providerFamilies, toProviderFamily } from "../responses/availability.ts";
import * as responses from "../responses/changes.ts";
import { countryCode, named } from "../responses/shared.ts";
import { genreList } from "../responses/titles.ts";

/** The countries in the order of the picker. */
const countries = z.array(
  named("Country", {
    iso_3166_1: countryCode,
    english_name: z.string(),
    native_name: z.string().describe("Its name in the language of the request."),
  }),
);

export const referenceCalls = {
  countries: read({
    path: "/api/countries",
    summary: "Every country with availability, the nine most requested first",
    example: "/api/countries",
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
    summary: "The providers of a country, grouped by provider family",
    description: "Families are in the order of their most prominent provider.",
    example: "/api/providers?country=DE",
    query: {
      country: country(),
      type: mediaType.optional().describe("Only providers with movies, or with shows."),
    },
    response: providerFamilies,
    cache: CACHE.reference,
    handler: async ({ query: { country, type = null } }, { providerFamilies }, { site }) =>
      (await providerFamilies(country, type)).map((family) =>
        toProviderFamily(family, site.imageUrls),
      ),
  }),
  genres: read({
    path: "/api/genres/{type}",
    summary: "The genres of movies or of shows",
    example: "/api/genres/movie",
    params: { type: mediaType },
    response: genreList,
    cache: CACHE.genres,
    handler: async ({ params }, { reference }) => [
      ...(await reference.genres(params.type)).values(),
    ],
  }),
  changes: read({
    path: "/api/changes",
    summary: "What came to streaming services, and what left them",
    description:
      "From the newest to the oldest, or with `since` what was observed after a change. Stored for 180 days.",
    example: "/api/changes?country=DE",
    query: {
      ...changeFilter.shape,
      country: z
        .union([z.literal("*").transform(() => undefined), anyCountry])
        .optional()
        .meta({ description: "The country; all of them where left out, or `*`.", example: "DE" }),
      first: integer({ min: 1, max: MAX_CHANGES }, "How many.", 20).default(20),
      after: cursor.describe("Goes on after this change, from newer to older.").optional(),
      since: cursor
        .describe(
          "Gives what was observed after this change, or since a day such as 2026-11-26 (UTC) and a few minutes before it, from older to newer.",
        )
        .refine((since) => !/^\d+-\d+-\d+$/u.test(since) || z.iso.date().safeParse(since).success)
        .optional(),
    },
    response: responses.changes,
    cache: CACHE.changes,
    handler: async ({ query }, domain) => {
      const { first, after, since, ...filter } = query;
      if (after !== undefined && since !== undefined) {
        throw badUserInput("Give either after or since, not both");
      }
      const request = changesRequest(filter);
      const latest = await domain.changes().latestCursor();
      if (since === undefined) {
        const page = await domain.changes().page(request, first, after ?? null);
        return responses.toChanges(page, latest, null);
      }
      const isDay = z.iso.date().safeParse(since).success;
      const start = isDay ? await domain.changes().cursorSince(Date.parse(since)) : since;
      return responses.toChanges(
        await domain.changes().since(request, first, start),
        latest,
        start,
      );
    },
  }),
} as const satisfies Record<string, Call>;
