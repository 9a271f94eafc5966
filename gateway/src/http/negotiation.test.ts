import { expect, test } from "vitest";
import { encodingFor, mediaTypeFor, namesJson, prefersPage } from "./negotiation.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0.1, gzip", "gzip"],
  ["*", "br"],
  ["identity", "identity"],
  ["zstd", "identity"],
  [undefined, "identity"],
])("the encoding for %s is %s", (header, encoding) => {
  expect(encodingFor({ "accept-encoding": header })).toBe(encoding);
});

test("a browser prefers a page, a program data", () => {
  const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
  expect(prefersPage(browser)).toBe(true);
  expect(prefersPage("application/json, text/html;q=0.5")).toBe(false);
  expect(prefersPage("*/*")).toBe(false);
  expect(prefersPage(undefined)).toBe(false);
});

test.each([
  [undefined, "application/json"],
  ["*/*", "application/json"],
  ["application/*", "application/json"],
  ["application/graphql-response+json", "application/graphql-response+json"],
  [
    "application/graphql-response+json, application/json;q=0.9",
    "application/graphql-response+json",
  ],
  ["application/json, application/graphql-response+json", "application/json"],
  ["application/json;q=0, */*", "application/graphql-response+json"],
  ["application/graphql-response+json; charset=utf-8", "application/graphql-response+json"],
  ["image/png", null],
  ["text/html", null],
])("the media type for %s is %s", (accept, type) => {
  expect(mediaTypeFor(accept)).toBe(type);
});

test("a client accepts JSON by its name or not", () => {
  expect(namesJson("application/json, text/plain, */*")).toBe(true);
  expect(namesJson("*/*")).toBe(false);
});
