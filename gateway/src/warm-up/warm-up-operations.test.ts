import { afterAll, beforeAll, expect, it } from "vitest";
import { type GraphQLUnderTest, startGraphQL } from "../../test/graphql-under-test.ts";
import { warmUpOperations } from "./warm-up-operations.ts";

let graphql: GraphQLUnderTest;
beforeAll(async () => {
  graphql = await startGraphQL();
});
afterAll(() => graphql.close());

it("executes an operation without errors and without a call to the film database", async () => {
  let responses: readonly string[] = [];
  const calls = await graphql.callsDuring(async () => {
    responses = await warmUpOperations(graphql.services);
  });
  expect(calls).toBe(0);
  expect(responses.length).toBeGreaterThan(1);
  for (const response of responses) {
    const { data, errors } = JSON.parse(response);
    expect(errors).toBeUndefined();
    const [title] = data.titles;
    expect(title).toMatchObject({ cast: expect.any(Array), similar: expect.any(Array) });
    expect(title.availabilities[0]).toMatchObject({ countryCode: "US", status: "HAS_OFFERS" });
    expect(data.popular.results.length).toBe(20);
  }
});

it("leaves none of its titles behind", async () => {
  await warmUpOperations(graphql.services);
  const { data } = await graphql.query("{ movie(id: 1) { name } }");
  expect(data).toEqual({ movie: null });
});
