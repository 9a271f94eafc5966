import { expect, it, onTestFinished, test } from "vitest";
import { sitemap, sitemapFile } from "./sitemap.ts";
import { createHash } from "node:crypto";
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
});

function build(documents?: object) {
  const folder = mkdtempSync(join(tmpdir(), "flickmap-build-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (documents !== undefined) {
    writeFileSync(join(folder, "persisted-documents.json"), JSON.stringify(documents));
  }
  return { browser: folder, server: folder };
}
const hashOf = (document: string) => createHash("sha256").update(document).digest("hex");

test("the documents of a build are read by their hashes, and a build without any has none", () => {
  const document = "query Title { __typename }";
  expect([...readBuiltDocuments(build({ [hashOf(document)]: document }))]).toEqual([
    [hashOf(document), document],
  ]);
  expect(readBuiltDocuments(build()).size).toBe(0);
});
