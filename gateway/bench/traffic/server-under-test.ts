import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import { sendLoad } from "../load.ts";
import { measureLoad, toBareRequests } from "../measure.ts";
import type { MeasuredProcess } from "../measured-process.ts";
import { readCounters } from "./counters.ts";
import { KINDS, type Mix, type Movie, type TrafficRequest, trafficRequests } from "./requests.ts";
import type { Stage, StageKind } from "./results.ts";
import type { TitleQueryPath } from "./title-query.ts";

/** What is sent. */
export interface TrafficRun {
  readonly seed: number;
  readonly mix: Mix;
  readonly requests: number;
  readonly kindRequests: number;
  readonly connections: number;
  readonly pagesInFlight: number;
  readonly loadSeconds: number;
}

/** A page with content is larger, compressed; without it, for the browser to render, it has 3 KB. */
const RENDERED_PAGE_BYTES = 6000;
/** No two loads of a run have the same seed. */
const SEEDS_PER_RUN = 10_000;

/** A server, and the bare one that it is compared with. */
export class ServerUnderTest {
  readonly name: string;
  readonly #server: MeasuredProcess;
  readonly #bare: MeasuredProcess;
  readonly #movies: readonly Movie[];
  readonly #titleQueryPath: TitleQueryPath;
  readonly #languages: readonly LanguageCode[];

  /**
   * @param movies that it is asked for, the most popular first
   * @param titlePath the path of a title query
   * @param languages of visitors
   */
  constructor(
    name: string,
    { server, bare }: { server: MeasuredProcess; bare: MeasuredProcess },
    movies: readonly Movie[],
    titlePath: TitleQueryPath,
    languages: readonly LanguageCode[] = [DEFAULT_LANGUAGE],
  ) {
    this.name = name;
    this.#server = server;
    this.#bare = bare;
    this.#movies = movies;
    this.#titleQueryPath = titlePath;
    this.#languages = languages;
  }

  /** Has the film data of every movie fetched once, then sends the mix for some seconds, and as many requests to the bare server. */
  async warmUp({ seed, mix, connections, pagesInFlight, loadSeconds }: TrafficRun): Promise<void> {
    const titles = this.#movies.map((movie) => ({
      path: this.#titleQueryPath(movie, "US"),
      headers: { "apollo-require-preflight": "true" },
    }));
    await sendLoad(this.#server.address, titles, { connections });
    const until = performance.now() + loadSeconds * 1000;
    const requests = this.#requests(seed * SEEDS_PER_RUN, mix);
    await sendLoad(this.#server.address, requests, {
      connections,
      limitedInFlight: pagesInFlight,
      until,
    });
    const bare = toBareRequests(take(this.#requests(seed, mix), 20_000), []);
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
        : take(this.#requests(stageSeed + 1 + KINDS.indexOf(kind), { [kind]: 1 }), kindRequests);
    const before = await readCounters(this.#server.address);
    const server = await measureLoad(this.#server, stream, {
      connections,
      limitedInFlight: pagesInFlight,
    });
    const after = await readCounters(this.#server.address);
    const bare = await measureLoad(this.#bare, toBareRequests(stream, server.bodyBytes), {
      connections,
    });
    const pages = server.bodyBytes.filter((_, index) => stream[index]?.limited);
    const shells = pages.filter((bytes) => bytes < RENDERED_PAGE_BYTES);
    const shellShare = shells.length / pages.length;
    return { kind, server, bare, shellShare, counters: after.minus(before) };
  }

  #requests(seed: number, mix: Mix): Generator<TrafficRequest, never> {
    return trafficRequests({
      seed,
      mix,
      movies: this.#movies,
      titleQueryPath: this.#titleQueryPath,
      languages: this.#languages,
    });
  }
}

function take<Item>(items: Iterator<Item, never>, count: number): Item[] {
  return Array.from({ length: count }, () => items.next().value);
}

/**
 * Measures servers in alternating rounds.
 *
 * @returns what each did, by its name
 */
export async function measureInTurn(
  servers: readonly ServerUnderTest[],
  kinds: readonly StageKind[],
  rounds: number,
  run: TrafficRun,
): Promise<ReadonlyMap<string, readonly Stage[]>> {
  for (const server of servers) await server.warmUp(run);
  const stages = new Map<string, Stage[]>(servers.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const server of servers) {
      for (const kind of kinds) {
        stages.get(server.name)?.push(await server.measure(kind, round, run));
      }
    }
  }
  return stages;
}
