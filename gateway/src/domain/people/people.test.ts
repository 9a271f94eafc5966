import type { LanguageCode } from "@flickmap/schema/languages.ts";
import { describe, expect, test } from "vitest";
import { PersonDetailsRecord } from "../../film-database/records/person.ts";
import { RequestLanguage } from "../titles/request-language.ts";
import { toPersonDetails } from "./from-records.ts";
import { creditPage } from "./people.ts";
import type { PersonDetails } from "./person.ts";

const fresh = { fetchedAt: 0, stale: false };

const personIn = (language: LanguageCode, facts: object): PersonDetails => {
  const value = PersonDetailsRecord.parse({ id: 1, name: "A Person", ...facts });
  const scope = new RequestLanguage({ scope: { language }, inEnglish: () => undefined });
  const person = toPersonDetails({ ...fresh, value }, scope);
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
  ...facts,
});
const show = (id: number, facts: object = {}) => ({
  media_type: "tv",
  id,
  name: `Show ${id}`,
  ...facts,
});

const namesOf = (titles: readonly { readonly name: string }[]) => titles.map(({ name }) => name);
const creditedTo = ({ credits }: PersonDetails) => namesOf(credits.map(({ title }) => title));

describe("a filmography", () => {
  test("has a title once, with every part and job in it", () => {
    const { credits } = person("Acting", {
      cast: [
        movie(1, { character: "A" }),
        movie(1, { character: "B" }),
        movie(1, { character: "A" }),
      ],
      crew: [
        movie(1, { job: "Director" }),
        movie(1, { job: "Writer" }),
        show(1, { job: "Writer" }),
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
});

test("what a person is known for is the beginning of their filmography, though others are more popular", () => {
  const found = person("Acting", {
    cast: [
      ...Array.from({ length: 12 }, (_, index) =>
        movie(index + 1, { vote_count: 900 - index, popularity: 1, character: "A" }),
      ),
      movie(13, { vote_count: 3, popularity: 800, character: "A" }),
      movie(14, { vote_count: 5, popularity: 700, character: "A" }),
    ],
  });
  expect(creditedTo(found)).toEqual([...namesOf(found.knownFor), "Movie 13", "Movie 14"]);
  expect(namesOf(found.knownFor)[0]).toBe("Movie 1");
});

describe("what a person is known for", () => {
  const credits = {
    cast: [
      movie(1, { vote_count: 900, character: "A" }),
      movie(2, { vote_count: 10, character: "B" }),
    ],
    crew: [movie(3, { vote_count: 500, job: "Director" })],
  };

  test("is what an actor acted in or made, the titles with most votes first", () => {
    expect(namesOf(person("Acting", credits).knownFor)).toEqual(["Movie 1", "Movie 3", "Movie 2"]);
  });

  test("is what a director made, though they acted in more popular titles", () => {
    expect(namesOf(person("Directing", credits).knownFor)).toEqual(["Movie 3"]);
    const { cast } = credits;
    expect(namesOf(person("Directing", { cast }).knownFor)).toEqual(["Movie 1", "Movie 2"]);
  });
});

describe("a biography", () => {
  const facts = (biography: string, translations: readonly [string, string, string][]) => ({
    biography,
    translations: {
      translations: translations.map(([iso_639_1, iso_3166_1, text]) => ({
        iso_639_1,
        iso_3166_1,
        data: { biography: text },
      })),
    },
  });
  const textOf = ({ biography, biographyLanguage }: PersonDetails) => [
    biography,
    biographyLanguage,
  ];

  test("is in the language of the operation where there is one", () => {
    expect(textOf(personIn("de", facts("Sie dreht.", [["en", "US", "She directs."]])))).toEqual([
      "Sie dreht.",
      null,
    ]);
  });

  test("is that of another region before the English one", () => {
    const known = facts("", [
      ["en", "US", "She directs."],
      ["pt", "PT", "Ela realiza."],
    ]);
    expect(textOf(personIn("pt-BR", known))).toEqual(["Ela realiza.", null]);
  });

  test("is in English, and says so, where there is no other", () => {
    expect(textOf(personIn("de", facts("", [["en", "US", "She directs."]])))).toEqual([
      "She directs.",
      "en",
    ]);
  });

  test("is missing where nobody has written one", () => {
    expect(textOf(personIn("de", facts("", [])))).toEqual([null, null]);
  });
});

describe("a page of credits", () => {
  const found = person("Acting", {
    cast: [
      ...Array.from({ length: 21 }, (_, index) =>
        movie(index + 1, {
          popularity: 100 - index,
          character: "A",
          release_date: `${1990 + index}-01-01`,
        }),
      ),
      show(1, { popularity: 200, character: "A" }),
    ],
  });
  const page = (filter: Partial<Parameters<typeof creditPage>[1]>) =>
    creditPage(found, { type: null, sort: "popularity", page: 1, ...filter });

  test("has twenty, with exact totals", () => {
    const { results, totalPages, totalResults } = page({});
    expect([results.length, results[0]?.title.name, totalPages, totalResults]).toEqual([
      20,
      "Show 1",
      2,
      22,
    ]);
    expect(page({ page: 2 }).results).toHaveLength(2);
  });

  test("has one kind alone where that is asked for", () => {
    expect(page({ type: "tv" }).totalResults).toBe(1);
    expect(page({ type: "movie" }).totalPages).toBe(2);
  });

  test("has the newest first, and titles without a date last", () => {
    const names = [1, 2]
      .flatMap((number) => page({ sort: "newest", page: number }).results)
      .map(({ title }) => title.name);
    expect([names[0], names.at(-1)]).toEqual(["Movie 21", "Show 1"]);
  });

  test("is empty beyond the last, and refuses one that cannot be", () => {
    expect(page({ page: 3 }).results).toEqual([]);
    expect(() => page({ page: 0 })).toThrow("page");
  });
});
