import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type GatewayProcess, startGatewayProcess } from "../chaos/gateway-process.ts";
import { type SampleFilmDatabase, startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { type LoadRequest, sendLoad } from "./load.ts";
import { median } from "./measure.ts";
import { type BenchOptions, readNumber, readOptions } from "./options.ts";
import { CHECKOUT } from "./start-gateway.ts";
import { titleQueryPath } from "./traffic/title-query.ts";

export const OPTIONS = {
  titles: {
    type: "string",
    default: "1000,10000,100000",
    about: "how many titles are seen, in turn; 100,000 take half an hour",
  },
} satisfies BenchOptions;

/** The sample numbers its synthetic titles from here, movies and shows alternating. */
const FIRST_SYNTHETIC = 20_000_000;
/** The titles seen last that are requested one after the other. */
const LAST_TITLES = 1000;
const AT_ONCE = 32;
const ROUNDS = 3;
/** How many requests a round sends. */
const REQUESTS = 20_000;
/** Twice the connections that the other benches use, and as many as a client may have without any being taken back for what it was sent. */
const CONNECTIONS = 64;
const SAMPLE_PAGES = ["/", "/movie/550", "/tv/1399", "/search?q=matrix", "/genres"];
const ENVIRONMENT = {
  NODE_ENV: "production",
  WARM_UP: "on",
  REQUESTS_PER_MINUTE: "100000000",
  UPSTREAM_RATE_PER_SECOND: "1000",
  UPSTREAM_CONCURRENCY: "32",
  // A busy machine may take long, and every title is to be seen.
  UPSTREAM_ATTEMPT_TIMEOUT_MS: "60000",
  UPSTREAM_DEADLINE_MS: "60000",
  MAX_WAIT_MS: "60000",
};

/** What a gateway serves: medians of rounds. */
interface Served {
  readonly requestsPerSecond: number;
  readonly p99Milliseconds: number;
  /** Of its main thread, for one request. */
  readonly cpuMicroseconds: number;
}

/** What is requested once all titles were seen. */
const LOADS = [
  "one title",
  "one title, one connection",
  "the last 1,000",
  "the last 1,000 by the web app's query",
];

/**
 * Prints what a gateway takes after it has seen 1,000, 10,000 and 100,000 titles (its file keeps 50,000 records),
 * without the film database, and what it serves then: one title over and over, over many connections and over one, and
 * the last 1,000 one after the other, which are in memory or in the file, by `/api` and by the query of the web app's page, whose
 * responses are stored as they are in production. How these figures grow with the number of titles is printed as ratios
 * to the first number, which say more than the figures on a machine with other work. Then prints what `npm start` takes
 * with the sample in the same process.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { titles: numbers } = readOptions(args, OPTIONS);
  const sizes = numbers.split(",").map((number) => readNumber("titles", number));
  const perLoad = LOADS.map((load) => `${load}: requests/s | p99, ms | µs CPU`);
  const head = ["titles seen", "RSS at most, MB", "heap used, MB", "buffers, MB", ...perLoad];
  console.log(`| ${[...head, "start, ms"].join(" | ")} |`);
  console.log(`|${" --- |".repeat(5 + 3 * LOADS.length)}`);
  const rows: Served[][] = [];
  for (const titles of sizes) rows.push(await measure(titles));
  printGrowth(sizes, rows);
  await measureSample();
}

/** Prints each figure divided by that of the first row. */
function printGrowth(sizes: readonly number[], rows: readonly (readonly Served[])[]): void {
  const perLoad = LOADS.map((load) => `${load}: CPU | p99`);
  console.log(`\n| titles seen, ÷ ${sizes[0]} | ${perLoad.join(" | ")} |`);
  console.log(`|${" --- |".repeat(1 + 2 * LOADS.length)}`);
  rows.forEach((row, at) => {
    const ratios = row.flatMap((served, load) => {
      const first = rows[0]?.[load] ?? served;
      return [
        served.cpuMicroseconds / first.cpuMicroseconds,
        served.p99Milliseconds / first.p99Milliseconds,
      ];
    });
    console.log(`| ${[sizes[at], ...ratios.map((ratio) => ratio.toFixed(2))].join(" | ")} |`);
  });
}

async function measure(titles: number): Promise<Served[]> {
  const sample = await startSampleFilmDatabase({ syntheticTitles: titles });
  const dataDir = await mkdtemp(join(tmpdir(), "flickmap-growth-"));
  try {
    const grown = await grow(sample, dataDir, titles);
    const again = await startGatewayProcess(sample, dataDir, ENVIRONMENT);
    await again.stop();
    const { megabytes, heapUsed, buffers, loads } = grown;
    const served = loads.flatMap(({ requestsPerSecond, p99Milliseconds, cpuMicroseconds }) => [
      Math.round(requestsPerSecond),
      p99Milliseconds.toFixed(1),
      cpuMicroseconds.toFixed(1),
    ]);
    const cells = [titles, megabytes, heapUsed, buffers, ...served, Math.round(again.startMs)];
    console.log(`| ${cells.join(" | ")} |`);
    return loads;
  } finally {
    await sample.close();
    await rm(dataDir, { recursive: true });
  }
}

async function grow(sample: SampleFilmDatabase, dataDir: string, titles: number) {
  const gateway = await startGatewayProcess(sample, dataDir, ENVIRONMENT);
  try {
    let next = 0;
    const see = async () => {
      while (next < titles) {
        const path = `/api/${syntheticTitle(next++)}`;
        const response = await fetch(gateway.address + path);
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${path} could not be requested: ${response.status}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, see));
    // Starts the rendering thread, which has a heap of its own.
    const page = await fetch(`${gateway.address}/movie/${FIRST_SYNTHETIC}`);
    await page.arrayBuffer();
    if (!page.ok) throw new Error(`A page could not be requested: ${page.status}`);
    const last = Array.from(
      { length: Math.min(titles, LAST_TITLES) },
      (_, index) => titles - 1 - index,
    );
    const api = last.map((n) => ({ path: `/api/${syntheticTitle(n)}`, headers: {} }));
    const titlePath = titleQueryPath(CHECKOUT);
    // Movies have the even numbers.
    const web = last
      .filter((n) => n % 2 === 0)
      .map((n) => ({
        path: titlePath({ id: FIRST_SYNTHETIC + n, slug: "" }, "US"),
        headers: { "apollo-require-preflight": "true" },
      }));
    const loads = [
      await serve(gateway, api.slice(0, 1), CONNECTIONS),
      await serve(gateway, api.slice(0, 1), 1),
      await serve(gateway, api, CONNECTIONS),
      await serve(gateway, web, CONNECTIONS),
    ];
    const inMegabytes = async (figure: string) =>
      Math.round((await gateway.figure(figure)) / 1024 / 1024);
    return {
      loads,
      heapUsed: await inMegabytes("nodejs_heap_size_used_bytes"),
      buffers: await inMegabytes("nodejs_external_memory_bytes"),
      megabytes: await gateway.residentMegabytes(),
    };
  } finally {
    await gateway.stop();
  }
}

/** Sends the requests one after the other, again and again. */
async function serve(
  gateway: GatewayProcess,
  requests: readonly LoadRequest[],
  connections: number,
): Promise<Served> {
  const load = Array.from(
    { length: REQUESTS },
    (_, index) => requests[index % requests.length],
  ).filter((request) => request !== undefined);
  const rounds: Served[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = await gateway.mainThreadMs();
    const result = await sendLoad(gateway.address, load, { connections });
    const cpuMs = (await gateway.mainThreadMs()) - before;
    // The first round warms up.
    if (round === 0) continue;
    rounds.push({
      requestsPerSecond: result.requests / result.seconds,
      p99Milliseconds: result.p99Milliseconds,
      cpuMicroseconds: (cpuMs * 1000) / result.requests,
    });
  }
  return {
    requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
    p99Milliseconds: median(rounds.map((round) => round.p99Milliseconds)),
    cpuMicroseconds: median(rounds.map((round) => round.cpuMicroseconds)),
  };
}

/** A synthetic title by its number, as its address below `/api` names it. */
function syntheticTitle(n: number): string {
  return `${n % 2 === 0 ? "movie" : "tv"}/${FIRST_SYNTHETIC + n}`;
}

/** Starts the gateway as `npm start` does without a credential, and opens pages. */
async function measureSample(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "flickmap-growth-"));
  try {
    const embedded = { TMDB_READ_TOKEN: "", ...ENVIRONMENT };
    const gateway = await startGatewayProcess({ url: "" }, dataDir, embedded);
    try {
      for (const path of SAMPLE_PAGES) {
        const response = await fetch(gateway.address + path);
        await response.arrayBuffer();
      }
      const megabytes = await gateway.residentMegabytes();
      console.log(
        `\nWith the sample film database in the process and its pages rendered: ${megabytes} MB, ` +
          `listening after ${Math.round(gateway.startMs)} ms`,
      );
    } finally {
      await gateway.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true });
  }
}
