import { expect, onTestFinished, test } from "vitest";
import { startGateway } from "./gateway-under-test.ts";

/** A gateway behind a proxy whose clients have so many units. */
async function listening(units: number) {
  const gateway = await startGateway({
    TRUSTED_PROXIES: "1",
    REQUESTS_PER_MINUTE: String(units),
  });
  onTestFinished(() => gateway.close());
  const address = await gateway.listen();
  return async (client: string) => {
    const headers = { "x-forwarded-for": client };
    const response = await fetch(`${address}/api/movie/550`, { headers });
    await response.arrayBuffer();
    return response.status;
  };
}

test.each([
  ["with another port", ["203.0.113.7:1", "203.0.113.7:2", "203.0.113.7"]],
  [
    "as IPv6",
    ["203.0.113.7", "::ffff:203.0.113.7", "::FFFF:cb00:7107", "[::ffff:203.0.113.7]:443"],
  ],
  ["of its network", ["2001:db8::1", "2001:DB8:0:0:1::2", "[2001:db8::3]:80", "[2001:db8::4]"]],
  ["of another zone", ["fe80::1%eth0", "fe80::1%eth1", "fe80::2"]],
  ["that is none", ["unknown", "_hidden", "203.0.113.7.9:1", "<script>", "x".repeat(1000)]],
])("a client has one budget, whichever address it has: %s", async (_, names) => {
  const send = await listening(100);
  const statuses: number[] = [];
  for (let sent = 0; sent < 120; sent += 1)
    statuses.push(await send(names[sent % names.length] ?? ""));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
  expect(await send("198.51.100.9")).toBe(200);
});
