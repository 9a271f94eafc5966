import { afterAll, beforeAll, expect, it } from "vitest";
import { startGateway, type GatewayUnderTest } from "../test/gateway-under-test.ts";
import { bulkAndVisitor } from "./bulk-and-visitor.ts";

let gateway: GatewayUnderTest;
let address: string;
beforeAll(async () => {
  gateway = await startGateway({ TRUSTED_PROXIES: "1", UPSTREAM_RATE_PER_SECOND: "80" });
  address = await gateway.listen();
});
afterAll(() => gateway.close());

it("serves a visitor within a second while another client requests titles in bulk", async () => {
  // Movies that the sample does not have cost a call as well.
  const from = (start: number, count: number) => Array.from({ length: count }, (_, n) => start + n);
  const result = await bulkAndVisitor(
    address,
    { bulk: from(700_000_000, 200), visitor: from(800_000_000, 60) },
    4,
  );
  expect(result.others).toEqual([]);
  expect(result).toMatchObject({ answered: 200, problems: 0 });
  expect(result.toldToRetry).toBeGreaterThan(0);
  expect(result.visitorFailures).toBe(0);
  expect(result.visitorMs.length).toBeGreaterThan(10);
  expect(result.visitorMs[Math.floor(result.visitorMs.length * 0.95)]).toBeLessThan(1000);
}, 60_000);
