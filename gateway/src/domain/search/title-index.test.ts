import { expect, test } from "vitest";
import { listedTitles, TitleIndex } from "./title-index.ts";

test("the least prominent titles are forgotten", async () => {
  const index = new TitleIndex({ maxTitles: 100 });
  const results = Array.from({ length: 126 }, (_, id) => {
    return { id, title: `Number ${id}`, genre_ids: [18], vote_count: 100, popularity: 200 - id };
  });
  index.add(listedTitles({ results }, 0));
  await index.prune();
  expect(index.size).toBe(100);
  const names = (query: string) => index.find(query, 8).map(({ title }) => title.name);
  expect(names("number 99")).toContain("Number 99");
  expect(names("number 125")).not.toContain("Number 125");
});

test("a title that is renamed is found by its new name alone", () => {
  const index = new TitleIndex();
  for (const title of ["Untitled Project", "The Batman"]) {
    index.add(listedTitles({ results: [{ id: 1, title, genre_ids: [] }] }, 0));
  }
  expect(index.find("untitled", 8)).toEqual([]);
  expect(index.find("batman", 8).map(({ title }) => title.name)).toEqual(["The Batman"]);
  expect(index.size).toBe(1);
});

test("of all that lists hold, titles alone are learnt, adult ones not among them", () => {
  const results = [
    { id: 155, title: "The Dark Knight", genre_ids: [28] },
    { id: 525, name: "Christopher Nolan", known_for_department: "Directing" },
    { provider_id: 8, provider_name: "Netflix" },
    { id: 1, title: "Adult", genre_ids: [], adult: true },
    { id: 2, title: "Softcore", genre_ids: [], softcore: true },
  ];
  expect(listedTitles({ results }, 0).map(({ name }) => name)).toEqual(["The Dark Knight"]);
});
