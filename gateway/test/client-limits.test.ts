import { expect, it } from "vitest";
import { startGateway } from "./gateway-under-test.ts";

/** The element of a page that the browser is to render. */
const SHELL_ROOT = '<div id="root"></div>';
const LIMIT = 20;

const gateway = await startGateway({ REQUESTS_PER_MINUTE: String(LIMIT), TRUSTED_PROXIES: "1" });

const get = (url: string, client: string) =>
  gateway.app.inject({ url, headers: { cookie: "country=US", "x-forwarded-for": client } });

/** Uses up a client's budget: movies that the film database does not have cost a call as well. */
async function useUp(client: string, firstId: number): Promise<void> {
  for (let n = 0; n <= LIMIT; n += 1) await get(`/movie/${firstId + n}`, client);
}

it("makes no call for the pages of a client that has used up its budget, and serves it stored ones", async () => {
  const { body } = await get("/movie/550", "198.51.100.1");
  expect(body).toContain("Fight Club");
  const heavy = "192.0.2.1";
  const calls = await gateway.callsDuring(() => useUp(heavy, 700_000_000));
  expect(calls).toBeGreaterThan(0);
  expect(calls).toBeLessThanOrEqual(LIMIT);

  const beyond = await get("/movie/603", heavy);
  expect(beyond.statusCode).toBe(429);
  expect(beyond.body).toContain(SHELL_ROOT);
  expect(beyond.body).toMatch(/<noscript>.*Too many requests came from your network/u);
  expect(beyond.headers["cache-control"]).toBe("no-store");
  expect(Number(beyond.headers["retry-after"])).toBeGreaterThan(0);
  expect((await get("/movie/550", heavy)).body === body).toBe(true);
  expect((await get("/api/movie/603", heavy)).statusCode).toBe(429);
  expect((await get("/sitemap.xml", heavy)).statusCode).toBe(429);
});

it.each([
  ["with another port", ["203.0.113.7:1", "203.0.113.7:2", "203.0.113.7"]],
  ["as IPv6", ["203.0.113.8", "::ffff:203.0.113.8", "[::ffff:203.0.113.8]:443"]],
  ["of its network", ["2001:db8::1", "2001:DB8:0:0:1::2", "[2001:db8::3]:80"]],
  ["that is none", ["unknown", "203.0.113.7.9:1", "<script>", "x".repeat(1000)]],
])("a client has one budget, whichever address it has: %s", async (_, names) => {
  const left: number[] = [];
  for (const name of names) {
    const { headers } = await get("/api/countries", name);
    left.push(Number(headers["ratelimit-remaining"]));
  }
  expect(left).toEqual(names.map((_name, sent) => LIMIT - 1 - sent));
});
