import { globSync, readFileSync } from "node:fs";
import { unwrapResolverError } from "@apollo/server/errors";
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  parse,
  separateOperations,
  validate,
} from "graphql";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createContext } from "../src/graphql/context.ts";
import { compileQuery } from "../src/graphql/execution/compile-query.ts";
import { createSchema } from "../src/graphql/schema.ts";
import { detachedScope } from "../src/request-scope.ts";
import { fieldQueries } from "./cost/every-field.ts";
import { type GraphQLUnderTest, startGraphQL } from "./graphql-under-test.ts";

const schema = createSchema();

type Variables = Readonly<Record<string, unknown>>;

/** Queries in which executors are known to differ: directives, fragments, nulls, errors, abstract types. */
const SUBTLE: readonly { readonly query: string; readonly variables?: Variables }[] = [
  { query: "{ movie(id: 550) { name @skip(if: true) slug @include(if: false) id } }" },
  {
    query: `query ($no: Boolean!) { movie(id: 550) { id ... @include(if: $no) { name ...F } ...F @skip(if: $no) } }
      fragment F on Movie { slug runtime }`,
    variables: { no: false },
  },
  {
    query: `query ($yes: Boolean!) { movie(id: 550) { id ...F @skip(if: $yes) ...F } } fragment F on Movie { slug }`,
    variables: { yes: true },
  },
  { query: "{ movie(id: 550) { a: name name b: name __typename similar(first: 2) { id id } } }" },
  {
    query:
      "{ movie(id: 550) { ... on Title { name } ... on Movie { runtime } genres { id } genres { name } } }",
  },
  {
    query:
      '{ titles(references: [{movieId: 550}, {tvShowId: 1396}, {movieId: -1}, {imdbId: "x"}]) { __typename ... on Title { name } ... on TitleProblem { code } } }',
  },
  { query: "{ movie(id: 999999999) { name } }" },
  { query: "{ movie(id: -4) { name } a: movie(id: 550) { similar(first: 900) { id } name } }" },
  {
    query:
      "{ popular(type: TV, page: 0) { results { id } } trending(type: MOVIE) { results { id } } }",
  },
  { query: "{ titles(references: []) { __typename } }" },
  { query: "query ($id: Int!) { movie(id: $id) { name } }", variables: { id: "550" } },
  { query: "query ($id: Int!) { movie(id: $id) { name } }", variables: {} },
  { query: "query ($id: Int!) { movie(id: $id) { name } }", variables: { id: null } },
  { query: "query ($id: Int = 27205) { movie(id: $id) { name } }" },
  { query: "query ($id: Int = 27205) { movie(id: $id) { name } }", variables: { id: null } },
  {
    query: "query ($c: CountryCode!) { movie(id: 550) { availability(country: $c) { status } } }",
    variables: { c: "usa" },
  },
  {
    query:
      'query ($k: [OfferKind!]) { movie(id: 550) { availability(country: "US") { offers(kinds: $k) { kind url } } } }',
    variables: { k: ["RENT", "BUY"] },
  },
  {
    query:
      'query ($k: [OfferKind!]) { movie(id: 550) { availability(country: "US") { offers(kinds: $k) { kind } } } }',
    variables: { k: "RENT" },
  },
  {
    query:
      'query ($k: [OfferKind!]) { movie(id: 550) { availability(country: "US") { offers(kinds: $k) { kind } } } }',
    variables: { k: ["STEAL"] },
  },
  {
    query: "query ($f: DiscoverFilter) { discover(type: MOVIE, filter: $f) { results { name } } }",
    variables: { f: { genres: [18], voteAverageMin: 7 } },
  },
  {
    query: "query ($f: DiscoverFilter) { discover(type: MOVIE, filter: $f) { results { name } } }",
    variables: { f: { bogus: 1 } },
  },
  {
    query: "query ($f: DiscoverFilter) { discover(type: MOVIE, filter: $f) { results { name } } }",
    variables: { f: { year: 1500 } },
  },
  {
    query: "query ($t: TitleType!) { trending(type: $t) { results { name __typename } } }",
    variables: { t: "TV" },
  },
  {
    query:
      "query ($q: String!) { search(query: $q, scope: ALL) { results { __typename name ... on TvShow { firstAirDate seasonCount } ... on Movie { releaseDate } } pageInfo { page totalPages } } }",
    variables: { q: "star" },
  },
  {
    query:
      '{ __schema { queryType { name } types { name kind } } __type(name: "Movie") { fields { name type { name kind ofType { name } } } } }',
  },
  { query: "{ __typename }" },
  {
    query: `query ($first: Int! = 2, $type: TitleType! = TV, $page: Int = 2) { popular(type: $type, page: $page) { results { id } }
      movie(id: 550) { similar(first: $first) { id } } }`,
  },
  { query: "query A { movie(id: 550) { name } } query B { __typename }" },
];

