import { globSync, readFileSync } from "node:fs";
import {
  type DocumentNode,
  execute,
  getOperationAST,
  getVariableValues,
  parse,
  print,
  separateOperations,
  validate,
} from "graphql";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { createContext } from "../src/graphql/context.ts";
import { QueryWriter } from "../src/graphql/execution/query-writer.ts";
import { variablesReader } from "../src/graphql/execution/variables-reader.ts";
import { WrittenParts } from "../src/graphql/execution/written-parts.ts";
import { TmdbFilmDatabase } from "../src/film-database/tmdb-film-database.ts";
import { createSchema } from "../src/graphql/schema.ts";
import { type Content, ownBytes } from "../src/own-bytes.ts";
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

const cacheRead = vi.fn();
let graphql: GraphQLUnderTest;
beforeAll(async () => {
  graphql = await startGraphQL({ observer: { cacheRead } });
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterAll(async () => {
  vi.useRealTimers();
  await graphql.close();
});

const context = (signal?: AbortSignal) =>
  createContext(graphql.services, {
    visitor: { address: "127.0.0.1", countryHeader: null },
    writes: { crossOrigin: false, limit: async () => null },
    requestId: "test",
    scope: {
      ...detachedScope(),
      ...(signal && { signal }),
      now: Date.now(),
      reads: { records: [], areAllFresh: true },
    },
  });

const parts = new WrittenParts();

/** The response that graphql-js gives, and the one that is written afterwards; null where it cannot be written. */
async function both(document: DocumentNode, variableValues: Variables, operationName?: string) {
  const operation = getOperationAST(document, operationName);
  if (operation == null) return null;
  const values = variablesReader(schema, operation)(variableValues);
  const { coerced } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    variableValues,
  );
  expect(values).toEqual(coerced && { ...coerced });
  // Wrong variables never reach a writer.
  if (values === undefined) return null;
  const result = await execute({
    schema,
    document,
    variableValues,
    contextValue: context(),
    ...(operationName !== undefined && { operationName }),
  });
  const writer = new QueryWriter(schema, document, operation, parts);
  const written = [1, 2, 3].map(() => textOf(writer.write(context(), values)));
  return { result, written };
}

/** Long parts of a response are written as bytes. */
function textOf(written: Content | null): string | null {
  return written === null ? null : ownBytes(written).toString();
}

/** Compares the responses, and says whether one could be written. */
async function expectEqual(query: string, variables: Variables, operationName?: string) {
  const document = parse(query);
  expect.soft(validate(schema, document), query).toEqual([]);
  const responses = await both(document, variables, operationName);
  if (responses === null) return false;
  const { result, written } = responses;
  if (written[0] == null) return false;
  expect.soft(new Set(written), query).toEqual(new Set([JSON.stringify(result)]));
  return true;
}

test("written, every field of the schema has the value that graphql-js gives it", async () => {
  const written = new Set<string>();
  const queries = Map.groupBy(fieldQueries(schema), ({ field }) => field);
  for (const [field, ways] of queries) {
    for (const way of new Set([ways[0], ways.at(-1)])) {
      if (way && (await expectEqual(way.query, {}))) written.add(field);
    }
  }
  expect(written.size).toBeGreaterThan(100);
});

test("written, directives, fragments, variables and nulls give what graphql-js gives", async () => {
  let written = 0;
  for (const { query, variables = {} } of SUBTLE) {
    if (await expectEqual(query, variables)) written += 1;
  }
  expect(written).toBeGreaterThan(12);
});

test("a response with an error is not written", async () => {
  const document = parse("{ movie(id: -4) { name } a: movie(id: 550) { name } }");
  const responses = await both(document, {});
  expect(responses?.result.errors).toHaveLength(1);
  expect(responses?.written).toEqual([null, null, null]);
});

test("written, the web app's queries give what graphql-js gives", async () => {
  const folder = new URL("../../web/src/", import.meta.url);
  const files = globSync("**/*.graphql", { cwd: folder });
  const all = files.map((file) => readFileSync(new URL(file, folder), "utf8")).join("");
  const written = new Set<string>();
  for (const [name, document] of Object.entries(separateOperations(parse(all)))) {
    if (await expectEqual(print(document).replaceAll(CLIENT_DIRECTIVE, ""), WEB_VARIABLES, name)) {
      written.add(name);
    }
  }
  for (const name of ["Title", "AverageRating", "Category", "Genre", "Countries", "Watchable"]) {
    expect.soft([...written]).toContain(name);
  }
});

/** The web app's client removes it before it sends a query. */
const CLIENT_DIRECTIVE = / @offline\(as: \w+\)/gu;

test.each([
  "{ movie(id: 13) { name } }",
  "{ titles(references: [{ movieId: 13 }, { movieId: 11 }, { tvShowId: 1399 }]) { __typename } }",
])("what is not in memory is not waited for, and no call begins: %s", async (query) => {
  const failures: unknown[] = [];
  const onFailure = (reason: unknown) => failures.push(reason);
  process.on("unhandledRejection", onFailure);
  onTestFinished(() => void process.off("unhandledRejection", onFailure));
  const document = parse(query);
  const operation = getOperationAST(document);
  if (operation == null) throw new Error("no operation");
  const signal = AbortSignal.abort();
  const calls = await graphql.callsDuring(async () => {
    const writer = new QueryWriter(schema, document, operation, parts);
    expect(writer.write(context(signal), {})).toBeNull();
    await setTimeout(50);
  });
  expect(calls).toBe(0);
  expect(failures).toEqual([]);
});

test("parts that take too much memory together are forgotten", async () => {
  const document = parse("{ movie(id: 550) { name overview } }");
  const operation = getOperationAST(document);
  if (operation == null) throw new Error("no operation");
  await execute({ schema, document, contextValue: context() });
  const few = new WrittenParts(10);
  const writer = new QueryWriter(schema, document, operation, few);
  const first = writer.write(context(), {});
  expect(few.generation).toBe(1);
  expect(writer.write(context(), {})).toBe(first);
});

test("what was written for one country is still there after others were requested", async () => {
  const document = parse(`query ($country: CountryCode!) {
    popular(type: MOVIE) { results { overview genres { name } availability(country: $country) { country { name } status } genres { id } } }
  }`);
  const operation = getOperationAST(document);
  if (operation == null) throw new Error("no operation");
  await execute({ schema, document, variableValues: { country: "US" }, contextValue: context() });
  const writer = new QueryWriter(schema, document, operation, new WrittenParts());
  const inCountries = () =>
    COUNTRIES.map((country) => {
      const written = writer.write(context(), { country });
      return Array.isArray(written) ? written.find((part) => Buffer.isBuffer(part)) : null;
    });
  const first = inCountries();
  expect(first.every((part) => Buffer.isBuffer(part))).toBe(true);
  inCountries().forEach((part, n) => expect(part).toBe(first[n]));
});

test("what was written of one title is still there after another in the same country was requested", async () => {
  const document = parse(`query ($id: Int!) { movie(id: $id) { rating { average }
    availability(country: "US") { country { name } offers { url firstSeen linkKind provider { name logo { url } family { id name } } } freshness { ageSeconds } } } }`);
  const operation = getOperationAST(document);
  if (operation == null) throw new Error("no operation");
  const writer = new QueryWriter(schema, document, operation, new WrittenParts());
  const parts = async () => {
    const found: unknown[] = [];
    for (const id of [550, 603]) {
      await execute({ schema, document, variableValues: { id }, contextValue: context() });
      const written = writer.write(context(), { id });
      found.push(Array.isArray(written) && written.find((part) => Buffer.isBuffer(part)));
    }
    return found;
  };
  // Not every result is remembered at once while those of other tests fill the memory.
  for (let warm = 0; warm < 40; warm += 1) await parts();
  const first = await parts();
  expect(first.every((part) => Buffer.isBuffer(part))).toBe(true);
  (await parts()).forEach((part, n) => expect(part).toBe(first[n]));
});

const LIST =
  "popular(type: MOVIE) { results { name genres { name } availability(country: $country) { status } } }";

/** Writes a list, and before it a title of the list, once everything is in memory. */
async function listWriter() {
  const { data } = await graphql.query("{ popular(type: MOVIE) { results { id } } }");
  const id = Object(data["popular"]).results[0].id;
  const document = parse(`query ($country: CountryCode!) { movie(id: ${id}) { runtime } ${LIST} }`);
  const operation = getOperationAST(document);
  if (operation == null) throw new Error("no operation");
  await execute({ schema, document, variableValues: { country: "US" }, contextValue: context() });
  const writer = new QueryWriter(schema, document, operation, new WrittenParts());
  const movie = vi.spyOn(TmdbFilmDatabase.prototype, "movie");
  onTestFinished(() => movie.mockRestore());
  return (country = "US") => {
    const own = context();
    movie.mockClear();
    const text = textOf(writer.write(own, { country }));
    const { freshness, reads } = own.scope;
    const records = [...(reads?.records ?? [])];
    return { text, records, oldest: freshness.oldestFetchedAt, lookups: movie.mock.calls.length };
  };
}

test("a list whose records are still in memory is written without looking them up, and they count as read", async () => {
  const write = await listWriter();
  cacheRead.mockClear();
  const first = write();
  const reads = cacheRead.mock.calls.splice(0);
  expect(first.lookups).toBe(20);
  expect(write()).toEqual({ ...first, lookups: 1 });
  expect(cacheRead.mock.calls).toEqual(reads);
  expect(reads.length).toBeGreaterThan(20);
  expect(write("DE").lookups).toBe(20);
});

test("a list is looked up again after a second, and once any record that was read is another", async () => {
  const write = await listWriter();
  const { records } = write();
  for (const record of records) {
    expect(write().lookups).toBe(1);
    const { freshUntil } = record;
    Object.assign(record, { freshUntil: Number.NEGATIVE_INFINITY });
    expect(write().lookups).toBe(20);
    Object.assign(record, { freshUntil });
  }
  vi.advanceTimersByTime(1001);
  expect(write().lookups).toBe(20);
  expect(write().lookups).toBe(1);
});

test("fields beside those that depend on the time or a store are written anew once what they share has changed", async () => {
  const document =
    parse(`query ($id: Int!) { movie(id: $id) { name runtime genres { name } cast(first: 1) { name }
    availability(country: "US") { country { name } offers { kind provider { id } firstSeen } freshness { ageSeconds } }
    originalLanguage { name } spokenLanguages { name } rating { average } } }`);
  const operation = getOperationAST(document);
  if (operation == null) throw new Error("no operation");
  const writer = new QueryWriter(schema, document, operation, new WrittenParts());
  const written = async (id: number) => {
    const contextValue = context();
    const result = await execute({ schema, document, variableValues: { id }, contextValue });
    const text = textOf(writer.write(context(), { id }));
    expect(text).toBe(JSON.stringify(result));
    return { text, offers: Object(result.data).movie.availability.offers };
  };
  const first = await written(550);
  const other = await written(603);
  const observed = vi.spyOn(graphql.services.observedOffers, "atOnce");
  onTestFinished(() => observed.mockRestore());
  const [{ kind, provider }] = first.offers;
  const moment = Date.parse("2026-11-22T06:00:00Z");
  const state = { provider: provider.id, kind: kind.toLowerCase(), missingSince: null };
  observed.mockReturnValue([{ ...state, firstSeen: moment }]);
  expect((await written(550)).text).toContain("2026-11-22T06:00:00.000Z");
  observed.mockReturnValue([{ ...state, firstSeen: moment + 1 }]);
  expect((await written(550)).text).toContain("2026-11-22T06:00:00.001Z");
  observed.mockRestore();
  expect((await written(550)).text).toBe(first.text);
  expect((await written(603)).text).toBe(other.text);
});

const COUNTRIES = "US GB DE FR IT ES CA AU BR MX JP KR IN NL BE SE NO DK FI PL".split(" ");

/** Values for the variables that the web app's queries have, by their names. */
const WEB_VARIABLES: Variables = {
  isPopular: true,
  isTopRated: false,
  isNowPlaying: true,
  isAiring: false,
  hasMore: true,
  countryKnown: true,
  titles: [{ movieId: 603 }],
  more: [{ tvShowId: 1396 }],
  kinds: ["FLATRATE", "RENT"],
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
