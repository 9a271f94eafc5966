import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { startGateway } from "./gateway-under-test.ts";
import { sendRequest } from "./send-request.ts";

/** What sitemaps, feeds and exports cost their client, over real connections. */

const LIMIT = 30;
const SITEMAP = "/sitemap.xml";

afterEach(() => void vi.useRealTimers());

async function listening(environment: Readonly<Record<string, string>> = {}) {
  const gateway = await startGateway({
    REQUESTS_PER_MINUTE: String(LIMIT),
    TRUSTED_PROXIES: "1",
    ...environment,
  });
  onTestFinished(() => gateway.close());
  const address = await gateway.listen();
  const get = (url: string, client: string) =>
    sendRequest(address, { url, headers: { "x-forwarded-for": client } });
  return {
    gateway,
    get,
    /** What a client has left of its budget. */
    async left(client: string) {
      const { headers } = await get("/api/countries", client);
      return Number(headers["ratelimit-remaining"]);
    },
    async useUp(client: string) {
      for (let n = 0; n < LIMIT; n += 1) await get("/api/countries", client);
    },
  };
}

const HEAVY = "192.0.2.1";
const OTHER = "192.0.2.2";

it("a sitemap counts for its client, and none is made beyond its limit", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { gateway, get, left, useUp } = await listening({ PUBLIC_URL: "https://flickmap.example" });
  await useUp(HEAVY);
  const none = await gateway.callsDuring(async () => {
    for (const url of [SITEMAP, "/sitemap-1.xml", "/sitemap-2.xml"]) {
      const { statusCode, headers } = await get(url, HEAVY);
      expect(statusCode).toBe(429);
      expect(headers["cache-control"]).toBe("no-store");
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    }
  });
  expect(none).toBe(0);

  const calls = await gateway.callsDuring(async () => {
    expect((await get(SITEMAP, OTHER)).statusCode).toBe(200);
  });
  expect(calls).toBeGreaterThan(10);
  expect(await left(OTHER)).toBe(LIMIT - 2);

  const stored = await get(SITEMAP, HEAVY);
  expect(stored.statusCode).toBe(200);
  expect(stored.headers["cache-control"]).toMatch(/^public, max-age=3600/u);

  // Lists are stale by then, and the sitemap too.
  vi.setSystemTime(Date.now() + 20 * 3_600_000);
  await useUp(HEAVY);
  const whileStale = await gateway.callsDuring(async () => {
    const stale = await get(SITEMAP, HEAVY);
    expect(stale).toMatchObject({ statusCode: 200, body: stored.body });
  });
  expect(whileStale).toBe(0);
});

it("a sitemap of the request's own address is not stored, and costs a unit each time", async () => {
  const { get } = await listening();
  const statuses: number[] = [];
  for (let n = 0; n < LIMIT; n += 1) statuses.push((await get(SITEMAP, HEAVY)).statusCode);
  const served = statuses.filter((status) => status === 200).length;
  expect(served).toBeGreaterThan(0);
  expect(served).toBe(LIMIT);
  expect((await get(SITEMAP, HEAVY)).statusCode).toBe(429);
  expect((await get(SITEMAP, OTHER)).statusCode).toBe(200);
});
