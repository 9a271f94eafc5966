import { expect, test } from "vitest";
import { toOwnPath } from "./request-origin.ts";

test.each([
  ["/movie/550?a=1", "/movie/550?a=1"],
  ["/de/list", "/de/list"],
  ["", "/"],
  ["?country=DE", "/?country=DE"],
])("%j leads to the site's own %j", (target, path) => {
  expect(toOwnPath(target)).toBe(path);
});

test.each([
  "//host",
  "///host",
  "/\\host",
  "\\\\host",
  "/\t/host",
  "/\n/host",
  "\t//host",
  " //host",
  "/.//host",
  "/x/..//host",
  "/%2e//host",
  "https://host/",
  "http:host",
  "//host:80\\@own.invalid",
  "javascript:alert(1)",
  "data:text/html,x",
])("%j leads to no other host", (target) => {
  const path = toOwnPath(target);
  // What is left is a path for every browser, which reads it on this site.
  const read = path === null ? null : new URL(path, "https://site.example").origin;
  expect([null, "https://site.example"]).toContain(read);
  expect(path ?? "/").not.toMatch(/^(?:\/\/|\/\\|\s)/u);
});

test.each(["/%09/host", "/%2f/host", "/de//host"])("%j stays a path of the site", (target) => {
  expect(new URL(toOwnPath(target) ?? "", "https://site.example").host).toBe("site.example");
});
