import { auditServer } from "graphql-http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startGateway } from "./gateway-under-test.ts";
import type { GatewayUnderTest } from "./gateway-under-test.ts";

let gateway: GatewayUnderTest;
let address: string;

beforeAll(async () => {
  gateway = await startGateway();
  address = await gateway.listen();
});
afterAll(() => gateway.close());

describe("the GraphQL endpoint", () => {
  it("passes every audit of GraphQL over HTTP", async () => {
    const results = await auditServer({ url: `${address}/graphql` });
    const failed = results.filter(({ status }) => status !== "ok");
    expect(failed.map(({ id, name, status }) => `${id} ${name}: ${status}`)).toEqual([]);
    expect(results).toHaveLength(61);
  });
});
