import { expect, test } from "vitest";
import { startGraphQL } from "../../../test/graphql-under-test.ts";
import { NODE_TYPES } from "./global-id.ts";

const graphql = await startGraphQL();

const NODE = `query ($id: ID!) {
  node(id: $id) {
    __typename
    id
    ... on Title { tmdbId name cast(first: 1) { name } }
    ... on Person { tmdbId name knownFor(first: 1) { name } }
    ... on Provider { tmdbId name family { id } }
    ... on Genre { tmdbId name }
    ... on Collection { tmdbId name parts { name } }
  }
}`;

test("every object that a response has is found again by its id, which no other object has", async () => {
  const fields = "__typename id tmdbId name";
  const { data, errors } = await graphql.query(`{
    movie(id: 155) {
      ${fields} genres { ${fields} } directors { ${fields} } collection { ${fields} }
      availability(country: "US") { offers { provider { ${fields} } } }
    }
    tvShow(id: 1396) { ${fields} genres { ${fields} } }
  }`);
  expect(errors).toEqual([]);
  const objects = new Map<string, object>();
  JSON.stringify(data, (_, value: unknown) => {
    if (typeof value !== "object" || value === null || !("tmdbId" in value)) return value;
    const { __typename, id, tmdbId, name } = value as Record<string, string>;
    const object = { __typename, id, tmdbId, name };
    expect(objects.get(String(id)) ?? object).toEqual(object);
    objects.set(String(id), object);
    return value;
  });
  expect(new Set([...objects.values()].map((object) => Object(object).__typename))).toEqual(
    new Set(["Movie", "TvShow", "Genre", "Person", "Collection", "Provider"]),
  );
  for (const [id, object] of objects) {
    expect((await graphql.query(NODE, { id })).data["node"]).toMatchObject(object);
  }
});

test("an object found by its id has the fields of its type", async () => {
  const { data } = await graphql.query(
    "{ movie(id: 155) { id collection { id } directors { id } } }",
  );
  const { id, collection, directors } = data["movie"] as {
    id: string;
    collection: { id: string };
    directors: { id: string }[];
  };
  const found = async (one: string | undefined) =>
    (await graphql.query(NODE, { id: one })).data["node"];
  expect(await found(id)).toMatchObject({ name: "The Dark Knight", cast: [{}] });
  expect(await found(collection.id)).toMatchObject({
    parts: [{ name: "Batman Begins" }, { name: "The Dark Knight" }],
  });
  expect(await found(directors[0]?.id)).toMatchObject({ knownFor: [{}] });
});

const encode = (text: string) => Buffer.from(text).toString("base64url");

test.each(NODE_TYPES)("a %s that there is none of is null", async (type) => {
  const { data, errors } = await graphql.query(NODE, { id: encode(`${type}:1999999999`) });
  expect([data["node"], errors]).toEqual([null, []]);
});

test.each([
  ["the film database's number", "550"],
  ["an empty text", ""],
  ["a type without ids", encode("Country:1")],
  ["no number", encode("Movie:x")],
  ["zero", encode("Movie:0")],
  ["a number with a leading zero", encode("Movie:0550")],
  ["more than a number", encode("Movie:550\n")],
  ["padding", `${encode("Movie:5505")}=`],
  ["a number beyond those of the film database", encode("Movie:2147483648")],
])("%s is an error before anything is looked up", async (_, id) => {
  const calls = await graphql.callsDuring(async () => {
    const { data, errors } = await graphql.query(NODE, { id });
    expect(data["node"]).toBeNull();
    expect(errors).toMatchObject([
      { code: "BAD_USER_INPUT", message: expect.stringContaining("Invalid id:") },
    ]);
  });
  expect(calls).toBe(0);
});
