import { expect, test } from "vitest";
import { startGraphQL } from "../../../test/graphql-under-test.ts";

const graphql = await startGraphQL();

test("persons are found by name, with what they are known for", async () => {
  const { data, errors } = await graphql.query(`{
    searchPeople(query: " spielberg ") {
      results { name slug department profile { path } knownFor(first: 3) { name } }
      pageInfo { page totalPages totalResults }
    }
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
