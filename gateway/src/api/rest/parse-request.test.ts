import { describe, expect, it } from "vitest";
import { AppError } from "../../errors.ts";
import { calls } from "./calls.ts";
import { describeExpected, parseRequest } from "./parse-request.ts";

type Call = keyof typeof calls;

/** What reading says: the values, or the message of the refusal. */
function readWhole(
  call: Call,
  params: Record<string, string>,
  query: Record<string, unknown> = {},
) {
  try {
    return parseRequest(calls[call], { params, query });
  } catch (error) {
    if (error instanceof AppError) return `${error.status} ${error.message}`;
    throw error;
  }
}

/** The same without what a parameter must be. */
function read(...request: Parameters<typeof readWhole>) {
  const found = readWhole(...request);
  return typeof found === "string"
    ? found.replace(/(?<= (?:Invalid|Missing) [\w.]+): .*$/u, "")
    : found;
}

describe("a call's query", () => {
  it("refuses a known key with an operator in brackets, and an unknown key by name", () => {
    expect(read("discover", { type: "movie" }, { "with_genres[$ne]": "1" })).toBe(
      "400 Invalid with_genres",
    );
    expect(read("sessionRating", { type: "movie", id: "1" }, { "session_id[$ne]": "" })).toBe(
      "400 Invalid session_id",
    );
    const list = { type: "movie" };
    expect(read("popular", list, { "x[$ne]": "1", page: "2" })).toBe(
      "400 Unknown parameter: x[$ne]",
    );
    expect(read("popular", list, { __proto__x: "1" })).toBe("400 Unknown parameter: __proto__x");
    expect(read("countries", {}, { region: "DE" })).toBe("400 Unknown parameter: region");
  });

  it("counts an empty value as left out", () => {
    expect(read("popular", { type: "tv" }, { region: "", page: "" })).toMatchObject({
      query: { page: 1 },
    });
    expect(read("sessionRating", { type: "movie", id: "1" }, { session_id: "" })).toBe(
      "400 Missing session_id",
    );
  });

  it("reads numbers, flags, days and lists of which all or any must fit", () => {
    const query = {
      page: "500",
      with_genres: "28,12",
      "vote_average.gte": "7.5",
      include_adult: "True",
      "primary_release_date.gte": "2024-02-29",
      with_watch_providers: "8|337",
      with_watch_monetization_types: "free|ads",
      country: "de",
    };
    expect(read("discover", { type: "movie" }, query)).toMatchObject({
      query: {
        page: 500,
        with_genres: { match: "all", ids: [28, 12] },
        "vote_average.gte": 7.5,
        include_adult: true,
        "primary_release_date.gte": "2024-02-29",
        with_watch_providers: { match: "any", ids: [8, 337] },
        with_watch_monetization_types: ["free", "ads"],
        region: "DE",
        sort_by: "popularity.desc",
        language: "en",
      },
    });
  });
});

describe("what is searched for", () => {
  it("is trimmed, and lacks NUL and length", () => {
    expect(read("autocomplete", {}, { query: "  fi " })).toMatchObject({ query: { query: "fi" } });
    expect(read("autocomplete", {}, {})).toMatchObject({ query: { query: "" } });
    expect(read("autocomplete", {}, { query: "a".repeat(201) })).toBe("400 Invalid query");
    expect(read("autocomplete", {}, { query: "fight\0club" })).toBe("400 Invalid query");
    expect(read("search", { type: "multi" }, { query: "  " })).toBe("400 Invalid query");
    expect(read("search", { type: "multi" })).toBe("400 Missing query");
  });
});

describe("a message", () => {
  const movie = { type: "movie" };
  const UUID = "9f1c2b0e-6a0f-4c6e-9d7b-2f6c1f0a7d55";
  it.each([
    ["title", { type: "film", id: "1" }, {}, "Invalid type: it must be one of movie, tv."],
    [
      "title",
      { ...movie, id: "x" },
      {},
      "Invalid id: it must be a whole number from 1 to 2147483647, such as 550.",
    ],
    [
      "popular",
      movie,
      { page: "501" },
      "Invalid page: it must be a whole number from 1 to 500, such as 1.",
    ],
    [
      "popular",
      movie,
      { page: ["1", "2"] },
      "Invalid page: it is taken once, and without brackets.",
    ],
    [
      "discover",
      movie,
      { "vote_average.gte": "x" },
      "Invalid vote_average.gte: it must be a number from 0 to 10, such as 7.",
    ],
    ["discover", movie, { include_adult: "1" }, "Invalid include_adult: it must be true or false."],
    [
      "discover",
      movie,
      { "primary_release_date.gte": "2025" },
      "Invalid primary_release_date.gte: it must be a date, such as 2025-03-29.",
    ],
    [
      "discover",
      movie,
      { sort_by: "votes" },
      "Invalid sort_by: it must be one of popularity.desc, popularity.asc, vote_average.desc, vote_average.asc, release_date.desc, release_date.asc, primary_release_date.desc, primary_release_date.asc, first_air_date.desc, first_air_date.asc.",
    ],
    [
      "search",
      { type: "multi" },
      {},
      "Missing query: it must be text of at most 200 characters, such as fight club.",
    ],
    ["providers", {}, {}, "Missing country: it must be like DE. The country, ISO 3166-1 alpha-2."],
    [
      "sessionRating",
      { ...movie, id: "1" },
      {},
      `Missing session_id: it must be a UUID, such as ${UUID}.`,
    ],
    [
      "sessionRating",
      { ...movie, id: "1" },
      { session_id: "x" },
      `Invalid session_id: it must be a UUID, such as ${UUID}.`,
    ],
    ["sessionRating", { ...movie, id: "1" }, { sesion_id: "x" }, "Unknown parameter: sesion_id"],
  ] as const)("of %s %j %j says what is expected", (call, params, query, message) => {
    expect(readWhole(call, params, query)).toBe(`400 ${message}`);
  });

  it("of every parameter says more than that it is wrong", () => {
    for (const { params, query } of Object.values(calls)) {
      for (const [name, schema] of Object.entries({ ...params.shape, ...query.shape })) {
        const expected = describeExpected(schema);
        expect([name, expected]).toEqual([
          name,
          expect.stringMatching(/^(?:one of |a |true |false|text |like )/u),
        ]);
      }
    }
  });
});

describe("a list", () => {
  const both = readWhole("changes", {}, { providers: "8,9" });

  it.each([
    [{ providers: ["8", "9"] }],
    [{ "providers[]": ["8", "9"] }],
    [{ providers: "8", "providers[]": "9" }],
    [{ providers: ["8", "", "9"] }],
    [{ providers: ["8,9"] }],
  ])("is the same whether its values come with commas or one by one: %j", (query) => {
    expect(both).not.toBeTypeOf("string");
    expect(readWhole("changes", {}, query)).toEqual(both);
  });

  it.each([
    ["providers[$ne]", "8"],
    ["providers[0]", "8"],
    ["first[]", "2"],
    ["change[]", "added"],
    ["__proto__[]", "8"],
  ])("is nothing else in brackets: %s", (key, value) => {
    expect(read("changes", {}, { [key]: value })).toMatch(/^400 (?:Invalid|Unknown)/u);
  });
});
