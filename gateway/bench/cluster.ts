import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureLoad, median } from "./measure.ts";
import { type MeasuredProcess, startMeasured } from "./measured-process.ts";
import { type BenchOptions, readNumber, readOptions } from "./options.ts";
import { BENCH_ENVIRONMENT, CHECKOUT, startSurroundings } from "./start-gateway.ts";

const CONNECTIONS = 64;
export const OPTIONS = {
  requests: { type: "string", default: "40000", about: "requests in a round" },
  rounds: { type: "string", default: "5", about: "rounds, whose median is printed" },
} satisfies BenchOptions;

const MOVIE = { path: "/api/movie/550", headers: { "accept-encoding": "br" } };

/**
 * Prints what one worker and what two cost for a cached response, in alternating rounds: processor time of all processes, the
 * primary's included. Two serve twice as much as one where the time for a request stays the same.
 */
export async function run(args: readonly string[]): Promise<void> {
  const values = readOptions(args, OPTIONS);
  const rounds = readNumber("rounds", values.rounds);
  const folder = await mkdtemp(join(tmpdir(), "flickmap-cluster-"));
  const { sample, bare } = await startSurroundings(folder);
  const clusters: MeasuredProcess[] = [];
  try {
    for (const workers of [1, 2]) {
      clusters.push(await startCluster(workers, sample, join(folder, String(workers))));
    }
    const requests = Array.from({ length: readNumber("requests", values.requests) }, () => MOVIE);
    const measuredRounds: number[][] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const cpu: number[] = [];
      for (const cluster of clusters) {
        const measured = await measureLoad(cluster, requests, { connections: CONNECTIONS });
        cpu.push(measured.cpuMicroseconds);
      }
      // The first round warms up.
      if (round > 0) measuredRounds.push(cpu);
    }
    const times = median(measuredRounds.map(([one = 0, two = 0]) => (2 * one) / two));
    const micros = [0, 1].map((index) =>
      median(measuredRounds.map((cpu) => cpu[index] ?? 0)).toFixed(1),
    );
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
