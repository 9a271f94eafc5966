import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { type GatewayUnderTest, startGateway } from "../gateway-under-test.ts";
import { startRedis } from "./server.ts";

const started = await startRedis();
const redis = "missing" in started ? null : started;
const control = redis?.control ?? null;
const label = "missing" in started ? `skipped: ${started.missing}` : started.label;
process.stderr.write(`Redis suite: ${label}\n`);
if (redis === null && process.env["CI"]) throw new Error(label);

/** Longer than an answer may ever take that Redis has no part in. */
const SOON_MS = 1500;

const post = (
  gateway: GatewayUnderTest,
  url: string,
  payload: object,
  remoteAddress = "127.0.0.1",
) =>
  gateway.app.inject({
    method: "POST",
    url,
    remoteAddress,
    headers: { "content-type": "application/json" },
    payload,
  });
const rate = (gateway: GatewayUnderTest, remoteAddress?: string) =>
  post(
    gateway,
    "/api/ratings",
    { content_id: 550, content_type: "movie", rating: 4, session_id: randomUUID() },
    remoteAddress,
  );

const failed = (statuses: readonly number[]) => statuses.filter((status) => status >= 500);

/** @returns the status of each answer; fails when one took too long */
async function statusesSoon(requests: readonly (() => Promise<{ statusCode: number }>)[]) {
  const statuses: number[] = [];
  for (const send of requests) {
    const begun = performance.now();
    statuses.push((await send()).statusCode);
    expect(performance.now() - begun).toBeLessThan(SOON_MS);
  }
  return statuses;
}

describe.skipIf(redis === null)(`two gateways and one Redis (${label})`, () => {
  let one: GatewayUnderTest;
  let other: GatewayUnderTest;

  beforeAll(async () => {
    const environment = { REDIS_URL: redis?.uri ?? "", RATINGS_PER_MINUTE: "10" };
    one = await startGateway(environment);
    other = await startGateway(environment);
  });
  afterAll(async () => {
    control?.wake();
    await Promise.all([one.close(), other.close()]);
    await control?.kill();
  });

  /** Requests new movies from one gateway, until the other has one without a call of its own. */
  const sharedSoon = async (fromId: number) => {
    let id = fromId;
    await vi.waitFor(
      async () => {
        id += 1;
        await one.app.inject(`/api/movie/${id}`);
        const calls = await other.callsDuring(() => other.app.inject(`/api/movie/${id}`));
        expect(calls).toBe(0);
      },
      { timeout: 15_000, interval: 200 },
    );
  };

  test("what one was told by the film database, the other knows", async () => {
    await sharedSoon(30_000_000);
  });

  test.skipIf(control === null)(
    "while Redis hangs, answers come soon; when it is back, it is used again",
    async () => {
      control?.hang();
      const requests = [603, 604, 605, 238, 240, 278].map(
        (id) => () => one.app.inject(`/api/movie/${id}`),
      );
      const others = [() => rate(one)];
      expect(failed(await statusesSoon([...requests, ...others]))).toEqual([]);
      control?.wake();
      await sharedSoon(10_000_000);
    },
  );

  test.skipIf(control === null)(
    "while Redis is dead, answers come soon; a new one in its place is used",
    async () => {
      await control?.kill();
      const requests = [11, 12, 13, 14].map((id) => () => one.app.inject(`/api/movie/${id}`));
      expect(failed(await statusesSoon(requests))).toEqual([]);
      await control?.restart();
      await sharedSoon(20_000_000);
    },
  );

  test.skipIf(control === null)(
    "the metrics say whether Redis responds, and the log that it works again",
    async () => {
      const lines: string[] = [];
      const onLogLine = (line: string) => lines.push(line);
      const gateway = await startGateway({ REDIS_URL: redis?.uri ?? "" }, { onLogLine });
      onTestFinished(() => gateway.close());
      const isUp = async () =>
        /^flickmap_redis_up (\d)$/mu.exec((await gateway.app.inject("/metrics")).body)?.[1];
      const wait = { timeout: 15_000, interval: 300 };
      // A busy machine may let the first call wait longer than a gateway waits: the next one tells.
      let id = 50_000_000;
      await vi.waitFor(async () => {
        await gateway.app.inject(`/api/movie/${(id += 1)}`);
        expect(await isUp()).toBe("1");
      }, wait);
      await control?.kill();
      await vi.waitFor(async () => expect(await isUp()).toBe("0"), wait);
      lines.length = 0;
      await control?.restart();
      await vi.waitFor(async () => expect(await isUp()).toBe("1"), wait);
      expect(lines.filter((line) => line.includes("Redis works again"))).toHaveLength(1);
    },
    60_000,
  );

  test.skipIf(control === null)(
    "with a wrong password a gateway starts and answers, and says what failed",
    async () => {
      const guarded = await startRedis("right");
      if ("missing" in guarded) throw new Error(guarded.missing);
      const lines: string[] = [];
      const gateway = await startGateway(
        { REDIS_URL: guarded.uri.replace("right", "wrong") },
        { onLogLine: (line) => lines.push(line) },
      );
      try {
        const requests = [603, 604].map((id) => () => gateway.app.inject(`/api/movie/${id}`));
        expect(failed(await statusesSoon([...requests, () => rate(gateway)]))).toEqual([]);
        expect(lines.join("")).toContain("WRONGPASS");
        expect(lines.join("")).not.toContain(":wrong@");
      } finally {
        await gateway.close();
        await guarded.control?.kill();
      }
    },
  );

  test.skipIf(control === null).each(["hangs", "is dead"])(
    "a gateway starts and answers while Redis %s",
    async (how) => {
      if (how === "hangs") control?.hang();
      else await control?.kill();
      const begun = performance.now();
      const late = await startGateway({ REDIS_URL: redis?.uri ?? "" });
      expect((await late.app.inject("/api/movie/550")).statusCode).toBe(200);
      expect(performance.now() - begun).toBeLessThan(10_000);
      await late.close();
      if (how === "hangs") control?.wake();
    },
  );
});
