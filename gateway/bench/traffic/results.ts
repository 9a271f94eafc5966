import { type Measurement, median } from "../measure.ts";
import { type Kind, KINDS } from "./requests.ts";

/** A kind of request alone, or all of them. */
export type StageKind = Kind | "mix";
export const STAGES: readonly StageKind[] = ["mix", ...KINDS];

/** The same requests to a server and to the bare one. */
export interface Stage {
  readonly kind: StageKind;
  readonly server: Measurement;
  readonly bare: Measurement;
  /** The share of the pages that came without content, for the browser to render; NaN without pages. */
  readonly shellShare: number;
  /** By how much the server's counters of cache reads grew. */
  readonly counters: ReadonlyMap<string, number>;
}

const ROWS: readonly (readonly [string, (stage: Stage) => number, number])[] = [
  ["µs of CPU", ({ server }) => server.cpuMicroseconds, 0],
  ["µs of CPU, bare", ({ bare }) => bare.cpuMicroseconds, 1],
  ["CPU ÷ bare", ({ server, bare }) => server.cpuMicroseconds / bare.cpuMicroseconds, 1],
  ["requests/s", ({ server }) => server.requestsPerSecond, 0],
  ["p99, ms", ({ server }) => server.p99Milliseconds, 1],
  ["bytes of a body", ({ server }) => mean(server.bodyBytes), 0],
  ["pages without content, %", ({ shellShare }) => 100 * shellShare, 1],
];

/** Prints the medians of the rounds of one server as a table of Markdown, and what its caches were read for. */
export function printTraffic({ name, stages }: { name: string; stages: readonly Stage[] }): void {
  const kinds = STAGES.filter((kind) => stages.some((stage) => stage.kind === kind));
  console.log(`\n| ${[name, ...kinds].join(" | ")} |`);
  console.log(`| --- |${" --- |".repeat(kinds.length)}`);
  const row = (label: string, valueOf: (stage: Stage) => number, digits: number) => {
    const cells = kinds.map((kind) => {
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
      `${counter} for 100 requests`,
      ({ counters, server }) => (100 * (counters.get(counter) ?? 0)) / server.bodyBytes.length,
      1,
    );
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