let graphql: GraphQLUnderTest;
beforeAll(async () => {
  graphql = await startGraphQL();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterAll(async () => {
  vi.useRealTimers();
  await graphql.close();
});

const context = () =>
  createContext(graphql.services, {
    visitor: { address: "127.0.0.1", countryHeader: null },
    writes: { crossOrigin: false, limit: async () => null },
    requestId: "test",
    scope: detachedScope(),
  });

async function both(document: DocumentNode, variableValues: Variables, operationName?: string) {
  const compiled = compileQuery(schema, document, operationName);
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const { coerced } = getVariableValues(schema, definitions, variableValues);
  // Wrong variables never reach a compiled query.
  if (compiled === null || coerced === undefined) return null;
  const interpreted = await execute({
    schema,
    document,
    variableValues,
    contextValue: context(),
    ...(operationName !== undefined && { operationName }),
  });
  return { interpreted, compiled: await compiled(context(), variableValues) };
}

/** A result as text, in the order of its fields. Errors are sorted: nothing says in which order they come. */
function textOf({ data, errors = [] }: ExecutionResult): string {
  const details = (error: GraphQLError) => {
    const original = unwrapResolverError(error);
    const cause = original instanceof GraphQLError ? "GraphQLError" : String(original);
    return JSON.stringify([error, cause]);
  };
  return JSON.stringify([data ?? null, errors.map(details).sort()]);
}

async function expectEqual(query: string, variables: Variables, operationName?: string) {
  const document = parse(query);
  expect.soft(validate(schema, document), query).toEqual([]);
  const results = await both(document, variables, operationName);
  if (results === null) return false;
  expect.soft(textOf(results.compiled), query).toBe(textOf(results.interpreted));
  return true;
}

test("compiled, every field of the schema has the value that graphql-js gives it", async () => {
  const oneOfEach = new Map(fieldQueries(schema).map(({ field, query }) => [field, query]));
  let compiled = 0;
  for (const query of oneOfEach.values()) if (await expectEqual(query, {})) compiled += 1;
  expect(compiled).toBe(oneOfEach.size);
  expect(compiled).toBeGreaterThan(100);
});

test("compiled, directives, fragments, variables, nulls and errors give what graphql-js gives", async () => {
  for (const { query, variables = {} } of SUBTLE) await expectEqual(query, variables);
});

test("compiled, the web app's queries give what graphql-js gives", async () => {
  const folder = new URL("../../web/src/", import.meta.url);
  const files = globSync("**/*.graphql", { cwd: folder });
  const all = files.map((file) => readFileSync(new URL(file, folder), "utf8")).join("");
  let compared = 0;
  for (const [name, document] of Object.entries(separateOperations(parse(all)))) {
    const results = await both(document, WEB_VARIABLES, name);
    if (results === null) continue;
    compared += 1;
    expect.soft(textOf(results.compiled), name).toBe(textOf(results.interpreted));
  }
  expect(compared).toBeGreaterThan(5);
});

test("compiled, errors of the film database are those of graphql-js, and null what they make null", async () => {
  graphql.sample.setFaults([{ kind: "server-error" }]);
  try {
    await expectEqual(
      '{ movie(id: 13) { name } popular(type: MOVIE, page: 3) { results { name } } a: movie(id: 550) { name similar(first: 3) { name cast { name } availability(country: "US") { status } } } }',
      {},
    );
  } finally {
    graphql.sample.setFaults([]);
  }
});

/** Values for the variables that the web app's queries have, by their names. */
const WEB_VARIABLES: Variables = {
  id: 550,
  country: "US",
  type: "MOVIE",
  page: 1,
  query: "star",
  scope: "ALL",
  region: "US",
  sort: "POPULARITY_DESC",
  filter: {},
  references: [{ movieId: 550 }, { tvShowId: 1396 }],
  title: { type: "MOVIE", id: 550 },
  sessionId: "2f1c2f0e-6f4b-4d53-9a55-0d9a3c1f7b11",
};
