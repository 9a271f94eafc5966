import { buildSchema, getOperationAST, type OperationDefinitionNode, parse } from "graphql";
import { expect, it } from "vitest";
import { getCachePolicy } from "./cache-policy.ts";
import { readTypeDefs } from "./schema.ts";

const schema = buildSchema(readTypeDefs());

it("describes every type, scalars and root types included", () => {
  const types = Object.values(schema.getTypeMap()).filter((type) => type.astNode);
  expect(types.length).toBeGreaterThan(50);
  expect(types.filter(({ description }) => !description)).toEqual([]);
});

const RATE = `mutation { rateTitle(input: { title: { type: MOVIE, id: 1 }, stars: 1, sessionId: "x" }) { stars } }`;

it.each([
  ["{ movie(id: 1) { name genres { name } cast { name } } }", 3600, 3600],
  ["{ popular(type: TV) { results { name } } }", 600, 600],
  // Which hears of every rating.
  ["{ movie(id: 1) { ...R } } fragment R on Title { rating { average } }", 10, 3600],
  ["{ site { source } visitorCountry { code } }", 0, 0],
  [RATE, 0, 0],
  ["{ __schema { queryType { name } } }", 0, 0],
  ["{ __typename }", 0, 0],
])(
  "a response to %s may be stored for %i seconds, by the gateway for %i",
  (text, maxAge, gatewayMaxAge) => {
    const scope = text.includes("visitorCountry") ? "PRIVATE" : "PUBLIC";
    const document = parse(text);
    const operation = getOperationAST(document) as OperationDefinitionNode;
    const policy = getCachePolicy(schema, document, operation);
    expect(policy).toEqual({ maxAge, gatewayMaxAge, scope });
  },
);
