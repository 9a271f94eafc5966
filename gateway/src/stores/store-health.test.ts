import { expect, onTestFinished, test, vi } from "vitest";
import { StoreHealth } from "./store-health.ts";

test("a store that failed is tried again though nobody asks, and that it works is told once", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let works = false;
  const onWorks = vi.fn<() => void>();
  const health = new StoreHealth(async () => {
    if (!works) throw new Error("away");
  }, onWorks);
  expect(await health.check()).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  works = true;
  expect(onWorks).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(onWorks).toHaveBeenCalledOnce();
  expect(await health.check()).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onWorks).toHaveBeenCalledOnce();
});
