import { expect, test } from "vitest";
import { startGraphQL } from "../../../test/graphql-under-test.ts";

const graphql = await startGraphQL();

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

test("a person of a title's credits is looked up only for more than credits tell", async () => {
  await graphql.query("{ movie(id: 27205) { name } }");
  const credited = await graphql.callsDuring(() =>
    graphql.query(
      "{ movie(id: 27205) { directors { id name slug profile { path } } cast { person { id slug } } } }",
    ),
  );
  expect(credited).toBe(0);
});
