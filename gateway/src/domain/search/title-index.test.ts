import { expect, test } from "vitest";
import type { Title } from "../titles/title.ts";
import { listedTitles, TitleIndex } from "./title-index.ts";

const title = (id: number, name: string, facts: Partial<Title> = {}): Title => ({
  type: "movie",
  id,
  name,
  originalName: name,
  date: "1999-01-01",
  overview: null,
  posterPath: null,
  backdropPath: null,
  voteAverage: 7,
  voteCount: 100,
  popularity: 1,
  originalLanguage: "en",
  originCountries: [],
  genreIds: [18],
  nameLanguage: null,
  overviewLanguage: null,
  freshness: { fetchedAt: 0, stale: false },
  ...facts,
});

const indexOf = (...titles: readonly Title[]) => {
  const index = new TitleIndex();
  index.add(titles);
  return index;
};
const names = (index: TitleIndex, query: string) =>
  index.find(query, 8).map((found) => found.title.name);

test("the name that is shown counts before the original one", () => {
  const index = indexOf(
    title(1, "Vedette", { originalName: "Star", popularity: 900 }),
    title(2, "Night Sky", { originalName: "Star Dust", popularity: 900 }),
    title(3, "Star Wars"),
    title(4, "Star", { popularity: 0.1 }),
  );
  expect(names(index, "star")).toEqual(["Star", "Star Wars", "Vedette", "Night Sky"]);
});

test("the least prominent titles are forgotten", async () => {
  const index = new TitleIndex({ maxTitles: 100 });
  index.add(
    Array.from({ length: 126 }, (_, id) => title(id, `Number ${id}`, { popularity: 200 - id })),
  );
  await index.prune();
  expect(index.size).toBe(100);
  expect(names(index, "number 99")).toContain("Number 99");
  expect(names(index, "number 125")).not.toContain("Number 125");
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
