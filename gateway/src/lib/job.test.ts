import { afterEach, expect, test, vi } from "vitest";
import { Job } from "./job.ts";

afterEach(() => void vi.useRealTimers());

/** A job whose work is ended by hand, and what it has done. */
function start() {
  vi.useFakeTimers();
  const ends: (() => void)[] = [];
  const failures: unknown[] = [];
  const signals: AbortSignal[] = [];
  const job = new Job({
    everyMs: 1000,
    work: (signal) => {
      signals.push(signal);
      return new Promise<void>((resolve, reject) => {
        ends.push(resolve);
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    },
    onFailure: (error) => failures.push(error),
  });
  return { job, ends, failures, signals };
}

test("works now and again, and never twice at a time", async () => {
  const { job, ends } = start();
  void job.start();
  void job.start();
  expect(ends).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ends).toHaveLength(2);
});

test("works once more where it is asked while it works", async () => {
  const { job, ends } = start();
  const first = job.run();
  expect(job.run()).toBe(first);
  void job.run();
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await first;
  expect(ends).toHaveLength(2);
});

test("goes on after a failure, and tells of none once it is stopped", async () => {
  vi.useFakeTimers();
  const failures: unknown[] = [];
  let count = 0;
  const job = new Job({
    everyMs: 1000,
    work: async () => {
      count += 1;
      throw new Error(`failure ${count}`);
    },
    onFailure: (error) => failures.push(error),
  });
  void job.start();
  await vi.advanceTimersByTimeAsync(1000);
  expect(failures).toEqual([new Error("failure 1"), new Error("failure 2")]);
  await job.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(count).toBe(2);

  const stopped = start();
  void stopped.job.start();
  await stopped.job.stop();
  expect(stopped.signals[0]?.aborted).toBe(true);
  expect(stopped.failures).toEqual([]);
});
