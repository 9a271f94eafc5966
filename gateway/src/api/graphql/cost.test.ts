import { getIntrospectionQuery } from "graphql";
import { describe, expect, it } from "vitest";
import { parseOperation, schema } from "../../../test/schema-under-test.ts";
import { LIMITS } from "../../config/limits.ts";
import { CostModel } from "./cost.ts";
import type { Cost } from "./cost.ts";

const model = new CostModel(schema);

function cost(text: string, variables: Record<string, unknown> = {}): Cost {
  const { operation, fragments } = parseOperation(text);
  return model.costOf(operation, fragments, variables);
}

const movies = (count: number) => Array.from({ length: count }, (_, n) => ({ movieId: n + 1 }));

describe("the calls of an operation to the film database", () => {
  it("are one for a title and its details together", () => {
    expect(cost("{ movie(id: 1) { name runtime cast { name } } }").upstreamCalls).toBe(1);
    expect(cost("{ title(type: TV, id: 1) { name cast { name } } }").upstreamCalls).toBe(1);
  });

  it("are one for each title of a list whose details are requested", () => {
    expect(cost("{ popular(type: MOVIE) { results { name } } }").upstreamCalls).toBe(1);
    const detailed = `{ popular(type: MOVIE) { results { ...Details ... on Movie { runtime } } } }
      fragment Details on Title { availability(country: "US") { status } cast { name } }`;
    // The list of countries comes on top.
    expect(cost(detailed).upstreamCalls).toBe(1 + 20 + 1);
  });

  it("are made once an operation for lists that many fields refer to", () => {
    const two = `{ a: movie(id: 1) { availability(country: "US") { status } }
      b: movie(id: 2) { availability(country: "US") { status country { name } } } }`;
    expect(cost(two).upstreamCalls).toBe(2 + 1);
  });

  it("are one for each reference, and one more to find its number", () => {
    const titles = `query ($references: [TitleReference!]!) {
      titles(references: $references) { ... on Movie { runtime } } }`;
    expect(cost(titles, { references: movies(50) })).toMatchObject({
      upstreamCalls: 0,
      bulkCalls: 50,
    });
    const byImdb = { references: [{ imdbId: "tt0137523" }, { wikidataId: "Q190050" }] };
    expect(cost(titles, byImdb).bulkCalls).toBe(4);
    expect(cost('{ titles(references: [{ imdbId: "tt0137523" }]) { __typename } }').bulkCalls).toBe(
      2,
    );
  });

  it("are one for persons by name with their work, and one more for each person's details", () => {
    const persons = (field: string) =>
      cost(`{ searchPeople(query: "nolan") { results { name ${field} } } }`).upstreamCalls;
    expect(persons("department")).toBe(1);
    expect(persons("department birthday")).toBe(1 + 20);
    expect(cost("{ person(id: 525) { department } }").upstreamCalls).toBe(1);
    expect(cost("{ person(id: 525) { department birthday } }").upstreamCalls).toBe(1);
    const cast = "cast(first: 13) { person { department birthday } }";
    expect(cost(`{ movie(id: 1) { ${cast} } }`).upstreamCalls).toBe(1 + 13);
  });

  it("are counted for each season whose availability is requested", () => {
    const seasons = (argument: string) =>
      cost(`{ tvShow(id: 1) { seasons${argument} { availability(country: "US") { status } } } }`);
    expect(seasons("(first: 20)").upstreamCalls).toBe(1 + 20 + 1);
    expect(seasons("").upstreamCalls).toBeGreaterThan(LIMITS.graphql.upstreamCalls);
  });
});

describe("a part that @include or @skip leaves out", () => {
  it.each([
    ["a field", "tvShow(id: 1) @include(if: $included) { name }"],
    ["an inline fragment", "... @skip(if: $skipped) { tvShow(id: 1) { name } }"],
    ["a fragment", "...Show @include(if: $included) @skip(if: $skipped)"],
  ])("costs nothing: %s", (_, part) => {
    const text = `query ($included: Boolean = true, $skipped: Boolean = false) {
      movie(id: 1) { name } ${part} ${part.includes("...Show") ? "" : "...Show @include(if: false)"}
    } fragment Show on Query { tvShow(id: 1) { name } }`;
    const without = cost("{ movie(id: 1) { name } }");
    expect(cost(text, { included: false, skipped: true })).toEqual(without);
    expect(cost(text, { included: true, skipped: false }).upstreamCalls).toBe(2);
    // What depends on variables is counted again for other values.
    const { operation, fragments } = parseOperation(text);
    const costOf = model.costOfVariables(operation, fragments);
    expect(costOf({ included: true, skipped: false })?.upstreamCalls).toBe(2);
    expect(costOf({ included: false, skipped: true })).toEqual(without);
  });
});

