import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type LoadOptions, type LoadRequest, sendLoad } from "../load.ts";
import { type MeasuredProcess, startMeasured } from "../measured-process.ts";
import { readCounters } from "./counters.ts";
import { popularMovies } from "./popular-movies.ts";
import { type Kind, KINDS, type Movie, type TrafficRequest, trafficRequests } from "./requests.ts";
import type { Measurement, Stage, StageKind } from "./results.ts";
import { titleQueryPath } from "./title-query.ts";

/** What is sent. */
export interface TrafficRun {
  readonly seed: number;
  readonly mix: Readonly<Record<Kind, number>>;
  readonly requests: number;
  readonly kindRequests: number;
  readonly connections: number;
  readonly pagesInFlight: number;
  readonly loadSeconds: number;
}

interface Surroundings {
  readonly sample: MeasuredProcess;
  readonly bare: MeasuredProcess;
  /** A folder for its log and its data. */
  readonly data: string;
  readonly core: number;
}

/** Limits that the load does not reach, one proxy, and the log into a file. */
const ENVIRONMENT = {
  HOST: "127.0.0.1",
  PORT: "0",
  NODE_ENV: "production",
  TRUSTED_PROXIES: "1",
  LOG_LEVEL: "info",
  REQUESTS_PER_MINUTE: "100000000",
  MAX_WAIT_MS: "60000",
  UPSTREAM_RATE_PER_SECOND: "1000",
  CATALOGUE: "off",
  TMDB_READ_TOKEN: "bench",
};
/** A page with content is larger, compressed; without it, for the browser to render, it has 3 KB. */
const RENDERED_PAGE_BYTES = 6000;
/** No two loads of a run have the same seed. */
const SEEDS_PER_RUN = 10_000;

/** The gateway of a checkout, and the bare server that it is compared with. */
export class ServerUnderTest {
  readonly name: string;
  readonly #gateway: MeasuredProcess;
  readonly #bare: MeasuredProcess;
  readonly #movies: readonly Movie[];
  readonly #titleQueryPath: (movie: Movie, country: string) => string;

  private constructor(
    checkout: string,
    { gateway, bare }: { gateway: MeasuredProcess; bare: MeasuredProcess },
    movies: readonly Movie[],
  ) {
    this.name = checkout;
    this.#gateway = gateway;
    this.#bare = bare;
    this.#movies = movies;
    this.#titleQueryPath = titleQueryPath(checkout);
  }

  /** @param checkout a folder with a built product, started as its `npm start` does */
  static async start(
    checkout: string,
    { sample, bare, data, core }: Surroundings,
  ): Promise<ServerUnderTest> {
    await mkdir(data);
    const gateway = await startMeasured(await startArguments(checkout), {
      core,
      logFile: join(data, "gateway.log"),
      cwd: checkout,
      environment: { ...ENVIRONMENT, DATA_DIR: data, TMDB_BASE_URL: `${sample.address}/3` },
    });
    return new ServerUnderTest(checkout, { gateway, bare }, await popularMovies(gateway.address));
  }

  /** Has the film data of every movie fetched once, then sends the mix for some seconds, to the bare server too. */
  async warmUp({ seed, mix, connections, pagesInFlight, loadSeconds }: TrafficRun): Promise<void> {
    const details = this.#movies.map(({ id }) => ({ path: `/api/movie/${id}`, headers: {} }));
    await sendLoad(this.#gateway.address, details, { connections });
    const until = performance.now() + loadSeconds * 1000;
    const requests = this.#requests(seed * SEEDS_PER_RUN, mix);
    await sendLoad(this.#gateway.address, requests, {
      connections,
      limitedInFlight: pagesInFlight,
      until,
    });
    const bare = withBytes(take(this.#requests(seed, mix), 20_000), []);
    await sendLoad(this.#bare.address, bare, { connections });
  }

  /**
   * Sends a kind's requests, or the mix, to the gateway and then to the bare server.
   *
   * @throws when a response is an error
   */
  async measure(kind: StageKind, round: number, run: TrafficRun): Promise<Stage> {
    const { seed, mix, requests, kindRequests, connections, pagesInFlight } = run;
    const stageSeed = seed * SEEDS_PER_RUN + 1 + round * (KINDS.length + 1);
    const stream =
      kind === "mix"
        ? take(this.#requests(stageSeed, mix), requests)
        : take(
            this.#requests(stageSeed + 1 + KINDS.indexOf(kind), {
              page: 0,
              query: 0,
              api: 0,
              [kind]: 1,
            }),
            kindRequests,
          );
    const before = await readCounters(this.#gateway.address);
    const gateway = await measureLoad(this.#gateway, stream, {
      connections,
      limitedInFlight: pagesInFlight,
    });
    const after = await readCounters(this.#gateway.address);
    const bare = await measureLoad(this.#bare, withBytes(stream, gateway.bodyBytes), {
      connections,
    });
    const pages = gateway.bodyBytes.filter((_, index) => stream[index]?.kind === "page");
    const shells = pages.filter((bytes) => bytes < RENDERED_PAGE_BYTES);
    const shellShare = shells.length / pages.length;
    return { kind, gateway, bare, shellShare, counters: after.minus(before) };
  }

  stop(): Promise<void> {
    return this.#gateway.stop();
  }

  #requests(seed: number, mix: Readonly<Record<Kind, number>>): Generator<TrafficRequest, never> {
    return trafficRequests({
      seed,
      mix,
      movies: this.#movies,
      titleQueryPath: this.#titleQueryPath,
    });
  }
}

async function measureLoad(
  server: MeasuredProcess,
  requests: readonly LoadRequest[],
  options: LoadOptions,
): Promise<Measurement> {
  const before = await server.cpuMicroseconds();
  const result = await sendLoad(server.address, requests, options);
  const after = await server.cpuMicroseconds();
  const failed = [...result.statuses].filter(([status]) => status >= 400);
  if (failed.length > 0) {
    throw new Error(`${server.address} answered with ${JSON.stringify(failed)}`);
  }
  return {
    cpuMicroseconds: (after - before) / result.requests,
    requestsPerSecond: result.requests / result.seconds,
    p99Milliseconds: result.p99Milliseconds,
    bodyBytes: result.bodyBytes,
  };
}

/** The same requests, which tell the bare server how many bytes to write, and have no limit. */
function withBytes(
  requests: readonly LoadRequest[],
  bodyBytes: readonly number[],
): readonly LoadRequest[] {
  return requests.map(({ path, headers }, index) => ({
    path,
    headers: { ...headers, "x-bytes": String(bodyBytes[index] ?? 10_000) },
  }));
}

function take<Item>(items: Iterator<Item, never>, count: number): Item[] {
  return Array.from({ length: count }, () => items.next().value);
}

/** What Node gets from the start script of a checkout. */
async function startArguments(checkout: string): Promise<readonly string[]> {
  const text = await readFile(join(checkout, "package.json"), "utf8");
  const [, command] =
    /node (--[^"]*)?gateway\/src\/main\.ts/.exec(JSON.parse(text).scripts.start) ?? [];
  return [...(command ?? "").split(" ").filter(Boolean), "gateway/src/main.ts"];
}
