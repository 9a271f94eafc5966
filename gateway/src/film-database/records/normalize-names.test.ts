import { expect, test } from "vitest";
import { normalizeNames } from "./normalize-names.ts";

const normalized = (json: unknown) => {
  normalizeNames(json);
  return json;
};
const movie = (title: string) => ({ title, original_title: "기생충" });
const show = (name: string) => ({ name, original_name: "오징어 게임" });

test.each([
  ["a list", (titles: object[]) => ({ page: 1, results: titles })],
  ["a search of persons", (titles: object[]) => ({ results: [{ name: "A", known_for: titles }] })],
  ["a person", (titles: object[]) => ({ combined_credits: { cast: titles, crew: titles } })],
  ["a series", (titles: object[]) => ({ name: "Series", parts: titles })],
  ["a look-up", (titles: object[]) => ({ movie_results: titles, tv_results: [] })],
])("titles of %s have their original name where the language has none", (_, wrap) => {
  expect(normalized(wrap([movie(""), movie("Parasit"), show("")]))).toEqual(
    wrap([movie("기생충"), movie("Parasit"), show("오징어 게임")]),
  );
});

test("a name that is no title's stays empty, and a hundred thousand levels are no error", () => {
  expect(normalized({ results: [{ name: "" }] })).toEqual({ results: [{ name: "" }] });
  let deep: unknown = movie("");
  for (let level = 0; level < 100_000; level += 1) deep = { results: [deep] };
  expect(() => normalizeNames(deep)).not.toThrow();
});
