import { genresOf } from "../reference/genres.ts";
import type { Kind, TitleRow } from "./title.ts";

/** Checks of the catalog as a whole: that it is large and varied enough for every screen. */

const LEAST = { movie: 600, tv: 300 } as const;
const MIN_COUNTRIES = 25;
const MIN_LANGUAGES = 20;
/** Genres of which the film database itself has few titles worth showing. */
const SMALL_GENRES = new Set(["TV Movie", "News", "Talk", "Western"]);
const MIN_OF_GENRE = { movie: 20, tv: 15 } as const;
const MIN_OF_SMALL_GENRE = 6;

/** The countries whose visitors see rows in their language. */
const LANGUAGE_OF_COUNTRY: Readonly<Record<string, string>> = {
  US: "en",
  IN: "hi",
  JP: "ja",
  KR: "ko",
  ES: "es",
  FR: "fr",
  IT: "it",
  DE: "de",
  RU: "ru",
  CN: "zh",
  TH: "th",
  BR: "pt",
  MX: "es",
  AR: "es",
  TR: "tr",
};

/** Everything the catalog lacks as a whole, in words. */
export function faultsOfWhole(rows: readonly TitleRow[]): string[] {
  return [
    ...duplicates(rows),
    ...sizes(rows),
    ...genres(rows),
    ...countryRows(rows),
    ...homeRows(rows),
  ];
}

function duplicates(rows: readonly TitleRow[]): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  for (const row of rows) {
    const title = row.title.toLowerCase();
    for (const key of [
      `${row.kind} ${row.id}`,
      `${row.kind} "${title}" of ${row.date.slice(0, 4)}`,
    ]) {
      if (seen.has(key)) found.push(`${key} stands twice`);
      seen.add(key);
    }
  }
  return found;
}

function sizes(rows: readonly TitleRow[]): string[] {
  const found: string[] = [];
  const atLeast = (count: number, min: number, what: string): void => {
    if (count < min) found.push(`${count} ${what} instead of ${min}`);
  };
  for (const kind of ["movie", "tv"] as const) {
    atLeast(of(rows, kind).length, LEAST[kind], `titles of the kind ${kind}`);
  }
  atLeast(new Set(rows.map(({ countries }) => countries[0])).size, MIN_COUNTRIES, "countries");
  atLeast(new Set(rows.map(({ language }) => language)).size, MIN_LANGUAGES, "languages");
  for (let decade = 192; decade <= 202; decade++) {
    const count = rows.filter(({ date }) => date.startsWith(String(decade))).length;
    atLeast(count, 8, `titles of the ${decade}0s`);
  }
  atLeast(rows.filter(({ date }) => date.startsWith("2026")).length, 5, "titles of 2026");
  return found;
}

function genres(rows: readonly TitleRow[]): string[] {
  return (["movie", "tv"] as const).flatMap((kind) =>
    genresOf(kind).flatMap(({ id, name }) => {
      const count = of(rows, kind).filter(({ genreIds }) => genreIds.includes(id)).length;
      const min = SMALL_GENRES.has(name) ? MIN_OF_SMALL_GENRE : MIN_OF_GENRE[kind];
      return count < min ? [`${count} of ${kind} genre ${name} instead of ${min}`] : [];
    }),
  );
}

/** Ten movies of the last ten years and ten shows for each country with rows of its own. */
function countryRows(rows: readonly TitleRow[]): string[] {
  return Object.entries(LANGUAGE_OF_COUNTRY).flatMap(([country, language]) =>
    (["movie", "tv"] as const).flatMap((kind) => {
      const count = of(rows, kind).filter(
        (row) =>
          row.language === language &&
          row.countries.includes(country) &&
          (kind === "tv" || row.date >= "2015-03-29"),
      ).length;
      return count < 10 ? [`${count} of kind ${kind} in ${language} for ${country}`] : [];
    }),
  );
}

/** Ten movies each for Just Released and Upcoming around the reference date. */
function homeRows(rows: readonly TitleRow[]): string[] {
  const movies = of(rows, "movie");
  const released = movies.filter(({ date }) => date >= "2024-09-29" && date <= "2025-03-29");
  const upcoming = movies.filter(({ date }) => date > "2025-03-29" && date <= "2026-03-29");
  return [
    ...(released.length < 10 ? [`${released.length} movies just released`] : []),
    ...(upcoming.length < 10 ? [`${upcoming.length} movies upcoming`] : []),
  ];
}

function of(rows: readonly TitleRow[], kind: Kind): TitleRow[] {
  return rows.filter((row) => row.kind === kind);
}
