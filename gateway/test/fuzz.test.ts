import * as fc from "fast-check";
import type { InjectOptions } from "fastify";
import { expect, it } from "vitest";
import { calls } from "../src/api/rest/calls.ts";
import { startGateway } from "./gateway-under-test.ts";

/** One of these words, or now and then a text that somebody may think of sending. */
const mostly = (words: string) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...words.split(" ")) },
    fc.constantFrom("__proto__", "..%2Fetc", "%00", "%E0%A4%A", "-1", "1e3", "2147483648", "null"),
    fc
      .string({ unit: "binary", maxLength: 20 })
      .map((text) => encodeURIComponent(text.toWellFormed())),
  );
const key = mostly(
  "page region query sort_by with_genres with_genres[$ne] with_watch_providers country titles since " +
    "vote_average.gte primary_release_date.gte include_adult language session_id",
);
const value = mostly("1 US DE 500 501 28,12 7.5 2024-02-29 2023-02-29 true movie:550");
const routes = Object.values(calls).flatMap(({ example = "/{a}", path }) => [example, path]);
const pair = fc.tuple(key, value).map((sides) => sides.join("="));
const url = fc
  .tuple(
    fc.constantFrom(...routes, "/{a}/{b}/{c}"),
    fc.infiniteStream(mostly("movie tv multi day 550 1396 1 popular")),
    fc.array(pair, { maxLength: 2 }),
  )
  .map(([route, parts, pairs]) => {
    const filled = route.replaceAll(/\{\w+\}/gu, () => parts.next().value);
    return `${filled}${filled.includes("?") ? "&" : "?"}${pairs.join("&")}`;
  })
  // What is sent without a connection is read as an address first.
  .filter((path) => URL.canParse(path, "http://localhost"));
const method = fc.constantFrom("GET", "GET", "GET", "HEAD", "OPTIONS", "DELETE");
const requests: fc.Arbitrary<InjectOptions> = fc.oneof(
  fc.record({ method, url }),
  fc.record({
    method: fc.constant("POST"),
    url: fc.constantFrom("/api/ratings", "/api/contact"),
    headers: fc.constant({ "content-type": "application/json" }),
    payload: fc.json({ maxDepth: 3 }),
  }),
);

/** Traces of the inside that no response may show. */
const INSIDE =
  /INTERNAL_SERVER_ERROR|node_modules|\.ts:\d|\n\s+at |file:\/\/|ENOENT|SQLITE|mongodb:\/\//u;

const gateway = await startGateway({
  NODE_ENV: "production",
  REQUESTS_PER_MINUTE: "1000000",
  RATINGS_PER_MINUTE: "100000",
  CONTACT_MESSAGES_PER_MINUTE: "100000",
});

it("generated requests get no unforeseen failure and see nothing of the inside", async () => {
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const { statusCode, body } = await gateway.app.inject(request);
      expect(statusCode === 503 ? 0 : statusCode).toBeLessThan(500);
      expect(body).not.toMatch(INSIDE);
    }),
    // Every run generates the same ones.
    { numRuns: 400, seed: 1 },
  );
}, 120_000);
