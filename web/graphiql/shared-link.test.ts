import { expect, test } from "vitest";
import { readLink, writeLink } from "./shared-link.ts";

test("a link opens the sandbox with the operation that it was made of", () => {
  const operation = {
    query: 'query A { search(query: "a&b=c#d+e 日本") { x } }\n',
    variables: '{"a": 1}',
  };
  expect(readLink(writeLink(operation))).toEqual(operation);
  expect(readLink(writeLink({ ...operation, variables: " " }))).toEqual({
    ...operation,
    variables: "",
  });
});

test.each(["", "#", "#variables=%7B%7D", "#elsewhere"])(
  "%j opens it with no operation",
  (fragment) => {
    expect(readLink(fragment)).toBeNull();
  },
);
