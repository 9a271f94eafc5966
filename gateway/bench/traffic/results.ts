import { type Kind, KINDS } from "./requests.ts";

/** A kind of request alone, or all of them. */
export type StageKind = Kind | "mix";
export const STAGES: readonly StageKind[] = ["mix", ...KINDS];

/** What one server did with the requests of a stage. */
export interface Measurement {
  /** For one request. */
  readonly cpuMicroseconds: number;
  readonly requestsPerSecond: number;
  readonly p99Milliseconds: number;
  /** Of each response. */
  readonly bodyBytes: readonly number[];
}

/** The same requests to the gateway and to the bare server. */
export interface Stage {
  readonly kind: StageKind;
  readonly gateway: Measurement;
  readonly bare: Measurement;
  /** The share of the pages that came without content, for the browser to render; NaN without pages. */
  readonly shellShare: number;
  /** By how much the gateway's counters of cache reads grew. */
  readonly counters: ReadonlyMap<string, number>;
}

const ROWS: readonly (readonly [string, (stage: Stage) => number, number])[] = [
  ["µs of CPU", ({ gateway }) => gateway.cpuMicroseconds, 0],
  ["µs of CPU, bare", ({ bare }) => bare.cpuMicroseconds, 1],
  ["CPU ÷ bare", ({ gateway, bare }) => gateway.cpuMicroseconds / bare.cpuMicroseconds, 1],
  ["requests/s", ({ gateway }) => gateway.requestsPerSecond, 0],
  ["p99, ms", ({ gateway }) => gateway.p99Milliseconds, 1],
  ["bytes of a body", ({ gateway }) => mean(gateway.bodyBytes), 0],
  ["pages without content, %", ({ shellShare }) => 100 * shellShare, 1],
];

/** Prints the medians of the rounds of one gateway as a table of Markdown, and what its caches were read for. */
export function printTraffic({ name, stages }: { name: string; stages: readonly Stage[] }): void {
  console.log(`\n| ${[name, ...STAGES].join(" | ")} |`);
  console.log(`| --- |${" --- |".repeat(STAGES.length)}`);
  const row = (label: string, valueOf: (stage: Stage) => number, digits: number) => {
    const cells = STAGES.map((kind) => {
      const values = stages.filter((stage) => stage.kind === kind).map(valueOf);
      const value = median(values);
      return Number.isNaN(value) ? "" : value.toFixed(digits);
    });
    console.log(`| ${[label, ...cells].join(" | ")} |`);
  };
  for (const [label, value, digits] of ROWS) row(label, value, digits);
  const counters = new Set(stages.flatMap((stage) => [...stage.counters.keys()]));
  for (const counter of counters) {
    row(
      `\`${counter}\` for 100 requests`,
      ({ counters, gateway }) => (100 * (counters.get(counter) ?? 0)) / gateway.bodyBytes.length,
      1,
    );
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
