import { expect, test } from "vitest";
import { buildCatalog, sampleTitles } from "../catalog/catalog.ts";
import { SAMPLE_TODAY } from "../options.ts";
import { similarTitles } from "./similar.ts";

const catalog = buildCatalog(SAMPLE_TODAY, sampleTitles(SAMPLE_TODAY));

const namesLike = (kind: "movie" | "tv", name: string, count: number) => {
  const { titles } = catalog[kind];
  const title = titles.find((each) => each.title === name);
  if (title === undefined) throw new Error(`no ${name}`);
  return similarTitles(catalog[kind], title)
    .slice(0, count)
    .map((each) => each.title);
};

test("titles of the same series come first", () => {
  expect(namesLike("movie", "The Dark Knight", 1)).toEqual(["Batman Begins"]);
  expect(namesLike("movie", "The Godfather", 1)).toEqual(["The Godfather Part II"]);
  expect(namesLike("movie", "Star Wars", 2).toSorted()).toEqual([
    "Return of the Jedi",
    "The Empire Strikes Back",
  ]);
  expect(namesLike("tv", "Breaking Bad", 1)).toEqual(["Better Call Saul"]);
});

test("other titles of a director come before those that share a genre alone", () => {
  expect(namesLike("movie", "Fight Club", 4)).toEqual(
    expect.arrayContaining(["Gone Girl", "Se7en", "Zodiac"]),
  );
});

test("a title is not like itself, and always like the same ones", () => {
  const names = namesLike("movie", "Alien", 60);
  expect(names).not.toContain("Alien");
  expect(namesLike("movie", "Alien", 60)).toEqual(names);
});
