import type { Audit } from "./lighthouse.ts";

/** One load of a page. */
export interface Measurement {
  /** Null where the page painted nothing. */
  readonly audit: Audit | null;
  /** Milliseconds until the first offer is painted; null where the page has none. */
  readonly firstOffer: number | null;
}

const COLUMNS: readonly (readonly [title: string, value: (of: Audit) => number])[] = [
  ["score", ({ score }) => score],
  ["FCP", ({ fcp }) => fcp],
  ["LCP", ({ lcp }) => lcp],
  ["TBT", ({ tbt }) => tbt],
  ["CLS/1000", ({ cls }) => cls * 1000],
  ["script", ({ script }) => script],
  ["KB", ({ bytes }) => bytes / 1024],
  ["KB script", ({ scriptBytes }) => scriptBytes / 1024],
  ["a11y", ({ accessibility }) => accessibility],
  ["practices", ({ bestPractices }) => bestPractices],
  ["SEO", ({ seo }) => seo],
];
const NAME_WIDTH = 16;
const WIDTH = 10;

/** The table's head: times in milliseconds, layout shift in thousandths. */
export const titleRow = (): string =>
  "page".padEnd(NAME_WIDTH) +
  [...COLUMNS.map(([title]) => title), "offer"].map((title) => title.padStart(WIDTH)).join("");

/** One line of the table: the median of each column. */
export const row = (name: string, measured: readonly Measurement[]): string =>
  name.padEnd(NAME_WIDTH) +
  [
    ...COLUMNS.map(([, value]) => measured.map(({ audit }) => (audit ? value(audit) : null))),
    measured.map(({ firstOffer }) => firstOffer),
  ]
    .map((values) => {
      const middle = median(values);
      return (middle === null ? "–" : String(Math.round(middle))).padStart(WIDTH);
    })
    .join("");

/** The middle one of the known values; null where none is known. */
export function median(values: readonly (number | null)[]): number | null {
  const numbers = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  return numbers[Math.floor(numbers.length / 2)] ?? null;
}
