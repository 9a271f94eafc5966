import { describe, expect, test } from "vitest";

import { genreForType, genreHeading, readGenreType } from "./genre-params.ts";

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

  test("going to the other type finds the genre that comes closest", () => {
    expect(genreForType(28, "TV")).toBe(10759);
    expect(genreForType(10759, "MOVIE")).toBe(28);
    expect(genreForType(18, "TV")).toBe(18);
    expect(genreForType(27, "TV")).toBe(27);
  });
});
