import { afterAll, beforeAll, expect, test } from "vitest";
import { type GraphQLUnderTest, startGraphQL } from "../../../test/graphql-under-test.ts";
import { ResponseCache } from "../response-cache/response-cache.ts";
import { OperationExecutor } from "./operation-executor.ts";
import { operationOf } from "./operation-request.ts";

let graphql: GraphQLUnderTest;
let executor: OperationExecutor;

beforeAll(async () => {
  graphql = await startGraphQL();
  const responses = new ResponseCache(1_000_000, () => expect.fail("nothing is renewed"));
  executor = new OperationExecutor(graphql, graphql.services, responses);
});
afterAll(() => graphql.close());

const own = { signal: new AbortController().signal, requestId: "test" };
const document = "query Title($id: Int!) { movie(id: $id) { name } }";

test("a query that the gateway itself runs shares its stored response with clients", async () => {
  const variables = { id: 550 };
  const response = await executor.executeOperation({ document, variables }, own);
  expect(JSON.parse(String(response.body))).toEqual({ data: { movie: { name: "Fight Club" } } });
  expect(response.maxAge).toBe(3600);
  const get = operationOf("GET", { query: document, variables: JSON.stringify(variables) });
  expect(executor.stored(get, "application/graphql-response+json")).toBe(response);
  expect(await executor.executeOperation({ document, variables }, own)).toBe(response);
});

test("variables and operation are part of the key", async () => {
  const two = `${document} query Other { movie(id: 27205) { name } }`;
  const names = await Promise.all(
    [
      { document: two, operationName: "Title", variables: { id: 550 } },
      { document: two, operationName: "Title", variables: { id: 603 } },
      { document: two, operationName: "Other" },
    ].map(async (operation) => {
      const { body } = await executor.executeOperation(operation, own);
      return JSON.parse(String(body)).data.movie.name;
    }),
  );
  expect(names).toEqual(["Fight Club", "The Matrix", "Inception"]);
});

test("a failure is not stored, and a mutation is rejected", async () => {
  graphql.sample.setFaults([{ kind: "server-error" }]);
  const failed = await executor.executeOperation({ document, variables: { id: 13 } }, own);
  graphql.sample.setFaults([]);
  expect(failed.maxAge).toBe(0);
  const again = await executor.executeOperation({ document, variables: { id: 13 } }, own);
  expect(JSON.parse(String(again.body)).errors).toBeUndefined();
  const mutation = `mutation {
    rateTitle(input: { title: { type: MOVIE, id: 550 }, stars: 5, sessionId: "${crypto.randomUUID()}" }) { stars }
  }`;
  const rejected = await executor.executeOperation({ document: mutation }, own);
  expect(rejected.status).toBe(403);
});

test("a response made at once is stored when it is requested again, or is compressed", async () => {
  for (const id of [550, 603])
    await executor.executeOperation({ document, variables: { id } }, own);
  const mediaType = "application/json";
  const request = (n: number, isCompressed: boolean) => {
    const operation = operationOf("POST", { query: document, variables: { id: 550, n } });
    const response = executor.executeAtOnce(operation, { mediaType, client: "::1", isCompressed });
    return { response, isStored: response?.isStored() };
  };
  expect(request(1, false).isStored).toBe(false);
  const second = request(1, false);
  expect(second.isStored).toBe(true);
  expect(request(1, false).response).toBe(second.response);
  expect(request(2, true).isStored).toBe(true);
});

test("a response that was stored by an execution is sent at once", async () => {
  const mediaType = "application/json";
  const operation = operationOf("POST", { query: document, variables: { id: 27205 } });
  const { headers, visitor, writes } = {
    headers: { "content-type": "application/json" },
    visitor: { address: "::1", countryHeader: null },
    writes: { crossOrigin: true, limit: async () => null },
  };
  const client = { headers, visitor, writes, mediaType, ...own } as const;
  const response = await executor.execute(operation, client);
  const options = { mediaType, client: "::1", isCompressed: false } as const;
  expect(executor.executeAtOnce(operation, options)).toBe(response);
});
