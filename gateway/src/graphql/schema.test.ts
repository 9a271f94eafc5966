import { isObjectType } from "graphql";
import { expect, test } from "vitest";
import { isPure } from "./execution/pure.ts";
import { resolvers } from "./resolvers.ts";
import { createSchema } from "./schema.ts";

test("the schema's fields have the resolvers themselves, with the marks that they were given", () => {
  const schema = createSchema();
  const fieldOf = (type: string, name: string) => {
    const found = schema.getType(type);
    return isObjectType(found) ? found.getFields()[name]?.resolve : undefined;
  };
  expect(fieldOf("Movie", "availability")).toBe(resolvers.Movie?.availability);
  expect(isPure(fieldOf("Poster", "srcset") ?? {})).toBe(true);
  expect(isPure(fieldOf("Movie", "slug") ?? {})).toBe(true);
  expect(isPure(fieldOf("Movie", "availability") ?? {})).toBe(false);
});
