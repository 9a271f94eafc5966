import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";

const UNITS = 10;

/** Stands behind a proxy. Each test has clients of its own. */
let gateway: GatewayUnderTest;
let address: string;
beforeAll(async () => {
  gateway = await startGateway({
    TRUSTED_PROXIES: "1",
    REQUESTS_PER_MINUTE: String(UNITS),
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
