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

/** For no longer does an operation keep all others waiting, in processor time of the main thread. */
const LONGEST_TURN_MS = 50;
/** Garbage of the whole heap is collected now and then: medians of so many attempts are what counts. */
const ATTEMPTS = 5;
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
  /** Whether no other request had to wait for long, mostly. */
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
  const gateway = await startGatewayProcess(
    sample,
    dataDir,
    // As in production, where libraries leave out checks that help developers; the limits are tried elsewhere.
    {
      NODE_ENV: "production",
      REQUESTS_PER_MINUTE: "1000000",
      UPSTREAM_RATE_PER_SECOND: "1000",
    },
    { watchesTurns: true },
  );
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
    const fifty: ProcessorTime[] = [];
    const beside: Beside[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const titles = visitor.splice(0, TITLES_AT_ONCE);
      fifty.push(await processorTime(gateway, () => send(manyTitles(titles))));
      await wait(SETTLING_MS / ATTEMPTS);
      beside.push(await besideVisitor(gateway, visitor, send));
    }
    const turnMs = median(beside.map(({ longestTurnMs }) => longestTurnMs));
    const [mainMs, allMs] = [
      median(fifty.map((one) => one.mainMs)),
      median(fifty.map((one) => one.allMs)),
    ];
    const most = (times: readonly number[]) => Math.round(Math.max(...times));
    return {
      calls,
      visitorIsServed: turnMs <= LONGEST_TURN_MS,
      figures:
        `${calls} calls, ${Math.round(own.mainMs)} ms of the main thread and ${Math.round(own.allMs)} ms of all; ` +
        `fifty titles, the median of ${ATTEMPTS}: ${Math.round(mainMs)} and ${Math.round(allMs)} ms; beside fifty more ` +
        `a visitor waits ${most(beside.map(({ cachedMs }) => cachedMs))} ms at most for cached titles and ` +
        `${most(beside.map(({ uncachedMs }) => uncachedMs))} ms for others; the longest turn of the event loop took ` +
        `${Math.round(turnMs)} ms of processor time, the median of ${beside.map(({ longestTurnMs }) => Math.round(longestTurnMs)).join(", ")}`,
    };
  } finally {
    await gateway.stop();
    await sample.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** In milliseconds. */
interface ProcessorTime {
  readonly mainMs: number;
  readonly allMs: number;
}

/** The processor time that something takes, of the main thread and of all. */
async function processorTime(
  gateway: GatewayProcess,
  work: () => Promise<unknown>,
): Promise<ProcessorTime> {
  const cpu = await gateway.figure("process_cpu_seconds_total");
  const main = await gateway.mainThreadMs();
  await work();
  const mainMs = (await gateway.mainThreadMs()) - main;
  const allMs = ((await gateway.figure("process_cpu_seconds_total")) - cpu) * 1000;
  return { mainMs, allMs };
}

/** What a visitor and the event loop felt of a bulk request. */
interface Beside {
  /** The longest that the visitor waited by the clock, in milliseconds. */
  readonly cachedMs: number;
  readonly uncachedMs: number;
  readonly longestTurnMs: number;
}

/** Requests fifty other titles at once, and meanwhile cached and uncached ones for a visitor. */
async function besideVisitor(
  gateway: GatewayProcess,
  titles: number[],
  send: (body: object) => Promise<string>,
): Promise<Beside> {
  const get = async (id: number) => {
    const begun = performance.now();
    const response = await fetch(`${gateway.address}/api/movie/${id}`);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`the visitor got ${response.status}`);
    return performance.now() - begun;
  };
  const known = titles.shift() ?? 0;
  await get(known);
  // Reading it begins a new period.
  await gateway.longestTurnMs();
  const over = new AbortController();
  const bulk = send(manyTitles(titles.splice(0, TITLES_AT_ONCE))).finally(() => over.abort());
  let [cachedMs, uncachedMs] = [0, 0];
  while (!over.signal.aborted) {
    cachedMs = Math.max(cachedMs, await get(known));
    const id = titles.pop();
    if (id !== undefined) uncachedMs = Math.max(uncachedMs, await get(id));
  }
  await bulk;
  return { cachedMs, uncachedMs, longestTurnMs: await gateway.longestTurnMs() };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
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
