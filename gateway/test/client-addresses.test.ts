import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";

const UNITS = 10;
const RATINGS = 2;

/** Stands behind a proxy. Each test has clients of its own. */
let gateway: GatewayUnderTest;
let address: string;
beforeAll(async () => {
  gateway = await startGateway({
    TRUSTED_PROXIES: "1",
    REQUESTS_PER_MINUTE: String(UNITS),
    RATINGS_PER_MINUTE: String(RATINGS),
  });
  address = await gateway.listen();
  // Whoever requests the title first is charged for it.
  await send("203.0.113.1");
});
afterAll(() => gateway.close());

async function send(client: string) {
  const headers = { "x-forwarded-for": client };
  const response = await fetch(`${address}/api/movie/550`, { headers });
  await response.arrayBuffer();
  return response.status;
}

test.each([
  ["with another port", ["203.0.113.7:1", "203.0.113.7:2", "203.0.113.7"]],
  [
    "as IPv6",
    ["203.0.113.8", "::ffff:203.0.113.8", "::FFFF:cb00:7108", "[::ffff:203.0.113.8]:443"],
  ],
  ["of its network", ["2001:db8::1", "2001:DB8:0:0:1::2", "[2001:db8::3]:80", "[2001:db8::4]"]],
  ["of another zone", ["fe80::1%eth0", "fe80::1%eth1", "fe80::2"]],
  ["that is none", ["unknown", "_hidden", "203.0.113.7.9:1", "<script>", "x".repeat(1000)]],
])("a client has one budget, whichever address it has: %s", async (_, names) => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 2 * UNITS; sent += 1)
    statuses.push(await send(names[sent % names.length] ?? ""));
  expect(statuses).toEqual(statuses.map((_status, sent) => (sent < UNITS ? 200 : 429)));
  expect(await send("198.51.100.9")).toBe(200);
});

/** One address each of many networks of a site. */
const ofSite = (site: string, n: number) => `2001:db8:${site}:${n.toString(16)}::1`;

test("a site of many IPv6 networks has the budget of sixteen clients", async () => {
  const statuses: number[] = [];
  for (let network = 0; network < 20; network += 1) {
    for (let sent = 0; sent < UNITS; sent += 1) statuses.push(await send(ofSite("7", network)));
  }
  expect(statuses.slice(0, 160)).not.toContain(429);
  expect(statuses.slice(160)).not.toContain(200);
  expect(await send(ofSite("7", 99))).toBe(429);
  expect(await send(ofSite("8", 0))).toBe(200);
});

test("a site of many IPv6 networks may write as much as sixteen clients", async () => {
  const rate = async (client: string) => {
    const rating = { content_id: 550, content_type: "movie", rating: 4, session_id: randomUUID() };
    const { status } = await fetch(`${address}/api/ratings`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": client },
      body: JSON.stringify(rating),
    });
    return status;
  };
  const statuses: number[] = [];
  for (let network = 0; network < 20; network += 1) {
    for (let sent = 0; sent < RATINGS; sent += 1) statuses.push(await rate(ofSite("9", network)));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(32);
  expect(await rate(ofSite("a", 0))).toBe(200);
  expect(await rate("203.0.113.9")).toBe(200);
});
