import type { SampleFilmDatabase } from "@flickmap/sample-film-database";
import { manyTitles, TITLES_AT_ONCE } from "./fifty-titles.ts";
import type { GatewayProcess } from "./gateway-process.ts";
import { movieIds } from "./movie-ids.ts";
import { type Operation, processorTime, startReadyGateway } from "./ready-gateway.ts";
import { spreadOf, textOf } from "./spread.ts";

/** For no longer does an operation keep all others waiting, in processor time of the main thread. */
const LONGEST_TURN_MS = 50;
/** Garbage of the whole heap is collected now and then: the median of so many attempts is what counts. */
const ATTEMPTS = 5;
const SYNTHETIC_TITLES = 2000;
/** Operations name movies up to this number. */
const HIGHEST_NAMED = 1000;

/** What came of an operation. */
interface Outcome {
  /** To the film database. */
  readonly calls: number;
  /** The processor time of all threads. */
  readonly firstMs: number;
  /** Whether no other request had to wait for long, mostly. */
  readonly visitorIsServed: boolean;
  readonly figures: string;
}

/**
 * Sends an operation to a gateway that has just become ready, as its first one and as fast as the film database answers.
 * Then it requests fifty titles beside a visitor, who requests what is cached and what is not.
 */
export async function tryOnGateway(operation: Operation): Promise<Outcome> {
  const { gateway, sample, send, close } = await startReadyGateway(SYNTHETIC_TITLES, {
    watchesTurns: true,
  });
  try {
    const titles = await otherTitles(sample);
    sample.resetRequestCount();
    const first = await processorTime(gateway, () => send(operation));
    const calls = sample.requestCount();
    const beside: Beside[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      beside.push(await besideVisitor(gateway, titles, send));
    }
    const turns = spreadOf(beside.map(({ longestTurnMs }) => longestTurnMs));
    const most = (times: readonly number[]) => Math.round(Math.max(...times));
    return {
      calls,
      firstMs: first.allMs,
      visitorIsServed: turns.median <= LONGEST_TURN_MS,
      figures:
        `${calls} calls, ${Math.round(first.mainMs)} ms of the main thread and ${Math.round(first.allMs)} ms of all; ` +
        `beside fifty titles a visitor waits ${most(beside.map(({ cachedMs }) => cachedMs))} ms at most for cached titles ` +
        `and ${most(beside.map(({ uncachedMs }) => uncachedMs))} ms for others; the longest turn of the event loop: ` +
        textOf(turns),
    };
  } finally {
    await close();
  }
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
  send: (operation: Operation) => Promise<string>,
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

/** Numbers of titles that no operation of the search names. */
async function otherTitles(sample: SampleFilmDatabase): Promise<number[]> {
  const ids = await movieIds(sample.url, SYNTHETIC_TITLES);
  return ids.filter((id) => id > HIGHEST_NAMED);
}
