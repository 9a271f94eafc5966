import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { z } from "zod";
import type { FastifyInstance } from "fastify";
import { exportedTitle } from "../../domain/changes/cursor.ts";
import { createDomain } from "../../domain.ts";
import { AppError } from "../../errors.ts";
import { getRequestOrigin } from "../../http/request-headers.ts";
import { requestScope } from "../../request-scope.ts";
import { CACHE, routeOf } from "./call.ts";
import { country, cursor, language } from "./parameters.ts";
import { tagOf } from "../../lib/languages.ts";
import { parseRequest } from "./parse-request.ts";
import { type ExportFacts, toExportedTitle } from "./responses/changes.ts";
import type { DomainRouteParts } from "../../http/response-cache/cached-route.ts";
import type { AvailabilityStore } from "../../stores/availability-store.ts";
import { setImmediate } from "node:timers/promises";
import type { TitleKey } from "../../film-database/records/title.ts";

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

/** Serves `/api/export/availability`, one title a line. Titles are read as the client takes them: memory does not grow. */
export function addExportRoute(
  app: FastifyInstance,
  isOn: boolean,
  { services, publicUrl }: Pick<DomainRouteParts, "services" | "publicUrl">,
): void {
  const { availabilityExport } = streams;
  const compress = { customTypes: /x-ndjson/u };
  app.get(routeOf(availabilityExport), { compress }, async (request, reply) => {
    const { query } = parseRequest(availabilityExport, request);
    const { language } = query;
    const after = query.after === undefined ? null : exportedTitle(query.after, "after");
    if (!isOn) throw new AppError("NOT_FOUND", "The export is turned off here.");
    const { changes } = createDomain(services, requestScope(request, language, "bulk"));
    await changes().requireComplete();
    // Read first: what changes during the export comes again with `since`, and nothing is missed.
    const cursor = await changes().latestCursor();
    reply.type("application/x-ndjson; charset=utf-8").headers({
      "cache-control": "no-store",
      // Each line says when its title was checked; the whole is as new as this response.
      age: "0",
      "last-modified": new Date().toUTCString(),
      "flickmap-changes-cursor": cursor,
      "access-control-expose-headers": "flickmap-changes-cursor, flickmap-source",
      "content-language": tagOf(language),
    });
    if (request.method === "HEAD") return reply.send(Readable.from([]));
    const facts = {
      providers: await changes().knownProviders(),
      siteUrl: publicUrl ?? getRequestOrigin(request),
      language,
    };
    const lines = exportLines(services.availabilityStore, query.country, after, facts);
    return reply.send(Readable.from(lines, { objectMode: false }));
  });
}

/** So many titles are read and sent at a time; with offers in 60 countries, that takes 20 ms. */
const BATCH = 32;

/** The lines of titles by type and number, in small batches: SQLite's reads are synchronous. The last tells that none is missing. */
async function* exportLines(
  store: Pick<AvailabilityStore, "exportPage">,
  country: string,
  after: TitleKey | null,
  facts: ExportFacts,
): AsyncGenerator<string> {
  const sha256 = createHash("sha256");
  let count = 0;
  for (let last = after; ;) {
    const page = await store.exportPage(country, last, BATCH);
    const lines = page
      .map((title) => `${JSON.stringify(toExportedTitle(title, country, facts))}\n`)
      .join("");
    sha256.update(lines);
    count += page.length;
    if (page.length > 0) yield lines;
    const end = page.at(-1);
    if (end === undefined || page.length < BATCH) break;
    await setImmediate();
    last = end.title;
  }
  yield `${JSON.stringify({ titles: count, sha256: sha256.digest("hex") })}\n`;
}
