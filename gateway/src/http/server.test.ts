import { expect, it } from "vitest";
import { toReadablePath } from "./server.ts";

it.each([
  ["/%E0%A4%A", "/%25E0%25A4%25A"],
  ["/movie/550/%E0%A4%A?x=%41", "/movie/550/%25E0%25A4%25A?x=%41"],
  ["/100%", "/100%25"],
])("%s cannot be decoded, and is a page's address all the same", (url, readable) => {
  expect(toReadablePath(url)).toBe(readable);
  expect(() => decodeURIComponent(toReadablePath(url))).not.toThrow();
});

it.each(["/movie/550/caf%C3%A9", "/search?q=100%", "/api/movie/550"])(
  "%s stays as it is",
  (url) => {
    expect(toReadablePath(url)).toBe(url);
  },
);
