import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type GraphQLUnderTest, startGraphQL } from "./graphql-under-test.ts";
import { OperationExecutor } from "../src/http/graphql/operation-executor.ts";
import { operationOf } from "../src/http/graphql/operation-request.ts";
import { ResponseCache } from "../src/http/response-cache/response-cache.ts";

let graphql: GraphQLUnderTest;
let executor: OperationExecutor;

beforeAll(async () => {
  graphql = await startGraphQL();
  // Too small for any response, so that every query is executed.
  executor = new OperationExecutor(
    graphql,
    graphql.services,
    new ResponseCache(8, () => expect.fail("nothing is renewed")),
  );
});
afterAll(() => graphql.close());

const own = { signal: new AbortController().signal, requestId: "test" };

async function send(document: string, variables: Readonly<Record<string, unknown>> = {}) {
  const response = await executor.executeOperation({ document, variables }, own);
  return { ...response, body: JSON.parse(String(response.body)) };
}

/** Sends a query until it is compiled, and says whether Apollo Server executed it the last time. */
async function compiled(document: string, variables: Readonly<Record<string, unknown>> = {}) {
  const apollo = vi.spyOn(graphql.apollo, "executeHTTPGraphQLRequest");
  try {
    // One compilation follows another after a while only.
    return await vi.waitFor(
      async () => {
        apollo.mockClear();
        const response = await send(document, variables);
        expect(apollo).not.toHaveBeenCalled();
        return response;
      },
      { timeout: 25_000 },
    );
  } finally {
    apollo.mockRestore();
  }
}

test("a query that is sent again and again is executed without Apollo Server, with the same response", async () => {
  const query = "query Often($id: Int!) { movie(id: $id) { name slug } }";
  const first = await send(query, { id: 550 });
  const later = await compiled(query, { id: 550 });
  expect(later).toEqual({
    ...first,
    createdAt: later.createdAt,
    freshUntil: later.freshUntil,
    staleUntil: later.staleUntil,
    isStored: later.isStored,
  });
  expect((await send(query, { id: 603 })).body).toEqual({
    data: { movie: { name: "The Matrix", slug: "the-matrix" } },
  });
});

test("a known query with wrong variables is told so in the words of graphql-js", async () => {
  const query = "query Wrong($id: Int!) { movie(id: $id) { name } }";
  const first = await send(query, { id: "x" });
  await compiled(query, { id: 550 });
  const later = await send(query, { id: "x" });
  expect(later.body).toEqual(first.body);
  expect(later.status).toBe(first.status);
  expect(later.body.errors[0].message).toContain('Variable "$id" got invalid value "x"');
});

test("a known query whose variables make it cost too much is rejected", async () => {
  const query =
    "query Dear($countries: [CountryCode!]) { movie(id: 550) { similar { name ... on Movie { runtime availabilities(countries: $countries) { offers { url provider { name } } } } } } }";
  await compiled(query, { countries: ["US"] });
  const all = Array.from({ length: 100 }, (_, n) => `A${String.fromCharCode(65 + (n % 26))}`);
  const { status, body } = await send(query, { countries: all });
  expect(status).toBe(400);
  expect(body.errors[0].extensions.code).toBe("COST_LIMIT_EXCEEDED");
});

test("an error of a known query is masked and reported as Apollo Server does it, and executed once", async () => {
  const query = "query Fails($id: Int!) { movie(id: $id) { name } }";
  await compiled(query, { id: 550 });
  graphql.sample.setFaults([{ kind: "server-error" }]);
  try {
    const calls = await graphql.callsDuring(async () => {
      const { status, maxAge, body } = await send(query, { id: 13 });
      expect([status, maxAge]).toEqual([200, 0]);
      expect(body.data).toEqual({ movie: null });
      expect(body.errors).toEqual([
        {
          message: expect.any(String),
          locations: expect.any(Array),
          path: ["movie"],
          extensions: { code: "FILM_DATABASE_UNAVAILABLE", retryAfterSeconds: expect.any(Number) },
        },
      ]);
    });
    // One call and its two retries: the failed execution is not repeated.
    expect(calls).toBeLessThanOrEqual(3);
  } finally {
    graphql.sample.setFaults([]);
  }
});

test("what a query may be reused for does not depend on how it is executed", async () => {
  const ratings = "query Rated { movie(id: 550) { rating { average } } }";
  const first = await send(ratings);
  const later = await compiled(ratings);
  expect([later.maxAge, later.shareable]).toEqual([first.maxAge, first.shareable]);
  const session = `query Own { sessionRating(title: { type: MOVIE, id: 550 }, sessionId: "${crypto.randomUUID()}") }`;
  await compiled(session);
  const own = await send(session);
  expect([own.maxAge, own.shareable]).toEqual([0, false]);
});

test("a mutation is never known", async () => {
  const document = `mutation { sendContactMessage(input: { name: "", email: "", subject: "", message: "" }) { userErrors { message } } }`;
  for (let time = 0; time < 5; time += 1) await send(document);
  expect(executor.knows(operationOf("POST", { query: document }))).toBe(false);
});