describe("the work of an operation", () => {
  it("is 1 for each object and 0.1 for each scalar", () => {
    expect(cost("{ movie(id: 1) { name cast { name } } }").work).toBeCloseTo(1.1 + 4 * 1.1);
  });

  it("goes by the size that a variable gives", () => {
    const cast = "query ($first: Int!) { movie(id: 1) { cast(first: $first) { name } } }";
    expect(cost(cast, { first: 7 }).work).toBeCloseTo(1 + 7 * 1.1);
    expect(cost(cast, { first: 2_000_000_000 }).work).toBeGreaterThan(LIMITS.graphql.work);
    expect(cost(cast, { first: -1 }).work).toBeCloseTo(1);
  });

  it("multiplies lists of lists", () => {
    const nested = `{ movie(id: 1) { similar(first: 20) { similar(first: 20) {
      similar(first: 20) { similar(first: 20) { name } } } } } }`;
    expect(cost(nested).work).toBeGreaterThan(LIMITS.graphql.work);
  });

  it("leaves room for fifty titles with their offers in three countries", () => {
    const offers = `query ($references: [TitleReference!]!, $countries: [CountryCode!]) {
      titles(references: $references) { ... on Title { name availabilities(countries: $countries) {
        countryCode status offers { kind url provider { name } } } } ... on TitleProblem { code message } } }`;
    const countries = ["US", "DE", "JP"];
    const { work } = cost(offers, { references: movies(50), countries });
    expect(work).toBeLessThan(LIMITS.graphql.work);
    // What takes a tenth of a second: the same in every country.
    expect(cost(offers, { references: movies(50) }).work).toBeGreaterThan(LIMITS.graphql.work);
  });

  it("of an introspection goes by the size of the schema", () => {
    const count = Object.keys(schema.getTypeMap()).length;
    expect(cost("{ __schema { types { name } } }").work).toBeCloseTo(0.5 + count * 0.6);
    const most = Math.max(
      ...Object.values(schema.getTypeMap()).map((type) =>
        "getFields" in type ? Object.keys(type.getFields()).length : 0,
      ),
    );
    expect(cost('{ __type(name: "Movie") { fields { name } } }').work).toBeCloseTo(
      0.5 + most * 0.6,
    );
    expect(cost(getIntrospectionQuery()).work).toBeLessThan(LIMITS.graphql.work);
  });
});

it("is counted once for an operation whose cost depends on no variable, and else for each shape of values", () => {
  const costOf = (text: string) => {
    const { operation, fragments } = parseOperation(text);
    return model.costOfVariables(operation, fragments);
  };
  const fixed = costOf("query ($id: Int!) { movie(id: $id) { name } }");
  // Wrong ones make no difference, whichever came first.
  const first = fixed(undefined);
  expect(first).toEqual({ work: expect.any(Number), upstreamCalls: 1, bulkCalls: 0 });
  expect(fixed({ id: 1 })).toBe(first);
  const sized = costOf("query ($first: Int!) { movie(id: 1) { cast(first: $first) { name } } }");
  expect(sized({ first: 2 })?.work).toBeLessThan(sized({ first: 7 })?.work ?? 0);
  expect(sized(undefined)).toBeUndefined();
  const listed = costOf(`query ($region: CountryCode, $first: Int = 3, $in: [CountryCode!]) {
    movie(id: 1) { cast(first: $first) { name } availabilities(countries: $in) { status } } 
    discover(type: MOVIE, filter: { watchRegion: $region }) { results { name } } }`);
  const german = listed({ region: "DE", first: 3, in: ["DE", "AT"] });
  expect(listed({ region: "FR", first: 3, in: ["FR", "BE"] })).toBe(german);
  for (const others of [
    { region: "DE", first: 4, in: ["DE", "AT"] },
    { region: "DE", first: 3, in: ["DE"] },
    { region: "DE", first: 3 },
    { region: "DE", first: null, in: ["DE", "AT"] },
  ])
    expect(listed(others)).not.toEqual(german);
});
