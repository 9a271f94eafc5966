/** Counts requests by path, so that tests can see what was asked for. */
export interface RequestLog {
  add(path: string): void;
  /** How many requests went to paths that match; all of them without a pattern. */
  count(pattern?: RegExp): number;
  byPath(): Record<string, number>;
  reset(): void;
}

/** An empty request log. At most 10,000 paths are told apart; the rest count as `(other)`. */
export function requestLog(): RequestLog {
  const counts = new Map<string, number>();
  return {
    add(path) {
      const key = counts.has(path) || counts.size < 10_000 ? path : "(other)";
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    count(pattern) {
      let sum = 0;
      for (const [path, count] of counts) if (!pattern || pattern.test(path)) sum += count;
      return sum;
    },
    byPath: () => Object.fromEntries(counts),
    reset: () => counts.clear(),
  };
}
