import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SignedUrls } from "./image-urls.ts";
import { jpeg } from "../../test/image-host.ts";
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

test("a key is replaced on one gateway after another: both accept it first, then sign with it, then forget the old one", () => {
  const steps = [["old"], ["old", "new"], ["new", "old"], ["new"]] as const;
  const gateways = steps.map((secrets) => new SignedUrls(secrets, null));
  const accept = (one: number, other: number) =>
    [
      [one, other],
      [other, one],
    ].every(([by = 0, of = 0]) => {
      const address = gateways[of]?.getUrl("/a.jpg", "w342") ?? "";
      return gateways[by]?.pathOf(...partsOf(address)) === "/a.jpg";
    });
  expect([accept(0, 1), accept(1, 2), accept(2, 3)]).toEqual([true, true, true]);
  expect([accept(0, 2), accept(3, 0)], "what one step more would break").toEqual([false, false]);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>\n';

test.each<[string | null, string | Buffer]>([
  ["image/jpeg", jpeg()],
  ["image/png", Buffer.from(`\x89PNG\r\n\x1a\n${" ".repeat(100)}IEND0000`, "latin1")],
  ["image/webp", Buffer.from("RIFF\x0c\0\0\0WEBPVP8 0000", "latin1")],
  ["image/gif", "GIF89a00000000000000000;"],
  ["image/svg+xml", svg],
  ["image/svg+xml", `<?xml version="1.0"?>\n${svg}`],
  [null, jpeg().subarray(0, -9)],
  [null, ""],
  [null, "<!doctype html><svg></svg>"],
  [null, '{"status_code":34,"success":false}'],
  [null, "%PDF-1.7 0000000000"],
])("%s is what begins and ends like %s", (type, bytes) => {
  expect(imageType(Buffer.from(bytes))).toBe(type);
});
