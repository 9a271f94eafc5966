import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StoreHealth } from "./store-health.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(["rejects", "hangs"])("who asks hears within a second that the store %s", async (how) => {
  let fails = false;
  const health = new StoreHealth(async () => {
    if (!fails) return;
    if (how === "rejects") throw new Error("away");
    await new Promise(() => undefined);
  });
  expect(await health.check()).toBe(true);
  fails = true;
  vi.advanceTimersByTime(500);
  const checked = health.check();
  await vi.advanceTimersByTimeAsync(500);
  expect(await checked).toBe(false);
});

test("a store that failed is tried again though nobody asks, and that it works is told once", async () => {
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
