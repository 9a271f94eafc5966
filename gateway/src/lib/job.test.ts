import { expect, onTestFinished, test, vi } from "vitest";
import { Job } from "./job.ts";

test("works now and again, never twice at a time, after a failure too, until it is stopped", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const works: PromiseWithResolvers<void>[] = [];
  const onFailure = vi.fn();
  const job = new Job({
    everyMs: 1000,
    work: (signal) => {
      const work = Promise.withResolvers<void>();
      works.push(work);
      signal.addEventListener("abort", () => work.reject(signal.reason));
      return work.promise;
    },
    onFailure,
  });
  void job.start();
  await vi.advanceTimersByTimeAsync(5000);
  expect(works).toHaveLength(1);
  works[0]?.reject("failure");
  await vi.advanceTimersByTimeAsync(1000);
  expect(works).toHaveLength(2);
  await job.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(works).toHaveLength(2);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith("failure");
});
