import { afterAll, beforeAll, expect, test } from "vitest";
import { type GraphQLUnderTest, startGraphQL } from "../../../test/graphql-under-test.ts";

const NOLAN = 525;
let graphql: GraphQLUnderTest;
beforeAll(async () => {
  graphql = await startGraphQL();
});
afterAll(() => graphql.close());

test("persons are found by name, with what they are known for, in one call", async () => {
  const calls = await graphql.callsDuring(async () => {
    const { data, errors } = await graphql.query(`{
      searchPeople(query: " spielberg ") {
        results { name slug department profile { path } knownFor(first: 3) { name } }
        pageInfo { page totalPages totalResults }
      }
      autocomplete(query: "spielberg") { name }
      autocompletePeople(query: "spielberg") { name department }
    }`);
    expect(errors).toEqual([]);
    const found = { name: "Steven Spielberg", department: "Directing" };
    expect(data["searchPeople"]).toMatchObject({
      results: [
        {
          ...found,
          slug: "steven-spielberg",
          profile: { path: expect.any(String) },
          knownFor: expect.arrayContaining([{ name: "Jurassic Park" }]),
        },
      ],
      pageInfo: { page: 1, totalPages: 1, totalResults: 1 },
    });
    expect(data["autocompletePeople"]).toEqual([found]);
  });
  // One of persons, and one of everything for what is typed.
  expect(calls).toBe(2);
});

test("a person has a filmography, the most popular or the newest first", async () => {
  const { data, errors } = await graphql.query(`{ person(id: ${NOLAN}) {
    knownFor(first: 12) { name voteCount }
    popular: credits { results { title { name } characters jobs } }
    newest: credits(sort: NEWEST) { results { title { year } } }
    shows: credits(type: TV) { results { title { type } } pageInfo { totalResults totalPages } }
    beyond: credits(page: 500) { results { title { type } } pageInfo { page } }
  } }`);
  expect(errors).toEqual([]);
  const { popular, newest, knownFor, ...pages } = data["person"] as {
    popular: { results: object[] };
    newest: { results: { title: { year: number } }[] };
    knownFor: { name: string; voteCount: number }[];
  };
  expect(knownFor.map(({ name }) => name)).toContain("Inception");
  expect(knownFor).toEqual(knownFor.toSorted((one, other) => other.voteCount - one.voteCount));
  const credit = { title: { name: "Oppenheimer" }, characters: [], jobs: ["Director"] };
  expect(popular.results).toContainEqual(credit);
  const years = newest.results.map(({ title }) => title.year);
  expect(years).toEqual(years.toSorted((one, other) => other - one));
  expect(pages).toEqual({
    shows: { results: [], pageInfo: { totalResults: 0, totalPages: 0 } },
    beyond: { results: [], pageInfo: { page: 500 } },
  });
});

test("a person of a title's credits is looked up only for more than credits tell", async () => {
  await graphql.query("{ movie(id: 27205) { name } }");
  const credited = await graphql.callsDuring(() =>
    graphql.query(
      "{ movie(id: 27205) { directors { id name slug profile { path } } cast { person { id slug } } } }",
    ),
  );
  expect(credited).toBe(0);
});

test.each([
  ['searchPeople(query: "  ") { results { name } }', "Invalid query: it is empty."],
  ['searchPeople(query: "a\\u0000b") { results { name } }', "Invalid query: it holds a NUL"],
  [`person(id: ${NOLAN}) { knownFor(first: 13) { name } }`, "Invalid first"],
])("%s is refused before anything is looked up", async (field, message) => {
  let refused: unknown;
  const calls = await graphql.callsDuring(async () => {
    refused = (await graphql.query(`{ ${field} }`)).errors;
  });
  expect(refused).toMatchObject([
    { code: "BAD_USER_INPUT", message: expect.stringContaining(message) },
  ]);
  expect(calls).toBe(0);
});
