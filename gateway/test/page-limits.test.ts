import { afterAll, beforeAll, expect, it } from "vitest";
import { LIMITS } from "../src/config/limits.ts";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";
import { sendRequest } from "./send-request.ts";

/** What pages cost their client, over real connections. */

/** The element of a page that the browser is to render. */
const SHELL_ROOT = '<div id="root"></div>';
const LIMIT = 20;

let gateway: GatewayUnderTest;
let address: string;
beforeAll(async () => {
  gateway = await startGateway({ REQUESTS_PER_MINUTE: String(LIMIT), TRUSTED_PROXIES: "1" });
  address = await gateway.listen();
});
afterAll(() => gateway.close());

const page = (url: string, client: string) =>
  sendRequest(address, {
    url,
    headers: {
      "accept-encoding": "identity",
      cookie: "country=US",
      "x-forwarded-for": client,
    },
  });

/** The page, requested by one client after another until it is rendered, since the first rendering takes seconds. */
async function rendered(url: string) {
  for (let attempt = 1; ; attempt += 1) {
    const received = await page(url, `198.51.100.${attempt}`);
    if (attempt === 40 || !received.body.includes(SHELL_ROOT)) return received;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Movies that the film database does not have cost a call as well. */
const uncached = (start: number, count: number) =>
  Array.from({ length: count }, (_, n) => `/movie/${start + n}`);

it("makes no call for the pages of a client that has used up its budget, and serves it stored ones", async () => {
  const { body } = await rendered("/movie/550");
  expect(body).toContain("Fight Club");
  const heavy = "192.0.2.1";
  const calls = await gateway.callsDuring(async () => {
    for (const url of uncached(700_000_000, 60)) await page(url, heavy);
  });
  expect(calls).toBeGreaterThan(0);
  expect(calls).toBeLessThanOrEqual(LIMIT);

  const beyond = await page("/movie/603", heavy);
  expect(beyond.statusCode).toBe(429);
  expect(beyond.body).toContain(SHELL_ROOT);
  expect(beyond.body).toMatch(/<noscript>.*Too many requests came from your network/u);
  expect(beyond.headers["cache-control"]).toBe("no-store");
  expect(beyond.headers.etag).toBeUndefined();
  expect(Number(beyond.headers["retry-after"])).toBeGreaterThan(0);
  expect((await page("/movie/550", heavy)).body === body).toBe(true);
  const data = await sendRequest(address, {
    url: "/api/movie/603",
    headers: { "x-forwarded-for": heavy },
  });
  expect(data.statusCode).toBe(429);

  const other = await rendered("/movie/603");
  expect(other.statusCode).toBe(200);
  expect(other.body).toContain("The Matrix");
}, 60_000);

it("counts pages that are requested at the same time", async () => {
  const heavy = "192.0.2.2";
  const statuses: number[] = [];
  const calls = await gateway.callsDuring(async () => {
    const pages = uncached(710_000_000, 100).map((url) => page(url, heavy));
    for (const { statusCode } of await Promise.all(pages)) statuses.push(statusCode);
  });
  expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(LIMIT);
  expect(calls).toBeLessThanOrEqual(LIMIT);
}, 60_000);

it("gives a client with a budget the page that one without wants at the same time", async () => {
  const heavy = "192.0.2.3";
  await Promise.all(uncached(720_000_000, LIMIT + 1).map((url) => page(url, heavy)));
  const [limited, served] = await Promise.all([
    page("/movie/680", heavy),
    page("/movie/680", "192.0.2.4"),
  ]);
  expect(limited.statusCode).toBe(429);
  expect(served.statusCode).toBe(200);
});

it("has the budget of production where NODE_ENV is not set, as where somebody starts it by hand", async () => {
  const byHand = await startGateway({ NODE_ENV: "" });
  const { headers } = await byHand.app.inject("/api/countries");
  expect(headers["ratelimit-limit"]).toBe(String(LIMITS.requestsPerMinute));
  await byHand.close();
});
