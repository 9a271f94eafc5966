import { auditServer } from "graphql-http";
import { describe, expect, it } from "vitest";
import { startGateway } from "./gateway-under-test.ts";

const gateway = await startGateway();
const address = await gateway.listen();

describe("the GraphQL endpoint", () => {
  it("passes every audit of GraphQL over HTTP", async () => {
    const results = await auditServer({ url: `${address}/graphql` });
    const failed = results.filter(({ status }) => status !== "ok");
    expect(failed.map(({ id, name, status }) => `${id} ${name}: ${status}`)).toEqual([]);
    expect(results).toHaveLength(61);
  });
});
