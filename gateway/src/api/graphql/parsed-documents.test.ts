import { parse } from "graphql";
import { expect, test } from "vitest";
import { parsedDocuments } from "./parsed-documents.ts";

/** With so many characters besides its name. */
function document(name: string, characters: number) {
  return parse(`query ${name} { ${"a ".repeat(characters / 2)} }`);
}

test("documents that were used last stay, as many characters as there is room for", async () => {
  const documents = parsedDocuments(1000);
  await documents.set("first", document("First", 400));
  await documents.set("second", document("Second", 400));
  await documents.get("first");
  await documents.set("third", document("Third", 400));

  expect(await documents.get("first")).toBeDefined();
  expect(await documents.get("second")).toBeUndefined();
  expect(await documents.get("third")).toBeDefined();
});

test("a document that is longer than all the room is not kept, and displaces none", async () => {
  const documents = parsedDocuments(1000);
  await documents.set("short", document("Short", 400));
  await documents.set("long", document("Long", 2000));

  expect(await documents.get("long")).toBeUndefined();
  expect(await documents.get("short")).toBeDefined();
});
