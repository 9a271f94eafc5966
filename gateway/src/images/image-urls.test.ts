import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SignedUrls } from "./image-urls.ts";
import { imageType } from "./image-origin.ts";

const urls = new SignedUrls(["a key"], "https://site.example");

/** The parts of an address, as the route reads them. */
function partsOf(address: string): [string, string, string] {
  const [, , size = "", signature = "", file = ""] = address.split("/");
  return [size, signature, file];
}

test("every size that the schema names has an address that is accepted", () => {
  const schema = readFileSync(new URL("../../../schema/image.graphql", import.meta.url), "utf8");
  const sizes = new Set(schema.match(/(?<=^ {2})(?:[WH]\d+|ORIGINAL)$/gmu));
  expect(sizes.size).toBeGreaterThan(8);
  for (const size of sizes) {
    const address = urls.getUrl("/a.jpg", size.toLowerCase(), true);
    expect([size, urls.pathOf(...partsOf(address))]).toEqual([size, "/a.jpg"]);
  }
});

test("a key is replaced by one that others accept first, and then forgotten", () => {
  const accepts = (accepted: readonly [string, ...string[]], signing: string) => {
    const url = new SignedUrls([signing], null).getUrl("/a.jpg", "w342");
    return new SignedUrls(accepted, null).pathOf(...partsOf(url)) === "/a.jpg";
  };
  expect([accepts(["old", "new"], "new"), accepts(["new", "old"], "old")]).toEqual([true, true]);
  expect(accepts(["new"], "old")).toBe(false);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>\n';

test.each<[string | null, string]>([
  ["image/png", "\x89PNG\r\n\x1a\n"],
  ["image/webp", "RIFF\x0c\0\0\0WEBPVP8 0000"],
  ["image/gif", "GIF89a00000000000000000;"],
  ["image/svg+xml", svg],
  ["image/svg+xml", `<?xml version="1.0"?>\n${svg}`],
  [null, "<!doctype html><svg></svg>"],
  [null, "%PDF-1.7 0000000000"],
])("%s is what begins like %j", (type, bytes) => {
  expect(imageType(Buffer.from(bytes, "latin1"))).toBe(type);
});
