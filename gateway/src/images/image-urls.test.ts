import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SignedUrls } from "./image-urls.ts";

const addresses = new SignedUrls({ kind: "key", key: "a key" }, "https://site.example");

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
  const another = new SignedUrls({ kind: "key", key: "a key" }, null);
  expect(another.getUrl("/a.jpg", "w342")).toBe(relative);
});

test("neither the credential nor a signature of another is in an address", () => {
  const other = new SignedUrls({ kind: "key", key: "another key" }, null);
  const [size, signature, file] = partsOf(other.getUrl("/a.jpg", "w342"));
  expect(addresses.pathOf(size, signature, file)).toBeNull();
  expect(addresses.pathOf(size, "", file)).toBeNull();
  expect(addresses.pathOf(size, `${signature}A`, file)).toBeNull();
  expect(addresses.getUrl("/a.jpg", "w342")).not.toContain("key");
});
