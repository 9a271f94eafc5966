import { expect, test } from "vitest";
import { readLink, writeLink } from "./shared-link.ts";

const operation = {
  query: 'query A { search(query: "a&b=c#d+e 日本") { x } }\n',
  variables: '{"a": 1}',
};

test("a link opens the sandbox with the operation that it was made of", () => {
  const read = (link: typeof operation) => readLink({ hash: writeLink(link), search: "" });
  expect(read(operation)).toEqual(operation);
  expect(read({ ...operation, variables: " " })).toEqual({ ...operation, variables: "" });
});

test("so does a query string, as other sandboxes write it; a link of this one comes first", () => {
  const search = `?${new URLSearchParams({ ...operation, operationName: "A" })}`;
  expect(readLink({ hash: "", search })).toEqual(operation);
  const query = "{ countries { code } }";
  expect(readLink({ hash: writeLink({ query, variables: "" }), search })).toMatchObject({ query });
});

test.each(["", "#", "#variables=%7B%7D", "#elsewhere"])("%j opens it with no operation", (hash) => {
  expect(readLink({ hash, search: "?country=US" })).toBeNull();
});
