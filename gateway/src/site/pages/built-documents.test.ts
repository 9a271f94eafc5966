import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readBuiltDocuments } from "./web-build.ts";

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

test("a document under another hash is an error of the build", () => {
  expect(() => readBuiltDocuments(build({ [hashOf("{ a }")]: "{ b }" }))).toThrow("another hash");
});
