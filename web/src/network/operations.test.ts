import { Kind, parse } from "graphql";
import { expect, test } from "vitest";

import { getOperationName } from "./operation-name.ts";
import { LIST_OPERATIONS, PAGE_OPERATIONS, UNSTORED_OPERATIONS } from "./operations.ts";

const sources = import.meta.glob<string>("../../**/*.graphql", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("each name is that of an operation of the app", () => {
  const operations = Object.values(sources)
    .flatMap((source) => parse(source).definitions)
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map((definition) => getOperationName({ kind: Kind.DOCUMENT, definitions: [definition] }));
  expect(operations).toEqual(
    expect.arrayContaining([...PAGE_OPERATIONS, ...LIST_OPERATIONS, ...UNSTORED_OPERATIONS]),
  );
});
