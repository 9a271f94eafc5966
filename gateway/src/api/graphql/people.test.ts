import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GraphQLUnderTest, startGraphQL } from "../../../test/graphql-under-test.ts";

let graphql: GraphQLUnderTest;
let nolan: number;

beforeAll(async () => {
  graphql = await startGraphQL();
  const { data } = await graphql.query(
    '{ searchPeople(query: "christopher nolan") { results { id: tmdbId } } }',
  );
  const { results } = data["searchPeople"] as { results: { id: number }[] };
  nolan = results[0]?.id ?? 0;
});
afterAll(() => graphql.close());

test("persons are found by name, with what they are known for, in one call", async () => {
  const calls = await graphql.callsDuring(async () => {
    const { data, errors } = await graphql.query(`{
      searchPeople(query: " spielberg ") {
        results { name slug department profile { path } knownFor(first: 3) { name } }
        pageInfo { page totalPages totalResults }
        freshness { source }
      }
    }`);
    expect(errors).toEqual([]);
    expect(data["searchPeople"]).toMatchObject({
      results: [
        {
          name: "Steven Spielberg",
          slug: "steven-spielberg",
          department: "Directing",
          profile: { path: expect.any(String) },
          knownFor: expect.arrayContaining([{ name: "Jurassic Park" }]),
        },
      ],
      pageInfo: { page: 1, totalPages: 1, totalResults: 1 },
      freshness: { source: "SAMPLE" },
    });
  });
  expect(calls).toBe(1);
});

describe("a person", () => {
  const person = (fields: string) => graphql.query(`{ person(id: ${nolan}) { ${fields} } }`);

  test("has a filmography, the most popular or the newest first", async () => {
    const { data, errors } = await person(`
      name
      knownFor(first: 12) { name voteCount }
      popular: credits { results { title { name voteCount } characters jobs } pageInfo { totalResults } }
      newest: credits(sort: NEWEST) { results { title { year } } }
    `);
    expect(errors).toEqual([]);
    const { popular, newest, knownFor } = data["person"] as {
      popular: { results: { title: { name: string }; jobs: string[] }[] };
      newest: { results: { title: { year: number } }[] };
      knownFor: { name: string; voteCount: number }[];
    };
    expect(knownFor.map(({ name }) => name)).toContain("Inception");
    expect(knownFor).toEqual(knownFor.toSorted((one, other) => other.voteCount - one.voteCount));
    expect(popular.results).toContainEqual(
      expect.objectContaining({
        title: expect.objectContaining({ name: "Oppenheimer" }),
        jobs: ["Director"],
      }),
    );
    const years = newest.results.map(({ title }) => title.year);
    expect(years).toEqual(years.toSorted((one, other) => other - one));
  });

  test("of a title's credits is looked up only for more than credits tell", async () => {
    await graphql.query("{ movie(id: 27205) { name } }");
    const credited = await graphql.callsDuring(() =>
      graphql.query(
        "{ movie(id: 27205) { directors { id name slug profile { path } } cast { person { id slug } } } }",
      ),
    );
    expect(credited).toBe(0);
  });

  test("that does not exist is null", async () => {
    expect(await graphql.query("{ person(id: 2147483647) { name } }")).toEqual({
      data: { person: null },
      errors: [],
    });
  });
});

test.each([
  ["person(id: 0) { name }", "Invalid id"],
  ["person(id: -5) { name }", "Invalid id"],
  ['searchPeople(query: "  ") { results { name } }', "Invalid query: it is empty."],
  ['searchPeople(query: "a\\u0000b") { results { name } }', "Invalid query: it holds a NUL"],
  ['searchPeople(query: "pitt", page: 501) { results { name } }', "Invalid page"],
  [`autocompletePeople(query: "${"x".repeat(201)}") { name }`, "Invalid query"],
  ["person(id: 525) { knownFor(first: 13) { name } }", "Invalid first"],
])("%s is refused before anything is looked up", async (field, message) => {
  let refused: unknown;
  const calls = await graphql.callsDuring(async () => {
    const known = field.replace("525", String(nolan));
    refused = (await graphql.query(`{ ${known} }`)).errors;
  });
  expect(refused).toMatchObject([
    { code: "BAD_USER_INPUT", message: expect.stringContaining(message) },
  ]);
  expect(calls).toBeLessThanOrEqual(field.includes("525") ? 1 : 0);
});
