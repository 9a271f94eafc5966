import { expect, test } from "vitest";

import { readOwnPath } from "./own-path.ts";

test.each(["/", "/movie/550?services=8#cast", "/de/search?q=a%2Fb", "/%09/evil.com"])(
  "%s is a path of this site",
  (target) => {
    expect(readOwnPath(target)).toBe(target);
  },
);

test.each([
  "/\t/evil.com",
  decodeURIComponent("/%09/evil.com"),
  "/\\evil.com",
  "//evil.com",
  "/de//host",
  "/\n/evil.com",
  "/.//evil.com",
  "https://evil.com",
  "javascript:alert(1)",
  "nonsense",
  "",
  null,
])("%j leads elsewhere", (target) => {
  expect(readOwnPath(target)).toBeNull();
});
