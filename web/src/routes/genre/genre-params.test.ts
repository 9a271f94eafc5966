import { describe, expect, test } from "vitest";

import { genreHeading, readGenreType } from "./genre-params.ts";

describe("the address of a genre", () => {
  test.each([
    ["tv", "TV"],
    ["movie", "MOVIE"],
    ["anime", "MOVIE"],
    [null, "MOVIE"],
  ] as const)("type %j means %s", (written, type) => {
    expect(readGenreType(written)).toBe(type);
  });

  test("the heading is 'Genre' alone where the name is unknown", () => {
    expect(genreHeading("Action", "MOVIE")).toBe("Action Movies");
    expect(genreHeading("Drama", "TV")).toBe("Drama TV Shows");
    expect(genreHeading(undefined, "TV")).toBe("Genre");
  });
});
