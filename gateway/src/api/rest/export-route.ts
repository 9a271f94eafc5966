import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { exportedTitle } from "../../domain/changes/cursor.ts";
import { createDomain } from "../../domain.ts";
import { AppError } from "../../errors.ts";
import { getRequestOrigin } from "../../http/request-origin.ts";
import { requestScope } from "../../request-scope.ts";
import { routeOf } from "./call.ts";
import { tagOf } from "../../lib/languages.ts";
import { parseRequest } from "./parse-request.ts";
import { type ExportFacts, toExportedTitle } from "./responses/changes.ts";
import { streams } from "./streams.ts";
import type { DomainRouteParts } from "../../http/response-cache/cached-route.ts";
import type { AvailabilityStore } from "../../stores/availability-store.ts";
import { setImmediate } from "node:timers/promises";
import type { TitleKey } from "../../film-database/title-key.ts";

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
    await changes.requireComplete();
    // Read first: what changes during the export comes again with `since`, and nothing is missed.
    const cursor = await changes.latestCursor();
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
      providers: await changes.knownProviders(),
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
