import { createHash } from "node:crypto";
import { pipeline, Readable, type Transform } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { FastifyInstance, FastifyReply } from "fastify";
import { exportedTitle } from "../../domain/changes/cursor.ts";
import { exportTitles } from "../../domain/changes/export-titles.ts";
import { createDomain } from "../../domain.ts";
import { AppError, overloaded } from "../../errors.ts";
import { getRequestOrigin } from "../../http/request-origin.ts";
import { Freshness } from "../../request-scope.ts";
import { routeOf } from "./call.ts";
import { tagOf } from "../../lib/languages.ts";
import { toLanguageCode } from "./parameters/value-types.ts";
import { parseRequest } from "./parse-request.ts";
import * as serialize from "./serializers/changes.ts";
import { streams } from "./streams.ts";
import type { Services } from "../../services.ts";
import type { ExportedTitle } from "../../stores/availability-store.ts";
import { getWork } from "./work.ts";
import type { CostBudget } from "../../http/clients/cost-budget.ts";
import { type Encoding, encodingFor } from "../../http/negotiation.ts";
import { COMPRESSED_ONCE } from "../../http/response-cache/send-response.ts";
import { whenOver } from "../../http/response-end.ts";
import type { Metrics } from "../../ops/metrics/metrics.ts";

/** More exports at a time are rejected: each takes a part of a core. */
const MAX_RUNNING = 8;
/** The work of an export is charged in parts of about so much, in the unit of the schema's `@cost`. */
const WORK_AT_ONCE = 10_000;
/** Lines are compressed in chunks of about this many characters. */
const CHUNK_CHARACTERS = 32_768;

/** What the route is made of. */
export interface ExportRouteParts {
  readonly services: Services;
  readonly budget: CostBudget;
  readonly metrics: Metrics;
  /** Who may export: nobody, a country anybody and all countries whoever has a key, or everything anybody. */
  readonly access: "off" | "on" | "open";
  /** Where people reach the site, without a slash at the end; null when it is not set. */
  readonly publicUrl: string | null;
}

/**
 * Serves `/api/export/availability`: every observed title with offers in a country, or anywhere for `*`, one a line.
 * Titles are read as the client takes them, so memory does not grow with their number.
 */
export function addExportRoute(app: FastifyInstance, parts: ExportRouteParts): void {
  const { services, budget, access, publicUrl } = parts;
  /** The clients of the exports that run: one of each, since whoever reads slowly must not occupy all. */
  const running = new Set<string>();
  parts.metrics.watchHeld("export", () => running.size);
  const { availabilityExport } = streams;
  app.get(routeOf(availabilityExport), COMPRESSED_ONCE, async (request, reply) => {
    const { query } = parseRequest(availabilityExport, request);
    const language = toLanguageCode(query.language);
    const after = query.after === undefined ? null : exportedTitle(query.after, "after");
    const { client } = request;
    if (access === "off") throw new AppError("NOT_FOUND", "The export is turned off here.");
    if (query.country === null && access === "on" && request.apiClient === null) {
      reply.header("www-authenticate", "Bearer");
      throw new AppError("INVALID_API_KEY", "All countries need an API key: name some countries.");
    }
    const isHead = request.method === "HEAD";
    if (!isHead && (running.size >= MAX_RUNNING || running.has(client))) throw overloaded();
    // No await comes between counting and adding: simultaneous requests would all be admitted.
    if (!isHead) running.add(client);
    const controller = new AbortController();
    whenOver(reply.raw, () => {
      if (!isHead) running.delete(client);
      controller.abort();
    });
    const { changes } = createDomain(services, {
      signal: controller.signal,
      freshness: new Freshness(),
      priority: "bulk",
      client,
      requestId: request.id,
      language,
    });
    await changes.requireComplete();
    // Read first: what changes during the export comes again with `since`, and nothing is missed.
    const cursor = await changes.latestCursor();
    const encoding = encodingFor(request.headers);
    describeExport(reply, cursor, encoding, query.format);
    reply.header("content-language", tagOf(language));
    if (isHead) return reply.send(Readable.from([]));
    const onWork = (work: number) => budget.chargeWork(client, work);
    const facts = {
      providers: await changes.knownProviders(),
      siteUrl: publicUrl ?? getRequestOrigin(request),
      language,
    };
    const lines = Readable.from(
      exportLines(
        exportTitles(services.availabilityStore, query.country, after),
        facts,
        onWork,
        query.format,
      ),
      {
        objectMode: false,
      },
    );
    const compressor = compressorFor(encoding);
    if (compressor === null) return reply.send(lines);
    // An error of the lines destroys the compressor, which Fastify reports.
    return reply.send(pipeline(lines, compressor, () => undefined));
  });
}

/** Sets the headers of an export's response. */
function describeExport(
  reply: FastifyReply,
  cursor: string,
  encoding: Encoding,
  format: "ndjson" | "csv",
): void {
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  reply
    .type(`${format === "csv" ? "text/csv" : "application/x-ndjson"}; charset=utf-8`)
    .header("cache-control", "no-store")
    // Each line says when its title was checked; the whole is as new as this response.
    .header("age", "0")
    .header("last-modified", new Date().toUTCString())
    .header("vary", "accept-encoding")
    .header("flickmap-changes-cursor", cursor)
    .header("access-control-expose-headers", "flickmap-changes-cursor, flickmap-source");
}

/** The lines of titles, in chunks, and the last line, which tells that none is missing. */
async function* exportLines(
  titles: AsyncIterable<ExportedTitle>,
  facts: serialize.ExportFacts,
  onWork: (work: number) => void,
  format: "ndjson" | "csv",
): AsyncGenerator<string> {
  const isTable = format === "csv";
  const sha256 = createHash("sha256");
  let count = 0;
  let chunk = isTable ? serialize.toRow(serialize.EXPORT_COLUMNS) : "";
  let work = 0;
  for await (const title of titles) {
    const line = serialize.exportedTitle(title, facts);
    chunk += isTable ? serialize.exportedRows(line) : `${JSON.stringify(line)}\n`;
    count += 1;
    work += getWork(line);
    if (chunk.length < CHUNK_CHARACTERS) continue;
    sha256.update(chunk);
    yield chunk;
    chunk = "";
    if (work < WORK_AT_ONCE) continue;
    onWork(work);
    work = 0;
  }
  onWork(work);
  sha256.update(chunk);
  const hash = sha256.digest("hex");
  const end = { titles: count, sha256: hash };
  yield chunk + (isTable ? serialize.toRow(["end", "", count, hash]) : `${JSON.stringify(end)}\n`);
}

function compressorFor(encoding: Encoding): Transform | null {
  switch (encoding) {
    case "br":
      return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    case "gzip":
      return createGzip({ level: 5 });
    case "identity":
      return null;
  }
}
