import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import {
  type SampleFilmDatabase,
  startSampleFilmDatabase,
} from "../sample-film-database/server.ts";
import { type GatewayProcess, startGatewayProcess } from "./gateway-process.ts";
import { movieIds } from "./movie-ids.ts";

/** For no longer does an operation keep all others waiting. */
const LONGEST_BLOCK_MS = 50;
/** A gateway compiles what it runs often: so many titles, fifty in an operation, are requested before it is measured. */
const WARM_TITLES = 500;
const TITLES_AT_ONCE = 50;
const SYNTHETIC_TITLES = 2000;
/** Operations name movies up to this number. */
const HIGHEST_NAMED = 1000;
/** What was begun before has ended after so long. */
const SETTLING_MS = 1500;

interface Operation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What came of an operation. */
interface Outcome {
  /** To the film database. */
  readonly calls: number;
  /** Whether no other request had to wait for long. */
  readonly visitorIsServed: boolean;
  readonly figures: string;
}

/**
 * Sends an operation to a gateway that has done much before but has nothing of it cached, as fast as the film database
 * answers. Beside it, a visitor requests what is cached and what is not.
 */
export async function tryOnGateway(operation: Operation): Promise<Outcome> {
  const sample = await startSampleFilmDatabase({ syntheticTitles: SYNTHETIC_TITLES });
  const dataDir = await mkdtemp(join(tmpdir(), "flickmap-chaos-"));
  const gateway = await startGatewayProcess(sample, dataDir, { UPSTREAM_RATE_PER_SECOND: "1000" });
  try {
    const send = async (body: object) => {
      const response = await fetch(`${gateway.address}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return response.text();
    };
    const { warm, visitor } = await otherTitles(sample);
    for (let from = 0; from < warm.length; from += TITLES_AT_ONCE) {
      await send(manyTitles(warm.slice(from, from + TITLES_AT_ONCE)));
    }
    await wait(SETTLING_MS);
    sample.resetRequestCount();
    const own = await processorTime(gateway, () => send(operation));
    const calls = sample.requestCount();
    const fifty = visitor.splice(0, TITLES_AT_ONCE);
    const ofFifty = await processorTime(gateway, () => send(manyTitles(fifty)));
    const beside = await besideVisitor(gateway, visitor, send);
    return {
      calls,
      visitorIsServed: beside.held,
      figures: `${calls} calls, ${own}; fifty titles: ${ofFifty}; ${beside.figures}`,
    };
  } finally {
    await gateway.stop();
    await sample.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The processor time that something takes, as text. */
async function processorTime(
  gateway: GatewayProcess,
  work: () => Promise<unknown>,
): Promise<string> {
  const cpu = await gateway.figure("process_cpu_seconds_total");
  const main = await gateway.mainThreadMs();
  await work();
  const mainMs = (await gateway.mainThreadMs()) - main;
  const cpuMs = ((await gateway.figure("process_cpu_seconds_total")) - cpu) * 1000;
  return `${Math.round(mainMs)} ms of the main thread and ${Math.round(cpuMs)} ms of all`;
}

/** Requests fifty other titles at once, and meanwhile cached and uncached ones for a visitor. */
async function besideVisitor(
  gateway: GatewayProcess,
  titles: readonly number[],
  send: (body: object) => Promise<string>,
): Promise<{ readonly held: boolean; readonly figures: string }> {
  const get = async (id: number) => {
    const begun = performance.now();
    const response = await fetch(`${gateway.address}/api/movie/${id}`);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`the visitor got ${response.status}`);
    return performance.now() - begun;
  };
  const [known = 0, ...others] = titles;
  await get(known);
  // Reading the metrics begins a new period of the longest delay.
  await gateway.figure("nodejs_eventloop_lag_max_seconds");
  const over = new AbortController();
  const bulk = send(manyTitles(others.splice(0, TITLES_AT_ONCE))).finally(() => over.abort());
  const cached: number[] = [];
  const uncached: number[] = [];
  while (!over.signal.aborted) {
    cached.push(await get(known));
    const id = others.pop();
    if (id !== undefined) uncached.push(await get(id));
  }
  await bulk;
  const blockMs = (await gateway.figure("nodejs_eventloop_lag_max_seconds")) * 1000;
  const most = (times: readonly number[]) => Math.round(Math.max(...times));
  return {
    held: blockMs <= LONGEST_BLOCK_MS,
    figures: `fifty more, and meanwhile a visitor waits ${most(cached)} ms at most for ${cached.length} cached titles and ${most(uncached)} ms for ${uncached.length} others; the event loop was blocked for ${Math.round(blockMs)} ms at most`,
  };
}

function manyTitles(ids: readonly number[]): object {
  return {
    query: `query ($references: [TitleReference!]!) { titles(references: $references) {
      ... on Title { name overview availability(country: "DE") { status offers { url provider { name } } } } } }`,
    variables: { references: ids.map((movieId) => ({ movieId })) },
  };
}

/** Numbers of titles that no operation of the search names, for both purposes. */
async function otherTitles(sample: SampleFilmDatabase) {
  const ids = await movieIds(sample.url, SYNTHETIC_TITLES);
  const others = ids.filter((id) => id > HIGHEST_NAMED);
  return { warm: others.slice(0, WARM_TITLES), visitor: others.slice(WARM_TITLES) };
}
