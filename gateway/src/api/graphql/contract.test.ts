import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLField,
  type IntrospectionQuery,
  isInterfaceType,
  isObjectType,
} from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseOperation, schema } from "../../../test/schema-under-test.ts";
import { type GraphQLUnderTest, startGraphQL } from "../../../test/graphql-under-test.ts";
import { MAX_CHANGES } from "../../domain/changes/changes.ts";
import { BOUNDS, MAX_LENGTHS, PAGE_SIZE } from "../../domain/titles/bounds.ts";
import { readListSize } from "./operation-limits.ts";
import { getCachePolicy } from "./cache-policy.ts";

let gateway: GraphQLUnderTest;
beforeAll(async () => {
  gateway = await startGraphQL();
});
afterAll(() => gateway.close());

it("gives the schema's own description of every type, scalars and root types included", async () => {
  const { data, errors } = await gateway.query(getIntrospectionQuery());
  expect(errors).toEqual([]);
  const read = buildClientSchema(data as unknown as IntrospectionQuery);
  const types = Object.values(schema.getTypeMap()).filter((type) => type.astNode);
  expect(types.length).toBeGreaterThan(50);
  for (const { name, description } of types) {
    expect.soft(description, name).toBeTruthy();
    expect.soft(read.getType(name)?.description, name).toBe(description);
  }
});

/** The longest list that the resolver of each field with a slicing argument accepts. */
const MAX_BY_ARGUMENT: Record<string, number> = {
  "cast(first)": BOUNDS.cast.max,
  "similar(first)": BOUNDS.similar.max,
  "seasons(first)": BOUNDS.seasons.max,
  "availabilities(countries)": MAX_LENGTHS.countries,
  "knownFor(first)": BOUNDS.knownFor.max,
  "titles(references)": MAX_LENGTHS.references,
  "availabilityChanges(first)": MAX_CHANGES,
};

const fields = Object.values(schema.getTypeMap())
  .filter((type) => !type.name.startsWith("__"))
  .filter((type) => isObjectType(type) || isInterfaceType(type))
  .flatMap((type) => Object.values(type.getFields()));

const slicedBy = (field: GraphQLField<unknown, unknown>) =>
  readListSize(schema, field)?.slicingArguments ?? [];

const sliced = fields.flatMap((field) => slicedBy(field).map((name) => ({ field, name })));

it("every slicing argument of the schema has a bound, and every bound an argument", () => {
  const inSchema = new Set(sliced.map(({ field, name }) => `${field.name}(${name})`));
  expect([...inSchema].sort()).toEqual(Object.keys(MAX_BY_ARGUMENT).sort());
});

it("the schema tells clients the bound that resolvers check", () => {
  for (const { field, name } of sliced) {
    const argument = field.args.find((candidate) => candidate.name === name);
    const most = MAX_BY_ARGUMENT[`${field.name}(${name})`];
    expect(argument?.description).toMatch(new RegExp(`\\b(to|at most) ${most}\\b`, "u"));
  }
});

it("sizes that the schema assumes are those of the domain", () => {
  const assumed = (name: string, type: string) => {
    const found = schema.getType(type);
    const field = isObjectType(found) ? found.getFields()[name] : undefined;
    return field && readListSize(schema, field)?.assumedSize;
  };
  expect(assumed("results", "TitlePage")).toBe(PAGE_SIZE);
  expect(assumed("seasons", "TvShow")).toBe(BOUNDS.seasons.max);
});

function policy(text: string) {
  const { document, operation } = parseOperation(text);
  return getCachePolicy(schema, document, operation);
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
