import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { persistedDocuments } from "./persisted-documents.ts";

it("makes room where many short documents take more than their characters", async () => {
  const documents = persistedDocuments(null);
  const hashOf = (n: number) => createHash("sha256").update(String(n)).digest("hex");
  for (let n = 0; n < 40_000; n += 1) await documents.set(hashOf(n), `{a${n}:__typename}`);
  expect(await documents.get(hashOf(0))).toBeUndefined();
  expect(await documents.get(hashOf(39_999))).toBe("{a39999:__typename}");
});

it("has the documents of the web app's build before any client sent one", async () => {
  const built = new Map([["hash", "{ __typename }"]]);
  const documents = persistedDocuments(null, undefined, built);
  expect(await documents.get("hash")).toBe("{ __typename }");
  expect(await documents.get("other")).toBeUndefined();
});
