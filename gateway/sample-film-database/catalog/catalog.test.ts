import { countryName } from "@flickmap/schema/country-names.ts";
import { expect, test } from "vitest";
import { SERVICES } from "../availability/services.ts";
import { language } from "../reference/languages.ts";
import { nameOfTitle, readCatalog } from "./read-catalog.ts";
import type { TitleRow } from "./title.ts";

const rows = readCatalog();
const services = new Set(SERVICES.map(({ name }) => name));
const unsound = (isSound: (row: TitleRow) => boolean) =>
  rows.filter((row) => !isSound(row)).map(nameOfTitle);
const isLanguage = (code: string) => language(code).english_name !== code;

test.each<[string, (row: TitleRow) => boolean]>([
  ["genres", ({ genreIds: ids }) => ids.length > 0 && new Set(ids).size === ids.length],
  [
    "countries",
    ({ countries: all }) => all.length > 0 && all.every((code) => countryName(code) !== code),
  ],
  ["languages", (row) => [row.language, ...row.spokenLanguages].every(isLanguage)],
  [
    "a known service and home",
    ({ service, home }) => [service, home].every((name) => name === null || services.has(name)),
  ],
])("every title has %s", (_, isSound) => {
  expect(unsound(isSound)).toEqual([]);
});

test("no title stands twice", () => {
  expect(new Set(rows.map(nameOfTitle)).size).toBe(rows.length);
});
