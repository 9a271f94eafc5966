import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startGatewayProcess } from "../chaos/gateway-process.ts";
import {
  type SampleFilmDatabase,
  startSampleFilmDatabase,
} from "../sample-film-database/server.ts";
import { sendLoad } from "./wrk.ts";

const SIZES = [1000, 10_000, 100_000];
/** The sample numbers its synthetic titles from here, movies and shows alternating. */
const FIRST_SYNTHETIC = 20_000_000;
/** The titles seen last that are requested in turn. */
const LAST_TITLES = 1000;
const AT_ONCE = 32;
const LOAD_SECONDS = 5;
/** Ten times the connections that the other benches use. */
const CONNECTIONS = 320;
const SAMPLE_PAGES = ["/", "/movie/550", "/tv/1399", "/search?q=matrix", "/genres"];
const ENVIRONMENT = {
  REQUESTS_PER_MINUTE: "1000000",
  UPSTREAM_RATE_PER_SECOND: "1000",
  UPSTREAM_CONCURRENCY: "32",
  // A busy machine may take long, and every title is to be seen.
  UPSTREAM_ATTEMPT_TIMEOUT_MS: "60000",
  UPSTREAM_DEADLINE_MS: "60000",
  MAX_WAIT_MS: "60000",
};

/**
 * Prints what a gateway takes after it has seen 1,000, 10,000 and 100,000 titles (its file keeps 50,000 records),
 * without the film database, and what it serves then: one title over and over, and the last 1,000 in turn, which are in
 * memory or in the file. Then prints what `npm start` takes with the sample in the same process.
 *
 * @param words other numbers of titles
 */
export async function run(words: readonly string[] = []): Promise<void> {
  console.log(
    "| titles seen | RSS at most, MB | heap used, MB | buffers, MB | one title: requests/s | p99, ms | the last 1,000: requests/s | p99, ms | start, ms |",
  );
  console.log(`|${" --- |".repeat(9)}`);
  for (const titles of words.length > 0 ? words.map(Number) : SIZES) await measure(titles);
  await measureSample();
}

async function measure(titles: number): Promise<void> {
  const sample = await startSampleFilmDatabase({ syntheticTitles: titles });
  const dataDir = await mkdtemp(join(tmpdir(), "flickmap-growth-"));
  try {
    const grown = await grow(sample, dataDir, titles);
    const again = await startGatewayProcess(sample, dataDir, ENVIRONMENT);
    await again.stop();
    const { megabytes, heapUsed, buffers, loads } = grown;
    const served = loads.flatMap(({ requests, seconds, p99Milliseconds }) => [
      Math.round(requests / seconds),
      p99Milliseconds.toFixed(1),
    ]);
    const cells = [titles, megabytes, heapUsed, buffers, ...served, Math.round(again.startMs)];
    console.log(`| ${cells.join(" | ")} |`);
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
    const api = `${gateway.address}/api`;
    const last = Array.from({ length: Math.min(titles, LAST_TITLES) }, (_, index) =>
      syntheticTitle(titles - 1 - index),
    );
    const loads = [
      await sendLoad({ url: `${api}/${last[0]}` }, LOAD_SECONDS, CONNECTIONS),
      await sendLoad({ url: `${api}/@value`, values: last }, LOAD_SECONDS, CONNECTIONS),
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
