import { expect, test } from "vitest";

import { UNSTORED } from "../../network/unstored.ts";
import { isStoredQuery, storable } from "./graphql.ts";

const own = "https://flickmap.example";

test.each([
  ["/graphql?operationName=Home&query=x", true],
  ["/graphql?operationName=Title&extensions=%7B%7D", true],
  ["/graphql", false],
  ["/graphql/x?operationName=Home", false],
  ["/api/countries?operationName=Home", false],
])("whether the response to %s is stored: %s", (address, expected) => {
  expect(isStoredQuery(new URL(address, own), { cache: "default" })).toBe(expected);
});

test("a query that forbids it is not stored", () => {
  const url = new URL("/graphql?operationName=SessionRating", own);
  expect(isStoredQuery(url, { cache: UNSTORED.fetchOptions.cache })).toBe(false);
});

const response = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), init);

test("a response with data alone is stored", async () => {
  const given = response({ data: { home: 1 } });
  expect(await storable(given)).toBe(given);
  expect(await given.json()).toEqual({ data: { home: 1 } });
});

test.each([
  ["with errors", response({ data: {}, errors: [{ message: "no" }] })],
  ["that forbids it", response({ data: {} }, { headers: { "cache-control": "no-store" } })],
  ["of another status", response({ data: {} }, { status: 503 })],
])("a response %s is not", async (_, given) => {
  expect(await storable(given)).toBeNull();
});
