import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type GraphQLUnderTest, startGraphQL } from "../../../../test/graphql-under-test.ts";
import { ResponseCache } from "../../../http/response-cache/response-cache.ts";
import { OperationExecutor } from "./operation-executor.ts";
import { toOperationRequest } from "./operation-request.ts";

let graphql: GraphQLUnderTest;
let executor: OperationExecutor;

beforeAll(async () => {
  graphql = await startGraphQL();
  const responses = new ResponseCache(1_000_000, () => expect.fail("nothing is renewed"));
  executor = new OperationExecutor(graphql, graphql.services, responses);
});
afterAll(() => graphql.close());

const client = {
  visitor: { address: "::1", countryHeader: null },
  writes: { crossOrigin: true, limit: () => null },
  requestId: "test",
  contentType: "application/json",
  mediaType: "application/json",
  client: "::1",
  isAhead: false,
  signal: new AbortController().signal,
} as const;
const query = "query Title($id: Int!) { movie(id: $id) { name } }";
const post = (parameters: object) =>
  executor.execute(toOperationRequest("POST", parameters), client);

test("a GET and a POST of the same operation share a stored response", async () => {
  const variables = { id: 550 };
  const response = await post({ query, variables });
  expect(JSON.parse(String(response.body))).toEqual({ data: { movie: { name: "Fight Club" } } });
  expect(response.maxAge).toBe(3600);
  const get = toOperationRequest("GET", { query, variables: JSON.stringify(variables) });
  expect(executor.stored(get, "application/json")).toBe(response);
  expect(executor.stored(get, "application/graphql-response+json")).toBeUndefined();
  expect(await post({ query, variables })).toBe(response);
});

test("variables and operation are part of the key", async () => {
  const two = `${query} query Other { movie(id: 27205) { name } }`;
  const names = await Promise.all(
    [
      { query: two, operationName: "Title", variables: { id: 550 } },
      { query: two, operationName: "Title", variables: { id: 603 } },
      { query: two, operationName: "Other" },
    ].map(async (parameters) => JSON.parse(String((await post(parameters)).body)).data.movie.name),
  );
  expect(names).toEqual(["Fight Club", "The Matrix", "Inception"]);
});

test("a failure is not stored, and a mutation of another origin is rejected", async () => {
  graphql.sample.setFaults([{ kind: "server-error" }]);
  const failed = await post({ query, variables: { id: 13 } });
  graphql.sample.setFaults([]);
  expect(failed.maxAge).toBe(0);
  const again = await post({ query, variables: { id: 13 } });
  expect(JSON.parse(String(again.body)).errors).toBeUndefined();
  const mutation = `mutation {
    rateTitle(input: { title: { type: MOVIE, id: 550 }, stars: 5, sessionId: "${crypto.randomUUID()}" }) { stars }
  }`;
  expect((await post({ query: mutation })).status).toBe(403);
});

test("a query for a page that nobody has opened yet waits for those of visitors", async () => {
  const scopes = vi.spyOn(graphql.services.filmDatabase, "forRequest");
  for (const [id, isAhead] of [
    [102, false],
    [101, true],
  ] as const)
    await executor.execute(toOperationRequest("POST", { query, variables: { id } }), {
      ...client,
      isAhead,
    });
  expect(scopes.mock.calls.map(([{ priority }]) => priority)).toEqual(["visitor", "background"]);
  scopes.mockRestore();
});
