import { setTimeout as delay } from "node:timers/promises";

/** What came of a steady load. */
export interface LoadReport {
  readonly answers: number;
  /** Answers that were not what was asked for, by what they were instead. */
  readonly bad: ReadonlyMap<string, number>;
  /** The time that 99 of 100 answers stayed under, in milliseconds. */
  readonly p99: number;
}

/**
 * Asks at a steady rate, whether or not answers come, as visitors do.
 *
 * @param ask makes one request and says what was wrong with its answer; null when nothing
 */
export async function steadyLoad(
  perSecond: number,
  seconds: number,
  ask: (index: number) => Promise<string | null>,
): Promise<LoadReport> {
  const bad = new Map<string, number>();
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  const begun = performance.now();
  const total = perSecond * seconds;
  for (let index = 0; index < total; index += 1) {
    const due = begun + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await delay(wait);
    pending.push(timed(index));
  }
  await Promise.all(pending);
  times.sort((a, b) => a - b);
  return { answers: total, bad, p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN };

  async function timed(index: number): Promise<void> {
    const asked = performance.now();
    const fault = await ask(index);
    times.push(performance.now() - asked);
    if (fault !== null) bad.set(fault, (bad.get(fault) ?? 0) + 1);
  }
}
