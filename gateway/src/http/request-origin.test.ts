import { expect, test } from "vitest";
import { toOwnPath } from "./request-origin.ts";

test.each([
  ["/movie/550?a=1", "/movie/550?a=1"],
  ["", "/"],
  ["/de//host", "/de//host"],
])("%j leads to the site's own %j", (target, path) => {
  expect(toOwnPath(target)).toBe(path);
});

test.each([
  "//host",
  "/\\host",
  "/\t/host",
  "/x/..//host",
  "/%2e//host",
  "https://host/",
  "//host:80\\@own.invalid",
  "javascript:alert(1)",
])("%j leads to no other host", (target) => {
  // What is left is a path for every browser, which reads it on this site.
  const path = toOwnPath(target) ?? "/";
  expect(new URL(path, "https://site.example").origin).toBe("https://site.example");
  expect(path).not.toMatch(/^(?:\/\/|\/\\|\s)/u);
});
