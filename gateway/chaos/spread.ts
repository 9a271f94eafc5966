/** How measured values are spread. */
export interface Spread {
  readonly median: number;
  readonly mean: number;
  readonly p95: number;
  readonly most: number;
}

/** @param values at least one */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { median: at(0.5), mean, p95: at(0.95), most: at(1) };
}

/** As `78 ms at the median, 84 on average, 96 at the 95th percentile, 210 at most`. */
export function textOf({ median, mean, p95, most }: Spread): string {
  const [m, a, p, o] = [median, mean, p95, most].map(Math.round);
  return `${m} ms at the median, ${a} on average, ${p} at the 95th percentile, ${o} at most`;
}
