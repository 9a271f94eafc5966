import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  getOperationAST,
  type IntrospectionQuery,
  isInterfaceType,
  isObjectType,
  parse,
} from "graphql";
import { afterAll, expect, it } from "vitest";
import { startGraphQL } from "../../../test/graphql-under-test.ts";
import { MAX_CHANGES } from "../../domain/changes/changes.ts";
import { BOUNDS, MAX_LENGTHS, PAGE_SIZE } from "../../domain/titles/bounds.ts";
import { getCachePolicy } from "./cache-policy.ts";
import { readListSize } from "./operation-limits.ts";
import { readTypeDefs } from "./type-defs.ts";

const schema = buildSchema(readTypeDefs());
const gateway = await startGraphQL();
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

it("tells clients the bounds and sizes of lists that resolvers check", () => {
  const named = new Set<string>();
  const assumed = new Map<string, number | null | undefined>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__") || !(isObjectType(type) || isInterfaceType(type))) continue;
    for (const field of Object.values(type.getFields())) {
      const size = readListSize(schema, field);
      assumed.set(`${type.name}.${field.name}`, size?.assumedSize);
      for (const name of size?.slicingArguments ?? []) {
        const key = `${field.name}(${name})`;
        named.add(key);
        const argument = field.args.find((candidate) => candidate.name === name);
        const bound = new RegExp(`\\b(to|at most) ${MAX_BY_ARGUMENT[key]}\\b`, "u");
        expect(argument?.description).toMatch(bound);
      }
    }
  }
  expect([...named].sort()).toEqual(Object.keys(MAX_BY_ARGUMENT).sort());
  expect(assumed.get("TitlePage.results")).toBe(PAGE_SIZE);
  expect(assumed.get("TvShow.seasons")).toBe(BOUNDS.seasons.max);
});

/** A document and its one operation. */
function parseOperation(text: string) {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (operation == null) throw new Error("The test has no operation");
  return [document, operation] as const;
}

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
    const policy = getCachePolicy(schema, ...parseOperation(text));
    expect(policy).toEqual({ maxAge, gatewayMaxAge, scope });
  },
);
