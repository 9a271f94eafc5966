import type { Audit } from "./lighthouse.ts";
import { type Measurement, median } from "./table.ts";

/** What is required of a page: the largest value that is allowed, or the smallest. */
const REQUIRED: readonly (readonly [
  name: string,
  value: (of: Audit) => number,
  required: { readonly most: number } | { readonly least: number },
])[] = [
  ["score", ({ score }) => score, { least: 90 }],
  ["FCP", ({ fcp }) => fcp, { most: 1000 }],
  ["LCP", ({ lcp }) => lcp, { most: 1800 }],
  ["TBT", ({ tbt }) => tbt, { most: 300 }],
  ["CLS/1000", ({ cls }) => cls * 1000, { most: 10 }],
  ["a11y", ({ accessibility }) => accessibility, { least: 100 }],
  ["practices", ({ bestPractices }) => bestPractices, { least: 100 }],
  ["SEO", ({ seo }) => seo, { least: 100 }],
];

/** Says what of the requirement a page misses, by the medians; "met" where it misses nothing. */
export function verdict(measured: readonly Measurement[]): string {
  const missed = REQUIRED.flatMap(([name, value, required]) => {
    const found = median(measured.map(({ audit }) => (audit ? value(audit) : null)));
    if (found === null) return [`${name} unknown`];
    if ("most" in required) {
      return found > required.most ? [`${name} ${Math.round(found)} > ${required.most}`] : [];
    }
    return found < required.least ? [`${name} ${Math.round(found)} < ${required.least}`] : [];
  });
  return missed.length === 0 ? "met" : `missed: ${missed.join(", ")}`;
}
