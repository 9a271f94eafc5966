import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RedisScripts } from "../../redis/connect.ts";
import { WriteCounter } from "./write-counter.ts";

function count(counter: WriteCounter, key = "rating:198.51.100.1") {
  return counter.count(key, 60_000);
}

describe("the counter of writes", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
  afterEach(() => void vi.useRealTimers());

  it("counts each key for itself, and starts at zero when the window is over", async () => {
    const counter = new WriteCounter(null, () => undefined);
    expect(await count(counter)).toEqual({ current: 1, ttl: 60_000 });
    vi.advanceTimersByTime(59_999);
    expect(await count(counter)).toEqual({ current: 2, ttl: 1 });
    expect(await count(counter, "contact:198.51.100.1")).toEqual({ current: 1, ttl: 60_000 });
    vi.advanceTimersByTime(1);
    expect(await count(counter)).toEqual({ current: 1, ttl: 60_000 });
  });

  it("counts in Redis where there is one, so that gateways count together", async () => {
    const calls: unknown[] = [];
    const redis: RedisScripts = {
      eval: async (_, options) => {
        calls.push(options);
        return [7, 1234];
      },
    };
    expect(await count(new WriteCounter(redis, () => undefined))).toEqual({
      current: 7,
      ttl: 1234,
    });
    expect(calls).toEqual([
      { keys: ["flickmap:writes:rating:198.51.100.1"], arguments: ["60000", "1"] },
    ]);
  });

  it("counts by itself and says so while Redis fails, and rejects nobody for that", async () => {
    const failures: unknown[] = [];
    const redis: RedisScripts = { eval: async () => Promise.reject(new Error("gone")) };
    const counter = new WriteCounter(redis, (error) => failures.push(error));
    expect(await count(counter)).toEqual({ current: 1, ttl: 60_000 });
    expect(await count(counter)).toEqual({ current: 2, ttl: 60_000 });
    expect(failures).toHaveLength(2);
  });
});
