/** Counts requests by path, so that tests can see what was requested. */
export interface RequestLog {
  add(path: string): void;
  /** How many requests went to paths that match; all of them without a pattern. */
  count(pattern?: RegExp): number;
  /** How many came within the second in which most came, wherever that second began. */
  busiestSecond(): number;
  reset(): void;
}

const SECOND_MS = 1000;

/**
 * An empty request log. At most 10,000 paths are told apart; the rest count as `(other)`.
 *
 * @param now the clock, in milliseconds
 */
export function requestLog(now: () => number = () => performance.now()): RequestLog {
  const counts = new Map<string, number>();
  /** When those of the last second came, oldest first. */
  const lately: number[] = [];
  let busiest = 0;
  return {
    add(path) {
      const time = now();
      while (lately[0] !== undefined && lately[0] <= time - SECOND_MS) lately.shift();
      lately.push(time);
      busiest = Math.max(busiest, lately.length);
      const key = counts.has(path) || counts.size < 10_000 ? path : "(other)";
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    count(pattern) {
      let sum = 0;
      for (const [path, count] of counts) if (!pattern || pattern.test(path)) sum += count;
      return sum;
    },
    busiestSecond: () => busiest,
    reset: () => {
      counts.clear();
      lately.length = 0;
      busiest = 0;
    },
  };
}
