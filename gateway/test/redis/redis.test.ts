import { createHash, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { createClient } from "@redis/client";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { type GatewayUnderTest, startGateway } from "../gateway-under-test.ts";
import { startRedis } from "./server.ts";

const started = await startRedis();
const redis = "missing" in started ? null : started;
const control = redis?.control ?? null;
const label = "missing" in started ? `skipped: ${started.missing}` : started.label;
process.stderr.write(`Redis suite: ${label}\n`);
if (redis === null && process.env["CI"]) throw new Error(label);

const QUERY = "query Name { movie(id: 550) { name } }";
const HASH = createHash("sha256").update(QUERY).digest("hex");
const persisted = (document?: string) => ({
  ...(document !== undefined && { query: document }),
  extensions: { persistedQuery: { version: 1, sha256Hash: HASH } },
});

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

  test("a document that one was sent, the other runs by its hash", async () => {
    await post(one, "/graphql", persisted(QUERY));
    await vi.waitFor(async () =>
      expect((await post(other, "/graphql", persisted())).json()).toEqual({
        data: { movie: { name: "Fight Club" } },
      }),
    );
  });

  test("an address has its budget with both together", async () => {
    const environment = { REDIS_URL: redis?.uri ?? "", REQUESTS_PER_MINUTE: "200" };
    const pair = [await startGateway(environment), await startGateway(environment)] as const;
    try {
      const status = async (gateway: GatewayUnderTest, remoteAddress: string) =>
        (await gateway.app.inject({ url: "/api/countries", remoteAddress })).statusCode;
      let host = 100;
      // What a busy machine does not get into Redis in time is not added up, so there is room for some of it.
      await vi.waitFor(
        async () => {
          host += 1;
          const address = `198.51.100.${host}`;
          for (let n = 0; n < 150; n += 1) {
            for (const gateway of pair) await status(gateway, address);
          }
          // Each alone would let two hundred through.
          for (const gateway of pair) {
            const statuses: number[] = [];
            while (statuses.length < 40 && statuses.at(-1) !== 429) {
              await delay(100);
              statuses.push(await status(gateway, address));
            }
            expect(statuses.at(-1)).toBe(429);
          }
        },
        { timeout: 25_000 },
      );
      for (const gateway of pair) expect(await status(gateway, "198.51.100.250")).toBe(200);
    } finally {
      await Promise.all(pair.map((gateway) => gateway.close()));
    }
  }, 40_000);

  test("an address has its limit of posts with both together, as soon as they have told each other", async () => {
    const address = "198.51.100.1";
    const post = async () => [
      (await rate(one, address)).statusCode,
      (await rate(other, address)).statusCode,
    ];
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) statuses.push(...(await post()));
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
    const isLimited = async () => {
      const both = await post();
      statuses.push(...both);
      expect(both).toEqual([429, 429]);
    };
    await vi.waitFor(isLimited, { timeout: 10_000, interval: 300 });
    // Counting by itself, each would have let ten through.
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(20);
  });

  test.skipIf(control === null)(
    "while Redis hangs, answers come soon; when it is back, it is used again",
    async () => {
      control?.hang();
      const requests = [603, 604, 605, 238, 240, 278].map(
        (id) => () => one.app.inject(`/api/movie/${id}`),
      );
      const others = [() => rate(one), () => post(one, "/graphql", persisted(QUERY))];
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
      expect(await isUp()).toBe("1");
      await control?.kill();
      const wait = { timeout: 15_000, interval: 300 };
      await vi.waitFor(async () => expect(await isUp()).toBe("0"), wait);
      await control?.restart();
      await vi.waitFor(async () => expect(await isUp()).toBe("1"), wait);
      expect(lines.filter((line) => line.includes("Redis works again"))).toHaveLength(1);
    },
    60_000,
  );

  test.skipIf(control === null)(
    "what an address has used and written counts for the rest of its minute, though Redis was restarted",
    async () => {
      const gateway = await startGateway({
        REDIS_URL: redis?.uri ?? "",
        REQUESTS_PER_MINUTE: "40",
        RATINGS_PER_MINUTE: "5",
      });
      onTestFinished(() => gateway.close());
      const writer = "198.51.101.1";
      const reader = "198.51.101.2";
      const read = async () =>
        (await gateway.app.inject({ url: "/api/countries", remoteAddress: reader })).statusCode;
      for (let n = 0; n < 40; n += 1) await read();
      for (let n = 0; n < 5; n += 1) await rate(gateway, writer);
      await delay(500);
      expect([await read(), (await rate(gateway, writer)).statusCode]).toEqual([429, 429]);
      await control?.kill();
      await control?.restart();
      const fresh = `198.51.102.1`;
      const isCounted = async () => {
        await rate(gateway, fresh);
        await gateway.app.inject({ url: "/api/countries", remoteAddress: fresh });
        const client = await createClient({ url: redis?.uri ?? "" }).connect();
        const keys = await client.keys("flickmap:*:*");
        client.destroy();
        expect(keys).toContain(`flickmap:units:${fresh}`);
        expect(keys).toContain(`flickmap:units:rating:${fresh}`);
      };
      await vi.waitFor(isCounted, { timeout: 15_000, interval: 300 });
      // Until what is counted here is added up there.
      for (let n = 0; n < 4; n += 1) {
        expect([await read(), (await rate(gateway, writer)).statusCode]).toEqual([429, 429]);
        await delay(300);
      }
    },
  );

  test.skipIf(control === null)(
    "while Redis is full, answers come soon; when it has room, it is used again",
    async () => {
      await control?.fill();
      const requests = [121, 122, 155, 157].map((id) => () => one.app.inject(`/api/movie/${id}`));
      const others = [() => rate(one), () => post(one, "/graphql", persisted(QUERY))];
      expect(failed(await statusesSoon([...requests, ...others]))).toEqual([]);
      await control?.empty();
      await sharedSoon(40_000_000);
    },
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
