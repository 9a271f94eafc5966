import { buildSchema, parse, print } from "graphql";
import { expect, test } from "vitest";

import { plugin, withoutOfflineDirective } from "./offline-operations.ts";

const schema = buildSchema("type Query { a: Int }");
const emit = (...documents: string[]) =>
  plugin(
    schema,
    documents.map((document) => ({ document: parse(document) })),
    {},
  );

test("each marked operation is listed by its name, the others are not", async () => {
  const emitted = await emit(
    "query Search @offline(as: LIST) { a } query Plain { a }",
    "query Title @offline(as: TITLE) { ...F } fragment F on Query { a }",
  );
  expect(emitted).toMatch(/= \{\n {2}Search: "LIST",\n {2}Title: "TITLE",\n\};\n$/);
});

test.each(["@offline", "@offline(as: LATER)", '@offline(as: "LIST")'])(
  "%s is an error that names the values there are",
  (mark) => {
    expect(() => emit(`query Search ${mark} { a }`)).toThrow(
      "@offline takes as: one of LIST, PAGE, TITLE, SESSION_RATING, NEVER",
    );
  },
);

test("the gateway gets the document without the mark, and with every other directive", () => {
  const document = parse(
    "query Search($all: Boolean!) @offline(as: LIST) { a @include(if: $all) }",
  );
  expect(print(withoutOfflineDirective(document))).toBe(
    "query Search($all: Boolean!) {\n  a @include(if: $all)\n}",
  );
});
