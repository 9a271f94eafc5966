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

it("reads numbers, flags, days and lists of which all or any must fit", () => {
  const query = {
    page: "500",
    with_genres: "28,12",
    "vote_average.gte": "7.5",
    include_adult: "True",
    "primary_release_date.gte": "2024-02-29",
    with_watch_providers: "8|337",
    with_watch_monetization_types: "free|ads",
    without_genres: ["27", "53"],
    country: "de",
    language: "",
  };
  expect(read("discover", query)).toMatchObject({
    query: {
      page: 500,
      with_genres: { match: "all", ids: [28, 12] },
      "vote_average.gte": 7.5,
      include_adult: true,
      "primary_release_date.gte": "2024-02-29",
      with_watch_providers: { match: "any", ids: [8, 337] },
      with_watch_monetization_types: ["free", "ads"],
      without_genres: [27, 53],
      region: "DE",
      sort_by: "popularity.desc",
      language: "en",
    },
  });
  expect(read("autocomplete", { query: "  fi " })).toMatchObject({ query: { query: "fi" } });
});

const UUID = "it must be a UUID, such as 9f1c2b0e-6a0f-4c6e-9d7b-2f6c1f0a7d55.";
const TEXT = "it must be text of at most 200 characters, such as fight club.";

it.each<[Name, Query, string]>([
  ["popular", { page: "501" }, "Invalid page: it must be a whole number from 1 to 500, such as 1."],
  ["popular", { page: ["1", "2"] }, "Invalid page: it is taken once, and without brackets."],
  ["popular", { "x[$ne]": "1", page: "2" }, "Unknown parameter: x[$ne]"],
  ["popular", { __proto__x: "1" }, "Unknown parameter: __proto__x"],
  ["discover", { "with_genres[$ne]": "1" }, "Invalid with_genres: "],
  ["discover", { with_genres: ["28", "12"] }, "Invalid with_genres: "],
  ["discover", { "vote_average.gte": "x" }, "Invalid vote_average.gte: it must be a number from 0"],
  ["discover", { include_adult: "1" }, "Invalid include_adult: it must be true or false."],
  ["discover", { "primary_release_date.gte": "2025" }, "Invalid primary_release_date.gte: it must"],
  ["discover", { sort_by: "votes" }, "Invalid sort_by: it must be one of popularity.desc, "],
  ["autocomplete", { query: "a".repeat(201) }, `Invalid query: ${TEXT}`],
  ["autocomplete", { query: "fight\0club" }, "Invalid query: "],
  ["countries", { region: "DE" }, "Unknown parameter: region"],
  ["providers", {}, "Missing country: it must be like DE. The country, ISO 3166-1 alpha-2."],
  ["sessionRating", { session_id: "" }, `Missing session_id: ${UUID}`],
  ["sessionRating", { session_id: "x" }, `Invalid session_id: ${UUID}`],
  ["sessionRating", { "session_id[$ne]": "" }, "Invalid session_id: "],
  ["sessionRating", { sesion_id: "x" }, "Unknown parameter: sesion_id"],
  ["changes", { "providers[0]": "8" }, "Invalid providers: "],
  ["changes", { "first[]": "2" }, "Invalid first: "],
  ["changes", { "__proto__[]": "8" }, "Unknown parameter: __proto__[]"],
])("%s refuses %j, and says what is expected: %s", (call, query, message) => {
  expect(read(call, query)).toEqual(expect.stringContaining(`400 ${message}`));
});

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

it("stores one response for what differs in nothing", () => {
  const key = (call: Name, query: Record<string, string>) =>
    calls[call].prepare({ params, query, body: undefined }).key;
  expect(key("popular", { country: "FR", region: "DE" })).toBe(key("popular", { region: "DE" }));
  expect(key("popular", { country: "DE" })).toBe(key("popular", { region: "DE" }));
  expect(key("popular", { region: "DE" })).not.toBe(key("popular", { region: "FR" }));
  expect(key("popular", { page: "1", region: "" })).toBe(key("popular", {}));
  expect(key("popular", { page: "2" })).not.toBe(key("popular", {}));
});
