import type { LanguageCode } from "@flickmap/schema/languages.ts";
import { expect, test } from "vitest";
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
const person = (known_for_department: string, cast: object[], crew: object[] = []) =>
  personIn("en", { known_for_department, combined_credits: { cast, crew } });

const movie = (id: number, facts: object = {}) => {
  const character = "job" in facts ? undefined : "A";
  return { media_type: "movie", id, title: `Movie ${id}`, character, ...facts };
};
const show = (id: number, facts: object = {}) => ({
  ...movie(id, facts),
  media_type: "tv",
  name: `Show ${id}`,
});

const namesOf = (titles: readonly { readonly name: string }[]) => titles.map(({ name }) => name);
const creditedTo = ({ credits }: Pick<PersonDetails, "credits">) =>
  namesOf(credits.map(({ title }) => title));

test("a filmography has a title once, with every part and job in it", () => {
  const { credits } = person(
    "Acting",
    [movie(1), movie(1, { character: "B" }), movie(1)],
    [movie(1, { job: "Director" }), movie(1, { job: "Writer" }), show(1, { job: "Writer" })],
  );
  expect(credits.map(({ title, characters, jobs }) => [title.name, characters, jobs])).toEqual([
    ["Movie 1", ["A", "B"], ["Director", "Writer"]],
    ["Show 1", [], ["Writer"]],
  ]);
});

test("a filmography has the most popular first, and appearances as themselves last", () => {
  const found = person("Acting", [
    show(1, { popularity: 900, genre_ids: [10767], character: "Guest" }),
    show(2, { popularity: 800, character: "Self - Host" }),
    movie(3, { popularity: 5, character: "Selfridge" }),
    movie(4, { popularity: 9, character: "B" }),
    movie(5, { popularity: 7, character: "Himself / Detective" }),
  ]);
  expect(creditedTo(found)).toEqual(["Movie 4", "Movie 3", "Show 1", "Show 2", "Movie 5"]);
});

test("a filmography begins with what a person is known for, though others are more popular", () => {
  const known = Array.from({ length: 12 }, (_, n) => movie(n + 1, { vote_count: 900 - n }));
  const found = person("Acting", [...known, movie(13, { vote_count: 3, popularity: 800 })]);
  expect(creditedTo(found)).toEqual([...namesOf(found.knownFor), "Movie 13"]);
  expect(namesOf(found.knownFor)[0]).toBe("Movie 1");
});

test("a person is known for the titles with most votes that they acted in or made, a director for what they made if anything", () => {
  const cast = [movie(1, { vote_count: 900 }), movie(2, { vote_count: 10 })];
  const crew = [movie(3, { vote_count: 500, job: "Director" })];
  const knownFor = (...parts: Parameters<typeof person>) => namesOf(person(...parts).knownFor);
  expect(knownFor("Acting", cast, crew)).toEqual(["Movie 1", "Movie 3", "Movie 2"]);
  expect(knownFor("Directing", cast, crew)).toEqual(["Movie 3"]);
  expect(knownFor("Directing", cast)).toEqual(["Movie 1", "Movie 2"]);
});

test.each([
  ["Sie dreht.", ["Sie dreht.", null]],
  ["", ["She directs.", "en"]],
])("in German the biography of %j is %j", (biography, expected) => {
  const english = { iso_639_1: "en", iso_3166_1: "US", data: { biography: "She directs." } };
  const found = personIn("de", { biography, translations: { translations: [english] } });
  expect([found.biography, found.biographyLanguage]).toEqual(expected);
});

test("credits have pages of twenty, by popularity or from the newest, of one kind or of both", () => {
  const movies = Array.from({ length: 21 }, (_, n) =>
    movie(n + 1, { popularity: 100 - n, release_date: `${1990 + n}-01-01` }),
  );
  const found = person("Acting", [...movies, show(1, { popularity: 200 })]);
  const page = (filter: Partial<Parameters<typeof creditPage>[1]>) => {
    const { results, ...numbers } = creditPage(found, {
      type: null,
      sort: "popularity",
      page: 1,
      ...filter,
    });
    return { names: namesOf(results.map(({ title }) => title)), ...numbers };
  };
  expect(page({})).toMatchObject({ totalPages: 2, totalResults: 22, names: { length: 20 } });
  expect(page({}).names[0]).toBe("Show 1");
  expect(page({ page: 2 }).names).toHaveLength(2);
  expect(page({ page: 3 }).names).toEqual([]);
  expect(page({ type: "tv" }).totalResults).toBe(1);
  expect(page({ sort: "newest" }).names[0]).toBe("Movie 21");
  expect(page({ sort: "newest", page: 2 }).names.at(-1)).toBe("Show 1");
});
