import { expect, it } from "vitest";
import { AppError } from "../../errors.ts";
import { calls } from "./calls.ts";
import { describeExpected, parseRequest } from "./parse-request.ts";

type Name = keyof typeof calls;
type Query = Readonly<Record<string, unknown>>;

/** A title, of which calls take what their path has. */
const params = { type: "movie", id: "1" };

/** What reading says: the values, or the message of the refusal. */
function read(call: Name, query: Query = {}) {
  try {
    return parseRequest(calls[call], { params, query });
  } catch (error) {
    if (error instanceof AppError) return `${error.status} ${error.message}`;
    throw error;
  }
}

it("says of every parameter more than that it is wrong", () => {
  for (const call of Object.values(calls)) {
    for (const [name, schema] of Object.entries({ ...call.params.shape, ...call.query.shape })) {
      const expected = describeExpected(schema);
      const words = expect.stringMatching(/^(?:one of |a |true |false|text |like )/u);
      expect([name, expected]).toEqual([name, words]);
    }
  }
});

it.each([
  { providers: ["8", "9"] },
  { "providers[]": ["8", "9"] },
  { providers: "8", "providers[]": "9" },
  { providers: ["8", "", "9"] },
])("takes a list with commas as one by one: %j", (query) => {
  const both = read("changes", { providers: "8,9" });
  expect(both).not.toBeTypeOf("string");
  expect(read("changes", query)).toEqual(both);
});
