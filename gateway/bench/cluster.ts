import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureLoad, median } from "./measure.ts";
import { type MeasuredProcess, startMeasured } from "./measured-process.ts";
import { readOptions } from "./options.ts";
import { BENCH_ENVIRONMENT, CHECKOUT, startSurroundings } from "./start-gateway.ts";

const ROUNDS = 5;
const REQUESTS = 40_000;
const CONNECTIONS = 64;
const MOVIE = { path: "/api/movie/550", headers: { "accept-encoding": "br" } };

/**
 * Prints what one worker and what two cost for a cached response, in alternating rounds: processor time of all processes, the
 * primary's included. Two serve twice as much as one where the time for a request stays the same.
 */
export async function run(args: readonly string[]): Promise<void> {
  readOptions(args, {});
  const folder = await mkdtemp(join(tmpdir(), "flickmap-cluster-"));
  const { sample, bare } = await startSurroundings(folder);
  const clusters: MeasuredProcess[] = [];
  try {
    for (const workers of [1, 2]) {
      clusters.push(await startCluster(workers, sample, join(folder, String(workers))));
    }
    const requests = Array.from({ length: REQUESTS }, () => MOVIE);
    const rounds: number[][] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const cpu: number[] = [];
      for (const cluster of clusters) {
        const measured = await measureLoad(cluster, requests, { connections: CONNECTIONS });
        cpu.push(measured.cpuMicroseconds);
      }
      // The first round warms up.
      if (round > 0) rounds.push(cpu);
    }
    const times = median(rounds.map(([one = 0, two = 0]) => (2 * one) / two));
    const micros = [0, 1].map((index) => median(rounds.map((cpu) => cpu[index] ?? 0)).toFixed(1));
    console.log(
      `µs of CPU a request: ${micros[0]} with one worker, ${micros[1]} with two. ` +
        `With a core each, two workers serve ${times.toFixed(2)} times as much as one.`,
    );
  } finally {
    for (const process of [...clusters, sample, bare]) await process.stop();
    await rm(folder, { recursive: true });
  }
}

/** On all cores. */
async function startCluster(
  workers: number,
  sample: MeasuredProcess,
  folder: string,
): Promise<MeasuredProcess> {
  return startMeasured([join(CHECKOUT, "gateway/src/ops/cluster/main.ts")], {
    core: null,
    logFile: `${folder}.log`,
    environment: {
      ...BENCH_ENVIRONMENT,
      DATA_DIR: folder,
      TMDB_BASE_URL: `${sample.address}/3`,
      WORKERS: String(workers),
      WARM_UP: "off",
    },
  });
}
