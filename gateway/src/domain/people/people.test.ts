import type { LanguageCode } from "@flickmap/schema/languages.ts";
import { describe, expect, test } from "vitest";
import { PersonDetailsRecord } from "../../film-database/records/person.ts";
import { RequestLanguage } from "../titles/request-language.ts";
import { toPersonDetails, type PersonDetails } from "./person.ts";
import { creditPage } from "./people.ts";

const personIn = (language: LanguageCode, facts: object): PersonDetails => {
  const value = PersonDetailsRecord.parse({ id: 1, name: "A Person", ...facts });
  const scope = new RequestLanguage({ scope: { language }, inEnglish: () => undefined });
  const person = toPersonDetails({ fetchedAt: 0, stale: false, value }, scope);
  if (person === null) throw new Error("There is no person");
  return person;
};
const person = (department: string, credits: { cast?: object[]; crew?: object[] }) =>
  personIn("en", {
    known_for_department: department,
    combined_credits: { crew: [], cast: [], ...credits },
  });

const movie = (id: number, facts: object = {}) => ({
  media_type: "movie",
  id,
  title: `Movie ${id}`,
  character: "A",
  ...facts,
});
const show = (id: number, facts: object = {}) => ({
  media_type: "tv",
  id,
  name: `Show ${id}`,
  character: "A",
  ...facts,
});

const namesOf = (titles: readonly { readonly name: string }[]) => titles.map(({ name }) => name);
const creditedTo = ({ credits }: PersonDetails) => namesOf(credits.map(({ title }) => title));

describe("a filmography", () => {
  test("has a title once, with every part and job in it", () => {
    const { credits } = person("Acting", {
      cast: [movie(1), movie(1, { character: "B" }), movie(1)],
      crew: [
        movie(1, { job: "Director" }),
        movie(1, { job: "Writer" }),
        show(1, { job: "Writer", character: undefined }),
      ],
    });
    expect(credits.map(({ title, characters, jobs }) => [title.name, characters, jobs])).toEqual([
      ["Movie 1", ["A", "B"], ["Director", "Writer"]],
      ["Show 1", [], ["Writer"]],
    ]);
  });

  test("has the most popular first, and appearances as themselves last", () => {
    const found = person("Acting", {
      cast: [
        show(1, { popularity: 900, genre_ids: [10767], character: "Guest" }),
        show(2, { popularity: 800, character: "Self - Host" }),
        movie(3, { popularity: 5, character: "Selfridge" }),
        movie(4, { popularity: 9, character: "B" }),
        movie(5, { popularity: 7, character: "Himself / Detective" }),
      ],
    });
    expect(creditedTo(found)).toEqual(["Movie 4", "Movie 3", "Show 1", "Show 2", "Movie 5"]);
  });

  test("begins with what a person is known for, though others are more popular", () => {
    const found = person("Acting", {
      cast: [
        ...Array.from({ length: 12 }, (_, n) =>
          movie(n + 1, { vote_count: 900 - n, popularity: 1 }),
        ),
        movie(13, { vote_count: 3, popularity: 800 }),
      ],
    });
    expect(creditedTo(found)).toEqual([...namesOf(found.knownFor), "Movie 13"]);
    expect(namesOf(found.knownFor)[0]).toBe("Movie 1");
  });
});

test("a person is known for the titles with most votes that they acted in or made, a director for what they made if anything", () => {
  const cast = [movie(1, { vote_count: 900 }), movie(2, { vote_count: 10 })];
  const crew = [movie(3, { vote_count: 500, job: "Director" })];
  const knownFor = (...parts: Parameters<typeof person>) => namesOf(person(...parts).knownFor);
  expect(knownFor("Acting", { cast, crew })).toEqual(["Movie 1", "Movie 3", "Movie 2"]);
  expect(knownFor("Directing", { cast, crew })).toEqual(["Movie 3"]);
  expect(knownFor("Directing", { cast })).toEqual(["Movie 1", "Movie 2"]);
});

test.each<[LanguageCode, string, [string, string, string][], [string | null, string | null]]>([
  ["de", "Sie dreht.", [["en", "US", "She directs."]], ["Sie dreht.", null]],
  ["de", "", [["en", "US", "She directs."]], ["She directs.", "en"]],
  ["de", "", [], [null, null]],
])("in %s the biography of %j and %j is %j", (language, biography, translated, expected) => {
  const translations = translated.map(([iso_639_1, iso_3166_1, text]) => ({
    iso_639_1,
    iso_3166_1,
    data: { biography: text },
  }));
  const found = personIn(language, { biography, translations: { translations } });
  expect([found.biography, found.biographyLanguage]).toEqual(expected);
});

test("credits have pages of twenty, by popularity or from the newest, of one kind or of both", () => {
  const found = person("Acting", {
    cast: [
      ...Array.from({ length: 21 }, (_, n) =>
        movie(n + 1, { popularity: 100 - n, release_date: `${1990 + n}-01-01` }),
      ),
      show(1, { popularity: 200 }),
    ],
  });
  const page = (filter: Partial<Parameters<typeof creditPage>[1]>) =>
    creditPage(found, { type: null, sort: "popularity", page: 1, ...filter });
  const names = (filter: Parameters<typeof page>[0]) =>
    namesOf(page(filter).results.map(({ title }) => title));
  expect(page({})).toMatchObject({ totalPages: 2, totalResults: 22 });
  expect(names({})).toHaveLength(20);
  expect(names({})[0]).toBe("Show 1");
  expect(names({ page: 2 })).toHaveLength(2);
  expect(names({ page: 3 })).toEqual([]);
  expect(page({ type: "tv" }).totalResults).toBe(1);
  expect(page({ type: "movie" }).totalPages).toBe(2);
  expect(names({ sort: "newest" })[0]).toBe("Movie 21");
  expect(names({ sort: "newest", page: 2 }).at(-1)).toBe("Show 1");
});
