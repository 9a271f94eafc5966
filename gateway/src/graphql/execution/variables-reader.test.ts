import { getOperationAST, parse } from "graphql";
import { expect, test } from "vitest";
import { createSchema } from "../schema.ts";
import { variablesReader } from "./variables-reader.ts";

const schema = createSchema();

function read(definitions: string, given: Readonly<Record<string, unknown>>) {
  const operation = getOperationAST(parse(`query (${definitions}) { __typename }`));
  if (operation == null) throw new Error("There is no operation");
  return variablesReader(schema, operation)(given);
}

test("variables have their values or defaults, and what is not defined is left out", () => {
  const definitions = "$id: Int!, $country: CountryCode, $page: Int = 2, $type: TitleType! = TV";
  expect(read(definitions, { id: 5, other: 1 })).toEqual({ id: 5, page: 2, type: "tv" });
  expect(read(definitions, { id: 5, country: null, page: null, type: "MOVIE" })).toEqual({
    id: 5,
    country: null,
    page: null,
    type: "movie",
  });
});

test("wrong variables are left to the GraphQL server", () => {
  for (const given of [{}, { id: null }, { id: "5" }, { id: 1.5 }, { id: [5] }]) {
    expect(read("$id: Int!", given)).toBeUndefined();
  }
});

test("a variable cannot become the prototype of the others", () => {
  const given: unknown = JSON.parse('{"__proto__": {"genres": [1]}}');
  const definitions = "$__proto__: DiscoverFilter, $id: Int";
  expect(read(definitions, given as Readonly<Record<string, unknown>>)).toBeUndefined();
});

test("nothing is read after the first wrong value", () => {
  let reads = 0;
  const later = {
    get movieId() {
      reads += 1;
      return 1;
    },
  };
  const definitions = "$references: [TitleReference!]!";
  expect(read(definitions, { references: [later, null, later] })).toBeUndefined();
  expect(reads).toBe(1);
});
