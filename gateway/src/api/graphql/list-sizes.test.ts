import type { GraphQLField } from "graphql";
import { isInterfaceType, isObjectType } from "graphql";
import { expect, it } from "vitest";
import { schema } from "../../../test/schema-under-test.ts";
import { MAX_CHANGES } from "../../domain/changes/changes.ts";
import { BOUNDS, MAX_LENGTHS, PAGE_SIZE } from "../../domain/titles/bounds.ts";
import { readListSize } from "./list-sizes.ts";

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

const fields = Object.values(schema.getTypeMap())
  .filter((type) => !type.name.startsWith("__"))
  .filter((type) => isObjectType(type) || isInterfaceType(type))
  .flatMap((type) => Object.values(type.getFields()));

const slicedBy = (field: GraphQLField<unknown, unknown>) =>
  readListSize(schema, field)?.slicingArguments ?? [];

const sliced = fields.flatMap((field) => slicedBy(field).map((name) => ({ field, name })));

it("every slicing argument of the schema has a bound, and every bound an argument", () => {
  const inSchema = new Set(sliced.map(({ field, name }) => `${field.name}(${name})`));
  expect([...inSchema].sort()).toEqual(Object.keys(MAX_BY_ARGUMENT).sort());
});

it("the schema tells clients the bound that resolvers check", () => {
  for (const { field, name } of sliced) {
    const argument = field.args.find((candidate) => candidate.name === name);
    const most = MAX_BY_ARGUMENT[`${field.name}(${name})`];
    expect(argument?.description).toMatch(new RegExp(`\\b(to|at most) ${most}\\b`, "u"));
  }
});

it("sizes that the schema assumes are those of the domain", () => {
  const assumed = (name: string, type: string) => {
    const found = schema.getType(type);
    const field = isObjectType(found) ? found.getFields()[name] : undefined;
    return field && readListSize(schema, field)?.assumedSize;
  };
  expect(assumed("results", "TitlePage")).toBe(PAGE_SIZE);
  expect(assumed("seasons", "TvShow")).toBe(BOUNDS.seasons.max);
});
