import type { Audit } from "./lighthouse.ts";
import { type Measurement, median } from "./table.ts";

/** What is required of a page: the largest value that is allowed, or the smallest. */
const REQUIRED: readonly (readonly [
  name: string,
  value: (of: Audit) => number,
  required: { readonly max: number } | { readonly min: number },
])[] = [
  ["score", ({ score }) => score, { min: 90 }],
  ["FCP", ({ fcp }) => fcp, { max: 1000 }],
  ["LCP", ({ lcp }) => lcp, { max: 1800 }],
  ["TBT", ({ tbt }) => tbt, { max: 300 }],
  ["CLS/1000", ({ cls }) => cls * 1000, { max: 10 }],
  ["a11y", ({ accessibility }) => accessibility, { min: 100 }],
  ["practices", ({ bestPractices }) => bestPractices, { min: 100 }],
  ["SEO", ({ seo }) => seo, { min: 100 }],
];

/** Says what of the requirement a page misses, by the medians; "met" where it misses nothing. */
export function verdict(measured: readonly Measurement[]): string {
  const missed = REQUIRED.flatMap(([name, value, required]) => {
    const found = median(measured.map(({ audit }) => (audit ? value(audit) : null)));
    if (found === null) return [`${name} unknown`];
    if ("max" in required) {
      return found > required.max ? [`${name} ${Math.round(found)} > ${required.max}`] : [];
    }
    return found < required.min ? [`${name} ${Math.round(found)} < ${required.min}`] : [];
  });
  return missed.length === 0 ? "met" : `missed: ${missed.join(", ")}`;
}
