import * as fc from "fast-check";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { routeOf } from "../src/api/rest/call.ts";
import { calls } from "../src/api/rest/calls.ts";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";

const TIMEOUT_MS = 120_000;

/** One of these words. */
const one = (words: string) => fc.constantFrom(...words.split(" "));
/** Text that somebody may think of sending. */
const text = fc.oneof(
  fc.constantFrom("", "'; DROP TABLE ratings; --", "<script>alert(1)</script>"),
  one("__proto__ constructor ..%2F..%2Fetc%2Fpasswd %00 %E0%A4%A % -1 1e3 2147483648 NaN null 🎬"),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 12 }),
);
const encoded = text.map((value) =>
  value.includes("%") ? value : encodeURIComponent(value.toWellFormed()),
);
const mostly = (usual: fc.Arbitrary<string>, odd: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: odd });

const part = mostly(one("movie tv multi day 550 1396 1 popular"), encoded);
const key = mostly(
  one(
    "page region query sort_by with_genres with_genres[$ne] with_watch_providers country titles since " +
      "vote_average.gte primary_release_date.gte include_adult language session_id",
  ),
  encoded,
);
const value = mostly(
  one("1 US DE 500 501 28,12 7.5 2024-02-29 2023-02-29 true movie:550"),
  encoded,
);
const path = fc
  .tuple(
    fc.constantFrom(
      ...Object.values(calls).map((call) => routeOf(call)),
      "/:a",
      "/:a/:b",
      "/:a/:b/:c",
    ),
    fc.array(part, { minLength: 3, maxLength: 3 }),
    fc.array(fc.tuple(key, value), { maxLength: 5 }),
  )
  .map(([route, parts, pairs]) => {
    const values = [...parts];
    const filled = route.replaceAll(/:\w+/gu, () => values.shift() ?? "x");
    return `${filled}?${pairs.map(([name, given]) => `${name}=${given}`).join("&")}`;
  })
  // What is sent without a connection is read as an address first.
  .filter((url) => URL.canParse(url, "http://localhost"));
const anyJson = fc.jsonValue({ maxDepth: 3 });
const rating = fc.record(
  {
    content_id: fc.oneof(fc.integer(), anyJson),
    content_type: mostly(one("movie tv"), text),
    rating: fc.oneof(fc.integer({ min: -1, max: 7 }), anyJson),
    session_id: fc.oneof(fc.uuid(), text),
  },
  { requiredKeys: [] },
);
const rest: fc.Arbitrary<InjectOptions> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      method: fc.constantFrom("GET", "GET", "GET", "HEAD", "OPTIONS", "PUT", "DELETE"),
      url: path,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      method: fc.constant("POST"),
      url: one("/api/ratings /api/contact"),
      headers: fc.constantFrom(
        { "content-type": "application/json" },
        { "content-type": "text/plain" },
      ),
      payload: fc.oneof(rating, anyJson, text).map((body) => JSON.stringify(body)),
    }),
  },
);

const OPERATIONS = [
  "{ movie(id: INT) { name availability(country: COUNTRY) { status offers { kind } } similar(first: INT) { name } } }",
  "{ tvShow(id: INT) { name cast(first: INT) { name } seasons { number } rating { average } } }",
  "{ popular(type: TV, region: COUNTRY, page: INT) { results { id name rating { average } } } }",
  "{ search(query: TEXT, region: COUNTRY, page: INT) { results { name } } autocomplete(query: TEXT) { name slug } }",
  "{ titles(references: [{ movieId: INT }, { imdbId: TEXT }]) { __typename ... on Title { name } } }",
  "{ discover(type: MOVIE, filter: { genres: [INT], voteAverageMin: INT, year: INT }) { results { name } } }",
  "{ home(country: COUNTRY) { rows { kind titles { name } } } providers(country: COUNTRY) { name } }",
  "{ sessionRating(title: { type: MOVIE, id: INT }, sessionId: TEXT) }",
  "mutation { rateTitle(input: { title: { type: TV, id: INT }, stars: INT, sessionId: TEXT }) { stars userErrors { code } } }",
  "query ($v: Int!) { alias: movie(id: $v) { ...F } } fragment F on Title { name }",
];
const odd = one('-1 0 2147483647 99999999999 1.5 "ZZ" null true $v [] {}');
const VALUES = {
  INT: mostly(one("1 3 5 8 10 550"), odd),
  COUNTRY: mostly(one('"US" "DE" null'), odd),
  TEXT: mostly(
    fc.oneof(text, fc.uuid(), one("matrix tt0133093")).map((given) => JSON.stringify(given)),
    odd,
  ),
};
const graphql: fc.Arbitrary<InjectOptions> = fc
  .record({
    operation: fc.constantFrom(...OPERATIONS),
    INT: fc.array(VALUES.INT, { minLength: 3, maxLength: 3 }),
    COUNTRY: fc.array(VALUES.COUNTRY, { minLength: 2, maxLength: 2 }),
    TEXT: fc.array(VALUES.TEXT, { minLength: 2, maxLength: 2 }),
    variables: fc.constantFrom({}, {}, {}, {}, {}, { v: 1 }, { v: "x" }, null),
    get: fc.boolean(),
  })
  .map(({ operation, variables, get, ...given }): InjectOptions => {
    const left = structuredClone(given);
    const query = operation.replaceAll(
      /INT|COUNTRY|TEXT/gu,
      (name) => left[name as keyof typeof left].pop() ?? "1",
    );
    const headers = { "apollo-require-preflight": "1" };
    if (!get) return { method: "POST", url: "/graphql", headers, payload: { query, variables } };
    const parameters = new URLSearchParams({ query, variables: JSON.stringify(variables) });
    return { method: "GET", url: `/graphql?${parameters.toString()}`, headers };
  });

/** Traces of the inside that no response may show. */
const INSIDE =
  /INTERNAL_SERVER_ERROR|node_modules|\.ts:\d|\n\s+at |file:\/\/|ENOENT|SQLITE|mongodb:\/\//u;

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await startGateway({
    NODE_ENV: "production",
    REQUESTS_PER_MINUTE: "1000000",
    RATINGS_PER_MINUTE: "100000",
    CONTACT_MESSAGES_PER_MINUTE: "100000",
  });
}, TIMEOUT_MS);
afterAll(() => gateway.close());

it.each([
  ["/api and pages", rest, 250],
  ["GraphQL", graphql, 150],
] as const)(
  "generated requests to %s get no unforeseen failure and see nothing of the inside",
  async (_, requests, numRuns) => {
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const { statusCode, body } = await gateway.app.inject(request);
        expect(statusCode === 503 ? 0 : statusCode).toBeLessThan(500);
        expect(body).not.toMatch(INSIDE);
      }),
      // Every run generates the same ones.
      { numRuns, seed: 1 },
    );
  },
  TIMEOUT_MS,
);
