import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Job } from "./job.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A job whose work is ended by hand, and what it has done. */
function create() {
  const works: PromiseWithResolvers<void>[] = [];
  const failures: unknown[] = [];
  const job = new Job({
    everyMs: 1000,
    work: (signal) => {
      const work = Promise.withResolvers<void>();
      works.push(work);
      signal.addEventListener("abort", () => work.reject(signal.reason));
      return work.promise;
    },
    onFailure: (error) => failures.push(error),
  });
  return { job, works, failures };
}

test("works now and again, never twice at a time, and after a failure too", async () => {
  const { job, works, failures } = create();
  void job.start();
  void job.start();
  await vi.advanceTimersByTimeAsync(5000);
  expect(works).toHaveLength(1);
  works[0]?.reject("failure");
  await vi.advanceTimersByTimeAsync(1000);
  expect(failures).toEqual(["failure"]);
  expect(works).toHaveLength(2);
});

test("ends what it does when it is stopped, tells of no failure, and does no more", async () => {
  const { job, works, failures } = create();
  void job.start();
  await job.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(works).toHaveLength(1);
  expect(failures).toEqual([]);
});
