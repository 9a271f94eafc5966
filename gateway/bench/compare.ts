import { ServerProcess } from "./server-process.ts";
import { type Load, oneOf, sendLoad } from "./wrk.ts";

/** Of a server and a bare one. */
const ROUNDS = 7;
/** Of two loads on one server. */
const LOAD_ROUNDS = 5;
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 1);
const WARM_UP_SECONDS = 1;

/** What one server did in one round. */
interface Sample {
  /** Processor time for one request. */
  readonly cpuMicroseconds: number;
  readonly requestsPerSecond: number;
  readonly p99Milliseconds: number;
}

/** One row of the table that a bench prints. */
export interface Comparison {
  readonly cpuRatio: number;
  readonly rateRatio: number;
  readonly p99Ratio: number;
  readonly cpuMicroseconds: number;
  readonly bareMicroseconds: number;
}

/**
 * Compares a server with a bare `node:http` server that writes the same bytes: each in a process of its own on one
 * core, the load on the other, in alternating rounds. The ratios count; the microseconds are this machine's.
 *
 * @param load with its URL at the server
 * @returns the medians of the rounds
 */
export async function compareWithBare(server: ServerProcess, load: Load): Promise<Comparison> {
  const bare = await ServerProcess.start("bare.ts", { args: [JSON.stringify(oneOf(load))] });
  const bareLoad = { ...load, url: `${bare.address}/` };
  const rounds: { measured: Sample; bare: Sample }[] = [];
  try {
    await sendLoad(load, WARM_UP_SECONDS);
    await sendLoad(bareLoad, WARM_UP_SECONDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ measured: await sample(server, load), bare: await sample(bare, bareLoad) });
    }
  } finally {
    await bare.stop();
  }
  const ratio = (of: (sample: Sample) => number) =>
    median(rounds.map((round) => of(round.measured) / of(round.bare)));
  return {
    cpuRatio: ratio(({ cpuMicroseconds }) => cpuMicroseconds),
    rateRatio: ratio(({ requestsPerSecond }) => requestsPerSecond),
    p99Ratio: ratio(({ p99Milliseconds }) => p99Milliseconds),
    cpuMicroseconds: median(rounds.map(({ measured }) => measured.cpuMicroseconds)),
    bareMicroseconds: median(rounds.map((round) => round.bare.cpuMicroseconds)),
  };
}

/**
 * Compares two loads on one server, in alternating rounds.
 *
 * @returns the processor time for a request of the first, divided by that of the second
 */
export async function compareLoads(
  server: ServerProcess,
  first: Load,
  second: Load,
): Promise<number> {
  const ratios: number[] = [];
  for (const load of [first, second]) await sendLoad(load, WARM_UP_SECONDS);
  for (let round = 0; round < LOAD_ROUNDS; round += 1) {
    const one = await sample(server, first);
    const other = await sample(server, second);
    ratios.push(one.cpuMicroseconds / other.cpuMicroseconds);
  }
  return median(ratios);
}

/** Measures one server under one load. */
export async function sample(server: ServerProcess, load: Load): Promise<Sample> {
  const before = await server.usage();
  const { requests, seconds, p99Milliseconds } = await sendLoad(load, SECONDS);
  const after = await server.usage();
  return {
    cpuMicroseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / requests,
    requestsPerSecond: requests / seconds,
    p99Milliseconds,
  };
}

/** Prints comparisons as a table of Markdown, a row as soon as it is known. */
export function printRow(name: string, row: Comparison): void {
  const cells = [row.cpuRatio, row.rateRatio, row.p99Ratio].map((ratio) => ratio.toFixed(2));
  const micros = [row.cpuMicroseconds, row.bareMicroseconds].map((value) => value.toFixed(1));
  console.log(`| ${[name, ...cells, ...micros].join(" | ")} |`);
}

/** Prints the head of the table. */
export function printHead(what: string): void {
  console.log(
    `| ${what} | CPU ÷ bare | requests/s ÷ bare | p99 ÷ bare | µs CPU | µs CPU of bare |`,
  );
  console.log("| --- | --- | --- | --- | --- | --- |");
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
