import * as fc from "fast-check";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { routeOf } from "../src/api/rest/call.ts";
import { calls } from "../src/api/rest/calls.ts";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";

const TIMEOUT_MS = 120_000;

/** Text that somebody may think of sending. */
const text = fc.oneof(
  fc.constantFrom(
    ..."__proto__|constructor|..%2F..%2Fetc%2Fpasswd|%00|%E0%A4%A|%|-1|0|1e3|2147483648|NaN|null|🎬|\u202e|".split(
      "|",
    ),
    "'; DROP TABLE ratings; --",
    "<script>alert(1)</script>",
  ),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 12 }),
);
const encoded = text.map((value) =>
  value.includes("%") ? value : encodeURIComponent(value.toWellFormed()),
);
const one = (words: string) => fc.constantFrom(...words.split(" "));
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

/** The value of an argument: right, nearly right, or anything. */
const argument = mostly(
  fc.oneof(one('1 20 550 1396 "US" "DE" MOVIE TV {movieId:550} {imdbId:"tt0133093"}')),
  fc.oneof(
    one('-1 0 2147483647 99999999999 1.5 "ZZ" null true $v [] {}'),
    text.map((given) => JSON.stringify(given)),
  ),
);
const OPERATIONS = [
  "{ movie(id: ?) { name availability(country: ?) { status offers { kind } } similar(first: ?) { name } } }",
  "{ tvShow(id: ?) { name cast(first: ?) { name } seasons { number } rating { average } } }",
  "{ popular(type: ?, region: ?, page: ?) { results { id name rating { average } } } }",
  "{ search(query: ?, region: ?, page: ?) { results { name } } autocomplete(query: ?) { name slug } }",
  "{ titles(references: [?, ?]) { __typename ... on Title { name } } }",
  "{ discover(type: MOVIE, filter: { genres: [?], voteAverageMin: ?, year: ? }) { results { name } } }",
  "{ home(country: ?) { rows { kind titles { name } } } providers(country: ?) { name } }",
  "{ sessionRating(title: { type: MOVIE, id: ? }, sessionId: ?) }",
  "mutation { rateTitle(input: { title: { type: ?, id: ? }, stars: ?, sessionId: ? }) { stars userErrors { code } } }",
  "query ($v: Int) { ?: movie(id: $v) { ...F } } fragment F on Title { name ...F }",
];
const graphql: fc.Arbitrary<InjectOptions> = fc
  .tuple(
    fc.constantFrom(...OPERATIONS),
    fc.array(argument, { minLength: 4, maxLength: 4 }),
    fc.oneof(fc.constantFrom({}, { v: 1 }, { v: "x" }, { v: null }), anyJson),
    fc.boolean(),
  )
  .map(([operation, values, variables, get]): InjectOptions => {
    const query = values.reduce((document, each) => document.replace("?", () => each), operation);
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
