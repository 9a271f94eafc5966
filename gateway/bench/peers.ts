import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type MeasuredProcess, runOnCore, startMeasured } from "./measured-process.ts";
import { type BenchOptions, readNumber, readOptions } from "./options.ts";
import { installPeers } from "./peers/install.ts";
import {
  BENCH_ENVIRONMENT,
  CHECKOUT,
  LOAD_CORE,
  SERVER_CORE,
  startGateway,
  startSurroundings,
} from "./start-gateway.ts";
import { popularMovies } from "./traffic/popular-movies.ts";
import { printTraffic } from "./traffic/results.ts";
import { measureInTurn, ServerUnderTest } from "./traffic/server-under-test.ts";
import { titleQueryPath } from "./traffic/title-query.ts";

/** Servers with the same resolvers and film data, on Fastify with its compression. */
const PEERS: readonly (readonly [name: string, file: string, ...args: string[]])[] = [
  ["Apollo Server with its response cache", "apollo.ts", "response-cache"],
  ["Apollo Server", "apollo.ts"],
  ["Mercurius with its JIT", "mercurius.ts"],
];
const RUN = { seed: 1, requests: 0, connections: 32, pagesInFlight: 4 };

export const OPTIONS = {
  requests: { type: "string", default: "6000", about: "requests in a round" },
  rounds: { type: "string", default: "3", about: "rounds, whose median is printed" },
  "load-seconds": {
    type: "string",
    default: "10",
    about: "seconds of load before the first round",
  },
} satisfies BenchOptions;

/**
 * Sends the title queries of the traffic benchmark to the gateway and to what people would use instead, in alternating
 * rounds. No peer renders pages: the gateway's own are measured beside.
 */
export async function run(args: readonly string[]): Promise<void> {
  const values = readOptions(args, OPTIONS);
  const rounds = readNumber("rounds", values.rounds);
  const options = {
    ...RUN,
    kindRequests: readNumber("requests", values.requests),
    loadSeconds: readNumber("load-seconds", values["load-seconds"], 0),
  };
  installPeers();
  await runOnCore(LOAD_CORE);
  const folder = await mkdtemp(join(tmpdir(), "flickmap-peers-"));
  const surroundings = await startSurroundings(folder);
  const { sample, bare } = surroundings;
  const processes: MeasuredProcess[] = [sample, bare];
  try {
    const started = await startGateway(CHECKOUT, "gateway", surroundings);
    // No peer has a list of popular movies.
    const movies = await popularMovies(started.address);
    // None knows the hashes of the web app's documents.
    const titlePath = titleQueryPath(CHECKOUT, { inFull: true });
    const add = (name: string, server: MeasuredProcess) => {
      processes.push(server);
      return new ServerUnderTest(name, { server, bare }, movies, titlePath);
    };
    const gateway = add("Flickmap", started);
    const servers = [gateway];
    for (const [name, file, ...args] of PEERS) {
      const server = await startMeasured([join(import.meta.dirname, "peers", file), ...args], {
        core: SERVER_CORE,
        logFile: join(folder, `${name}.log`),
        environment: {
          ...BENCH_ENVIRONMENT,
          DATA_DIR: join(folder, name),
          TMDB_BASE_URL: `${sample.address}/3`,
        },
      });
      servers.push(add(name, server));
    }
    const queries = { ...options, mix: { query: 1 } };
    const stages = await measureInTurn(servers, ["query"], rounds, queries);
    for (const { name } of servers) printTraffic({ name, stages: stages.get(name) ?? [] });
    const pages = { ...options, mix: { page: 1 } };
    const pageStages = await measureInTurn([gateway], ["page"], rounds, pages);
    printTraffic({ name: "Flickmap, pages", stages: pageStages.get(gateway.name) ?? [] });
  } finally {
    for (const process of processes) await process.stop();
    await rm(folder, { recursive: true });
  }
}
