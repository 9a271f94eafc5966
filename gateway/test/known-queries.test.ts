import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type GraphQLUnderTest, startGraphQL } from "./graphql-under-test.ts";
import { persistedDocuments } from "../src/graphql/persisted-documents.ts";
import { createGraphQLServer } from "../src/graphql/server.ts";
import { OperationExecutor } from "../src/http/graphql/operation-executor.ts";
import { operationOf } from "../src/http/graphql/operation-request.ts";
import { ResponseCache } from "../src/http/response-cache/response-cache.ts";
import { StoreUnavailableError } from "../src/stores/store-unavailable.ts";

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

/** Sends a query until its response is written without Apollo Server. */
async function written(document: string, variables: Readonly<Record<string, unknown>> = {}) {
  const apollo = vi.spyOn(graphql.apollo, "executeHTTPGraphQLRequest");
  try {
    for (let time = 0; time < 2; time += 1) await send(document, variables);
    apollo.mockClear();
    const response = await send(document, variables);
    expect(apollo).not.toHaveBeenCalled();
    return response;
  } finally {
    apollo.mockRestore();
  }
}

test("a query that is sent again and again is executed without Apollo Server, with the same response", async () => {
  const query = "query Often($id: Int!) { movie(id: $id) { name slug } }";
  const first = await send(query, { id: 550 });
  const later = await written(query, { id: 550 });
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
  await written(query, { id: 550 });
  const later = await send(query, { id: "x" });
  expect(later.body).toEqual(first.body);
  expect(later.status).toBe(first.status);
  expect(later.body.errors[0].message).toContain('Variable "$id" got invalid value "x"');
});

test("a known query whose variables make it cost too much is rejected", async () => {
  const query =
    "query Dear($countries: [CountryCode!]) { movie(id: 550) { similar { name ... on Movie { runtime availabilities(countries: $countries) { offers { url provider { name } } } } } } }";
  await written(query, { countries: ["US"] });
  const all = Array.from({ length: 100 }, (_, n) => `A${String.fromCharCode(65 + (n % 26))}`);
  const { status, body } = await send(query, { countries: all });
  expect(status).toBe(400);
  expect(body.errors[0].extensions.code).toBe("COST_LIMIT_EXCEEDED");
});

test("an error of a known query is masked and reported as Apollo Server does it, and executed once", async () => {
  const query = "query Fails($id: Int!) { movie(id: $id) { name } }";
  await written(query, { id: 550 });
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
  for (const query of ["query List { popular(type: TV) { results { name } } }", OFFERS]) {
    const first = await send(query);
    const later = await written(query);
    expect(first.maxAge).toBeGreaterThan(0);
    expect([later.maxAge, later.shareable]).toEqual([first.maxAge, first.shareable]);
  }
});

/** No such titles, and none is looked up by another test. */
const NEVER_REQUESTED = [99_000_001, 99_000_002, 99_000_003, 99_000_004, 99_000_005];

const OFFERS = `query Offers { movie(id: 550) { availability(country: "US") { status offers { url } } } }`;

test("what is for one client is executed by Apollo Server each time", async () => {
  const session = `query Own { sessionRating(title: { type: MOVIE, id: 550 }, sessionId: "${crypto.randomUUID()}") }`;
  const apollo = vi.spyOn(graphql.apollo, "executeHTTPGraphQLRequest");
  try {
    for (let time = 0; time < 5; time += 1) {
      const { maxAge, shareable } = await send(session);
      expect([maxAge, shareable]).toEqual([0, false]);
    }
    expect(apollo).toHaveBeenCalledTimes(5);
  } finally {
    apollo.mockRestore();
  }
});

const STORED = `query Stored { movie(id: 550) { rating { average count }
  availability(country: "US") { offers { firstSeen url } } } }`;

test("what an embedded store holds is written, and a rating is in the next response", async () => {
  const rated = {
    content_type: "movie",
    content_id: 550,
    session_id: crypto.randomUUID(),
  } as const;
  const first = await written(STORED);
  expect(first.body.data.movie.rating).toEqual({ average: null, count: 0 });
  expect(first.maxAge).toBe(10);
  await graphql.services.ratings.rate({ ...rated, rating: 5 });
  try {
    const later = await written(STORED);
    expect(later.body.data.movie.rating).toEqual({ average: 5, count: 1 });
    expect([...later.ratingsOf]).toEqual(["movie:550"]);
  } finally {
    await graphql.services.ratings.rate({ ...rated, rating: 0 });
  }
});

test("while the store fails, a written query says so by nulls, and nobody may reuse the response", async () => {
  await written(STORED);
  const { observedOffers, ratings } = graphql.services;
  const fail = () => {
    throw new StoreUnavailableError("gone");
  };
  const spies = [
    vi.spyOn(ratings, "totalsAtOnce").mockImplementation(fail),
    vi.spyOn(observedOffers, "atOnce").mockImplementation(fail),
  ];
  try {
    const { body, maxAge, status } = await send(STORED);
    expect(status).toBe(200);
    expect(maxAge).toBe(0);
    expect(body.errors).toBeUndefined();
    const { rating, availability } = body.data.movie;
    expect(rating).toEqual({ average: null, count: null });
    expect(availability.offers.length).toBeGreaterThan(0);
    for (const { firstSeen } of availability.offers) expect(firstSeen).toBeNull();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  const after = await send(STORED);
  expect([after.maxAge, after.body.data.movie.rating]).toEqual([10, { average: null, count: 0 }]);
});

test("titles that are not in memory, requested in a row, do not keep others from being written", async () => {
  const query = "query Rare($id: Int!) { movie(id: $id) { name year } }";
  await written(query, { id: 550 });
  const apollo = vi.spyOn(graphql.apollo, "executeHTTPGraphQLRequest");
  try {
    for (const id of NEVER_REQUESTED) await send(query, { id });
    expect(apollo).toHaveBeenCalledTimes(NEVER_REQUESTED.length);
    apollo.mockClear();
    expect((await send(query, { id: 550 })).body.data.movie.name).toBe("Fight Club");
    expect(apollo).not.toHaveBeenCalled();
  } finally {
    apollo.mockRestore();
  }
});

test("the work of a written response counts for its client as that of an executed one", async () => {
  const charged: number[] = [];
  const { apollo, queries } = createGraphQLServer({
    introspection: false,
    documents: persistedDocuments(null),
    onWork: (client, work) => {
      if (client === "192.0.2.1") charged.push(work);
    },
  });
  await apollo.start();
  const counted = new OperationExecutor(
    { apollo, queries },
    graphql.services,
    new ResponseCache(8, () => expect.fail("nothing is renewed")),
  );
  for (let time = 0; time < 4; time += 1) {
    await counted.executeOperation({ document: OFFERS }, { ...own, client: "192.0.2.1" });
  }
  await apollo.stop();
  expect(charged).toHaveLength(4);
  expect(charged[0]).toBeGreaterThan(1);
  expect(new Set(charged).size).toBe(1);
});

test("a mutation is never known", async () => {
  const document = `mutation { sendContactMessage(input: { name: "", email: "", subject: "", message: "" }) { userErrors { message } } }`;
  for (let time = 0; time < 5; time += 1) await send(document);
  expect(executor.knows(operationOf("POST", { query: document }))).toBe(false);
});
