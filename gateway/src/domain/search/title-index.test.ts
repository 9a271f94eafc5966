import { expect, test } from "vitest";
import type { Title } from "../titles/title.ts";
import { TitleIndex } from "./title-index.ts";

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

test("a title that is renamed is found by its new name alone", () => {
  const index = indexOf(title(1, "Untitled Batman Project"));
  index.add([title(1, "The Batman")]);
  expect(names(index, "untitled")).toEqual([]);
  expect(names(index, "batman")).toEqual(["The Batman"]);
  expect(index.size).toBe(1);
});

test("names are kept in languages that somebody requested, of the prominent titles where there is no room", async () => {
  const titles = Array.from({ length: 9000 }, (_, id) =>
    title(id, `Number ${id}`, { popularity: id % 977 }),
  );
  const index = indexOf(...titles);
  const movie = { type: "movie", id: 1 } as const;
  index.addTranslations(movie, { de: ["Eins", null] });
  expect(index.nameIn("de", movie)).toBeUndefined();
  const languages = ["de", "fr", "ja"] as const;
  const named = titles.map(({ id }) => ({ title: `movie:${id}`, name: `Nr ${id}` }));
  for (const language of languages) index.addNames(language, named);
  expect(index.nameIn("de", movie)).toBe("Nr 1");
  await index.prune();
  const kept = languages.flatMap((language) =>
    titles.filter(({ id }) => index.nameIn(language, { type: "movie", id })),
  );
  expect(kept).toHaveLength(20_000);
  expect(Math.min(...kept.map(({ popularity }) => popularity))).toBeGreaterThan(200);
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
