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
const AT_ONCE = 32;
const LOAD_SECONDS = 5;
/** Ten times the connections that the other benches use. */
const CONNECTIONS = 320;
const ENVIRONMENT = {
  REQUESTS_PER_MINUTE: "1000000",
  UPSTREAM_RATE_PER_SECOND: "1000",
  UPSTREAM_CONCURRENCY: "32",
};

/**
 * Prints what a gateway takes after it has cached 1,000, 10,000 and 100,000 titles.
 *
 * @param words other numbers of titles
 */
export async function run(words: readonly string[] = []): Promise<void> {
  console.log("| titles cached | RSS at most, MB | cached p99, ms | start, ms |");
  console.log("| --- | --- | --- | --- |");
  for (const titles of words.length > 0 ? words.map(Number) : SIZES) await measure(titles);
}

async function measure(titles: number): Promise<void> {
  const sample = await startSampleFilmDatabase({ syntheticTitles: titles });
  const dataDir = await mkdtemp(join(tmpdir(), "flickmap-growth-"));
  try {
    const { megabytes, p99Milliseconds } = await grow(sample, dataDir, titles);
    const again = await startGatewayProcess(sample, dataDir, ENVIRONMENT);
    await again.stop();
    const cells = [titles, megabytes, p99Milliseconds.toFixed(1), Math.round(again.startMs)];
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
        const n = next++;
        const path = `/api/${n % 2 === 0 ? "movie" : "tv"}/${FIRST_SYNTHETIC + n}`;
        const response = await fetch(gateway.address + path);
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${path} could not be requested: ${response.status}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, see));
    const url = `${gateway.address}/api/movie/550`;
    const { p99Milliseconds } = await sendLoad({ url }, LOAD_SECONDS, CONNECTIONS);
    return { p99Milliseconds, megabytes: await gateway.residentMegabytes() };
  } finally {
    await gateway.stop();
  }
}
