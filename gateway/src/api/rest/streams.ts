import { z } from "zod";
import { CACHE } from "./call.ts";
import { country, cursor, language } from "./parameters.ts";

/** Reads with a separate route, because their response is not one JSON value. */
export const streams = {
  availabilityExport: {
    path: "/api/export/availability",
    summary: "Every known title with offers in a country",
    description:
      "One JSON object a line, movies before shows, each by its number: offers are numbers of providers by kind and country, " +
      "and `first_seen` says of an offer when Flickmap first observed it, unless the first observation had it. " +
      "The last line says how many titles came before, and the SHA-256 of their lines: without it the export is not whole. " +
      "Until every known title has been observed for the first time, the response is 503 with `Retry-After`. " +
      "The header `Flickmap-Changes-Cursor` is where `since` of `/api/changes` begins for a client that has read the export. " +
      "To go on after a broken connection send the `cursor` of the last title as `after`. Compressed for clients that ask for it.",
    params: z.object({}),
    body: null,
    cache: CACHE.personal,
    query: z.object({
      language,
      country: country(),
      after: cursor
        .meta({ description: "Goes on after that line.", example: "dGl0bGU6bW92aWU6NTUw" })
        .optional(),
    }),
    contentType: "application/x-ndjson",
    responseExample:
      '{"cursor":"dGl0bGU6bW92aWU6MTE","type":"movie","id":11,"title":"Star Wars","year":1977,"url":"https://flickmap.example/movie/11/star-wars",' +
      '"imdb_id":"tt0076759","wikidata_id":"Q17738","checked_at":"2026-11-05T07:00:00.000Z","offers":{"DE":{"flatrate":[337]}},' +
      '"first_seen":{"DE":{"flatrate 337":"2026-11-02T07:00:00.000Z"}},"provider_names":{"337":"Disney Plus"}}\n{"titles":1,"sha256":"3f04…"}\n',
  },
} as const;
