import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type LoadRequest, sendLoad } from "./load.ts";
import { measureLoad, median, toBareRequests } from "./measure.ts";
import { type MeasuredProcess, runOnCore } from "./measured-process.ts";
import {
  type BenchOptions,
  GATEWAY_OPTION,
  readCheckout,
  readNumber,
  readOptions,
} from "./options.ts";
import { LOAD_CORE, startGateway, startSurroundings } from "./start-gateway.ts";
import { titleQueryPath } from "./traffic/title-query.ts";

export const OPTIONS = {
  requests: {
    type: "string",
    default: "20000",
    about: "how often each request is sent in a round",
  },
  rounds: { type: "string", default: "5", about: "rounds, whose median is printed" },
  gateway: GATEWAY_OPTION,
} satisfies BenchOptions;

const MOVIE = { id: 550, slug: "fight-club" };
const BROTLI = { "accept-encoding": "br" };
const TAG_ATTEMPTS = 10;
const TAG_WAIT_MS = 1000;

/** Sends the same request again and again, and compares what a cached response and a 304 cost with a bare server. */
export async function run(args: readonly string[]): Promise<void> {
  const values = readOptions(args, OPTIONS);
  const count = readNumber("requests", values.requests);
  const rounds = readNumber("rounds", values.rounds);
  const checkouts = values.gateway.map(readCheckout);
  await runOnCore(LOAD_CORE);
  const folder = await mkdtemp(join(tmpdir(), "flickmap-repeat-"));
  const surroundings = await startSurroundings(folder);
  const processes = [surroundings.sample, surroundings.bare];
  try {
    console.log("| | CPU ÷ bare | µs of CPU | µs of CPU, bare | requests/s | p99, ms |");
    console.log("| --- | --- | --- | --- | --- | --- |");
    for (const [index, checkout] of checkouts.entries()) {
      const server = await startGateway(checkout, String(index), surroundings);
      processes.push(server);
      const title = titleQueryPath(checkout)(MOVIE, "US");
      const cases: readonly (readonly [string, LoadRequest])[] = [
        ["title query", query(title)],
        ["title query, 304", await withTag(server, query(title))],
        ["/api", { path: `/api/movie/${MOVIE.id}`, headers: BROTLI }],
        ["/api, 304", await withTag(server, { path: `/api/movie/${MOVIE.id}`, headers: BROTLI })],
        ["page", { path: `/movie/${MOVIE.id}/${MOVIE.slug}`, headers: BROTLI }],
      ];
      for (const [name, request] of cases) {
        const row = await compare(server, surroundings.bare, request, { count, rounds });
        console.log(`| ${checkout}: ${name} | ${row} |`);
      }
    }
  } finally {
    for (const process of processes) await process.stop();
    await rm(folder, { recursive: true });
  }
}

function query(path: string): LoadRequest {
  const accept = "application/graphql-response+json,application/json;q=0.9";
  return { path, headers: { ...BROTLI, accept, "apollo-require-preflight": "true" } };
}

async function compare(
  server: MeasuredProcess,
  bare: MeasuredProcess,
  request: LoadRequest,
  { count, rounds }: { readonly count: number; readonly rounds: number },
): Promise<string> {
  const requests = Array.from({ length: count }, () => request);
  const results: { ratio: number; micros: number; bare: number; rate: number; p99: number }[] = [];
  await sendLoad(server.address, requests);
  for (let round = 0; round < rounds; round += 1) {
    const measured = await measureLoad(server, requests);
    const other = await measureLoad(bare, toBareRequests(requests, measured.bodyBytes));
    results.push({
      ratio: measured.cpuMicroseconds / other.cpuMicroseconds,
      micros: measured.cpuMicroseconds,
      bare: other.cpuMicroseconds,
      rate: measured.requestsPerSecond,
      p99: measured.p99Milliseconds,
    });
  }
  const cell = (name: keyof (typeof results)[number], digits: number) =>
    median(results.map((result) => result[name])).toFixed(digits);
  return [
    cell("ratio", 2),
    cell("micros", 1),
    cell("bare", 1),
    cell("rate", 0),
    cell("p99", 1),
  ].join(" | ");
}

/**
 * The request with the entity tag of its response. A response made of stale data has none; a later one has.
 *
 * @throws when no request with a tag is answered with 304
 */
async function withTag(server: MeasuredProcess, request: LoadRequest): Promise<LoadRequest> {
  const url = server.address + request.path;
  for (let attempt = 0; attempt < TAG_ATTEMPTS; attempt += 1) {
    const response = await fetch(url, { headers: request.headers });
    await response.arrayBuffer();
    const headers = { ...request.headers, "if-none-match": response.headers.get("etag") ?? "" };
    // By default fetch adds to a request with a tag that no stored response will do.
    const { status } = await fetch(url, { headers, cache: "no-cache" });
    if (status === 304) return { ...request, headers };
    await wait(TAG_WAIT_MS);
  }
  throw new Error(`${url} was never answered with 304`);
}
