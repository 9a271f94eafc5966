import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from "graphql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { schema } from "../../../test/schema-under-test.ts";
import { type GraphQLUnderTest, startGraphQL } from "../../../test/graphql-under-test.ts";

let gateway: GraphQLUnderTest;
beforeAll(async () => {
  gateway = await startGraphQL();
});
afterAll(() => gateway.close());

it("gives the schema's own description of every type, scalars and root types included", async () => {
  const { data, errors } = await gateway.query(getIntrospectionQuery());
  expect(errors).toEqual([]);
  const read = buildClientSchema(data as unknown as IntrospectionQuery);
  const types = Object.values(schema.getTypeMap()).filter((type) => type.astNode);
  expect(types.length).toBeGreaterThan(50);
  for (const { name, description } of types) {
    expect.soft(description, name).toBeTruthy();
    expect.soft(read.getType(name)?.description, name).toBe(description);
  }
});
