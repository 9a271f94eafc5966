import { countryName } from "@flickmap/schema/country-names.ts";
import { expect, test } from "vitest";
import { SERVICES } from "../availability/services.ts";
import { isDay } from "../dates.ts";
import { genresOf } from "../reference/genres.ts";
import { language } from "../reference/languages.ts";
import { nameOfTitle, readCatalog } from "./read-catalog.ts";
import type { TitleRow } from "./title.ts";

const rows = readCatalog();
const services = new Set(SERVICES.map(({ name }) => name));
const unsound = (isSound: (row: TitleRow) => boolean) =>
  rows.filter((row) => !isSound(row)).map(nameOfTitle);
const isLanguage = (code: string) => language(code).english_name !== code;
const isOrNull = (pattern: RegExp, id: string | null) => id === null || pattern.test(id);

test.each<[string, (row: TitleRow) => boolean]>([
  ["a number", ({ id }) => id > 0 && id < 2 ** 31],
  ["a name", ({ title, originalTitle }) => title.trim() === title && !!title && !!originalTitle],
  ["a day of its time", ({ date }) => isDay(date) && date >= "1890" && date <= "2026-12-31"],
  ["a length", ({ runtime }) => runtime === null || (runtime > 0 && runtime < 900)],
  ["genres", ({ genreIds: ids }) => ids.length > 0 && new Set(ids).size === ids.length],
  [
    "countries",
    ({ countries: all }) => all.length > 0 && all.every((code) => countryName(code) !== code),
  ],
  ["languages", (row) => [row.language, ...row.spokenLanguages].every(isLanguage)],
  [
    "a cast of four, each once",
    ({ cast }) => cast.length >= 4 && new Set(cast.map(({ name }) => name)).size === cast.length,
  ],
  ["a director", ({ kind, makers }) => kind === "tv" || makers.length > 0],
  ["votes", ({ voteAverage, voteCount }) => voteAverage > 0 && voteAverage <= 10 && voteCount > 0],
  [
    "a known service and home",
    ({ service, home }) => [service, home].every((name) => name === null || services.has(name)),
  ],
  ["an overview", ({ overview }) => overview.length >= 60 && overview.length <= 400],
  [
    "seasons in order",
    ({ kind, seasons }) =>
      kind === "movie" ||
      (seasons.length > 0 &&
        seasons.every(
          ({ episodes, date }, index) =>
            episodes > 0 && date.slice(0, 4) >= (seasons[index - 1]?.date ?? "").slice(0, 4),
        )),
  ],
  [
    "sound numbers elsewhere",
    (row) =>
      isOrNull(/^tt\d{7,}$/, row.imdbId) &&
      isOrNull(/^Q\d+$/, row.wikidataId) &&
      isOrNull(/^[1-9]\d*$/, row.tvdbId),
  ],
])("every title has %s", (_, isSound) => {
  expect(unsound(isSound)).toEqual([]);
});

test("no title stands twice", () => {
  expect(new Set(rows.map(nameOfTitle)).size).toBe(rows.length);
});

test("there are titles for every list: of each genre, decade, and country with rows of its own", () => {
  for (const kind of ["movie", "tv"] as const) {
    const ofKind = rows.filter((row) => row.kind === kind);
    for (const { id } of genresOf(kind))
      expect(ofKind.filter(({ genreIds }) => genreIds.includes(id)).length).toBeGreaterThan(5);
    for (const [country, spoken] of [
      ["IN", "hi"],
      ["JP", "ja"],
      ["KR", "ko"],
      ["FR", "fr"],
      ["DE", "de"],
      ["BR", "pt"],
      ["TR", "tr"],
    ] as const) {
      const local = ofKind.filter(
        (row) => row.language === spoken && row.countries.includes(country),
      );
      expect(local.length, `${kind} ${country}`).toBeGreaterThan(9);
    }
  }
  for (let decade = 192; decade <= 202; decade++)
    expect(rows.filter(({ date }) => date.startsWith(String(decade))).length).toBeGreaterThan(7);
});
