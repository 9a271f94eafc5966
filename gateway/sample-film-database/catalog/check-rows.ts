import { SERVICES } from "../availability/services.ts";
import { isDay } from "../dates.ts";
import { countryName } from "@flickmap/schema/country-names.ts";
import { language } from "../reference/languages.ts";
import type { Season, TitleRow } from "./title.ts";

/** Checks of single rows. Cells that cannot be read at all are faults of the reader. */

const FIRST_YEAR = 1890;
const LAST_DAY = "2026-12-31";
const MIN_CAST = 4;
const serviceNames = new Set(SERVICES.map(({ name }) => name));

/** Everything wrong with a row, in words; empty when it is sound. */
export function faultsOfRow(row: TitleRow): string[] {
  const found: string[] = [];
  const check = (sound: boolean, fault: string): void => {
    if (!sound) found.push(`${row.kind} ${row.id} ${row.title}: ${fault}`);
  };
  check(row.id > 0 && row.id < 2 ** 31, "the id is out of range");
  check(row.title !== "" && row.title === row.title.trim(), "the title is empty or padded");
  check(row.originalTitle !== "", "the original title is missing");
  check(isDay(row.date) && row.date <= LAST_DAY, `${row.date} is not a day of its time`);
  check(Number(row.date.slice(0, 4)) >= FIRST_YEAR, `${row.date} is too early`);
  check(row.runtime === null || (row.runtime > 0 && row.runtime < 900), "the runtime is odd");
  check(row.genreIds.length > 0, "it has no genre");
  check(new Set(row.genreIds).size === row.genreIds.length, "a genre stands twice");
  check(row.countries.length > 0, "it has no country");
  check(row.countries.every(isCountry), `an unknown country among ${row.countries.join(", ")}`);
  check(row.spokenLanguages.length > 0, "it has no spoken language");
  check(
    [row.language, ...row.spokenLanguages].every(isLanguage),
    `an unknown language among ${row.language}, ${row.spokenLanguages.join(", ")}`,
  );
  check(row.cast.length >= MIN_CAST, `fewer than ${MIN_CAST} in the cast`);
  check(
    row.cast.every(({ name }) => name !== ""),
    "somebody in the cast has no name",
  );
  check(
    new Set(row.cast.map(({ name }) => name)).size === row.cast.length,
    "somebody stands in the cast twice",
  );
  check(row.kind === "tv" || row.makers.length > 0, "it has no director");
  check(row.voteAverage > 0 && row.voteAverage <= 10, "the vote average is out of range");
  check(row.voteCount > 0, "it has no votes");
  check(row.service === null || serviceNames.has(row.service), `no service ${row.service}`);
  check(row.overview.length >= 60 && row.overview.length <= 400, "the overview's length is odd");
  if (row.kind === "tv") checkSeasons(row, check);
  return found;
}

function checkSeasons(row: TitleRow, check: (sound: boolean, fault: string) => void): void {
  check(row.seasons.length > 0, "it has no season");
  let before: Season | undefined;
  for (const season of row.seasons) {
    const name = `season ${season.number}`;
    check(season.episodes > 0, `${name} has no episodes`);
    check(isDay(season.date) || /^\d{4}$/.test(season.date), `${name}: ${season.date} is no date`);
    const year = season.date.slice(0, 4);
    check(year >= (before ?? row).date.slice(0, 4), `${name} comes before what precedes it`);
    before = season;
  }
}

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && countryName(code) !== code;
}

function isLanguage(code: string): boolean {
  return /^[a-z]{2}$/.test(code) && language(code).english_name !== code;
}
