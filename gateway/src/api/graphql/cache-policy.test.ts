import { describe, expect, it } from "vitest";
import { parseOperation, schema } from "../../../test/schema-under-test.ts";
import { getCachePolicy } from "./cache-policy.ts";

function policy(text: string) {
  const { operation, fragments } = parseOperation(text);
  return getCachePolicy(schema, operation, fragments);
}

describe("how long a response may be stored", () => {
  it("is the shortest of its hints", () => {
    expect(policy("{ movie(id: 1) { name genres { name } } }")).toEqual({
      maxAge: 3600,
      gatewayMaxAge: 3600,
      scope: "PUBLIC",
    });
    expect(policy("{ popular(type: TV) { results { name } } }").maxAge).toBe(600);
    expect(policy("{ movie(id: 1) { name rating { average } } }")).toMatchObject({
      maxAge: 10,
      gatewayMaxAge: 3600,
    });
    expect(
      policy("{ movie(id: 1) { ...R } } fragment R on Title { rating { average } }").maxAge,
    ).toBe(10);
    expect(policy("{ movie(id: 1) { cast { name } externalIds { imdb } } }").maxAge).toBe(3600);
  });

  it("is private for what is the visitor's own", () => {
    expect(policy("{ site { source } visitorCountry { code } }")).toEqual({
      maxAge: 0,
      gatewayMaxAge: 0,
      scope: "PRIVATE",
    });
  });

  it("is never for mutations, the schema itself, and a bare __typename", () => {
    const rate = `mutation { rateTitle(input: { title: { type: MOVIE, id: 1 }, stars: 1, sessionId: "x" }) { stars } }`;
    expect(policy(rate).maxAge).toBe(0);
    expect(policy("{ __schema { queryType { name } } }").maxAge).toBe(0);
    expect(policy("{ __typename }").maxAge).toBe(0);
  });
});
