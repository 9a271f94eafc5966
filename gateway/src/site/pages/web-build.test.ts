import { expect, it, onTestFinished, test } from "vitest";
import { sitemap, sitemapFile } from "./sitemap.ts";
import { hash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBuiltDocuments } from "./web-build.ts";

const SITE = "https://flickmap.example";

it("is split into files when it is large, none of them empty", () => {
  const paths = Array.from({ length: 12_000 }, (_, index) => `/movie/${index + 1}`);
  const index = sitemap(SITE, paths, "/de");
  expect([...index.matchAll(/<loc>/gu)]).toHaveLength(3);
  expect(index).toContain(`<loc>${SITE}/de/sitemap-3.xml</loc>`);
  const sizes = [1, 2, 3].map(
    (number) => [...(sitemapFile(SITE, paths, number) ?? "").matchAll(/<loc>/gu)].length,
  );
  expect(sizes).toEqual([5000, 5000, 2000]);
  expect([sitemapFile(SITE, paths, 0), sitemapFile(SITE, paths, 4)]).toEqual([null, null]);
  expect(sitemap(SITE, ["/genre/1?type=tv&x=1"], "")).toContain("/genre/1?type=tv&amp;x=1");
});

test("the documents of a build are read by their hashes, and a build without any has none", () => {
  const folder = mkdtempSync(join(tmpdir(), "flickmap-build-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const build = { browser: folder, server: folder };
  expect(readBuiltDocuments(build).size).toBe(0);
  const document = "query Title { __typename }";
  const documents = { [hash("sha256", document, "hex")]: document };
  writeFileSync(join(folder, "persisted-documents.json"), JSON.stringify(documents));
  expect(Object.fromEntries(readBuiltDocuments(build))).toEqual(documents);
});
