import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SignedUrls } from "./image-urls.ts";
import { jpeg } from "../../test/image-host.ts";
import { imageType } from "./image-origin.ts";

const addresses = new SignedUrls(["a key"], "https://site.example");

/** The parts of an address, as the route reads them. */
function partsOf(address: string): [string, string, string] {
  const [, , size = "", signature = "", file = ""] = address.split("/");
  return [size, signature, file];
}

test("every size that the schema names has an address that is accepted", () => {
  const schema = readFileSync(new URL("../../../schema/image.graphql", import.meta.url), "utf8");
  const sizes = [...new Set(schema.match(/^ {2}(?:[WH]\d+|ORIGINAL)$/gmu))].map((size) =>
    size.trim().toLowerCase(),
  );
  expect(sizes.length).toBeGreaterThan(8);
  for (const size of sizes) {
    const address = addresses.getUrl("/a.jpg", size, true);
    expect([size, addresses.pathOf(...partsOf(address))]).toEqual([size, "/a.jpg"]);
  }
});

test("an address is absolute for programs, relative for the site's own pages, and the same on every gateway", () => {
  const absolute = addresses.getUrl("/a.jpg", "w342");
  const relative = addresses.getUrl("/a.jpg", "w342", true);
  expect(absolute).toBe(`https://site.example${relative}`);
  const another = new SignedUrls(["a key"], null);
  expect(another.getUrl("/a.jpg", "w342")).toBe(relative);
});

test("neither the credential nor a signature of another is in an address", () => {
  const other = new SignedUrls(["another key"], null);
  const [size, signature, file] = partsOf(other.getUrl("/a.jpg", "w342"));
  expect(addresses.pathOf(size, signature, file)).toBeNull();
  expect(addresses.pathOf(size, "", file)).toBeNull();
  expect(addresses.pathOf(size, `${signature}A`, file)).toBeNull();
  expect(addresses.getUrl("/a.jpg", "w342")).not.toContain("key");
});

test("a key is replaced on one gateway after another: both accept it first, then sign with it, then forget the old one", () => {
  const steps = [["old"], ["old", "new"], ["new", "old"], ["new"]] as const;
  const gateways = steps.map((secrets) => new SignedUrls(secrets, null));
  const accepts = (by: number, of: number) =>
    gateways[by]?.pathOf(...partsOf(gateways[of]?.getUrl("/a.jpg", "w342") ?? "")) === "/a.jpg";
  for (const [before, after] of [
    [0, 1],
    [1, 2],
    [2, 3],
  ] as const)
    expect([accepts(before, after), accepts(after, before)]).toEqual([true, true]);
  expect([accepts(0, 2), accepts(3, 0)], "what one step more would break").toEqual([false, false]);
});

const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.alloc(100),
  Buffer.from("IEND0000"),
]);
const webp = Buffer.from(`RIFF${String.fromCharCode(12, 0, 0, 0)}WEBPVP8 0000`, "latin1");
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>\n');

test.each([
  ["image/jpeg", jpeg()],
  ["image/png", png],
  ["image/webp", webp],
  ["image/gif", Buffer.from("GIF89a00000000000000000;")],
  ["image/svg+xml", svg],
  ["image/svg+xml", Buffer.concat([Buffer.from('<?xml version="1.0"?>\n'), svg])],
])("%s is known by its bytes", (type, bytes) => {
  expect(imageType(bytes)).toBe(type);
});

test("a JPEG that is cut off is refused", () => {
  expect(imageType(jpeg().subarray(0, -9))).toBeNull();
});

test.each([
  "",
  "<!doctype html><svg></svg>",
  "<html><body>blocked</body></html>",
  '{"status_code":34,"success":false}',
  "%PDF-1.7 0000000000",
])("%o is no image", (text) => {
  expect(imageType(Buffer.from(text))).toBeNull();
});
