import type { Logger } from "pino";
import { AppError } from "../errors.ts";
import type { FilmDatabase } from "../film-database/film-database.ts";
import type { MediaType } from "../film-database/questions.ts";
import type { GenreRecord } from "../film-database/records/genre.ts";
import type { RegionRecord } from "../film-database/records/reference.ts";
import { BUNDLED_COUNTRIES } from "./bundled-countries.ts";

/** The countries asked for most, in the order that pickers show them (specification section 9). */
const PRIORITY = ["US", "GB", "CA", "AU", "IN", "JP", "KR", "FR", "DE"];

/** The countries with availability, in order and by code. */
export interface Countries {
  readonly inOrder: readonly RegionRecord[];
  readonly byCode: ReadonlyMap<string, RegionRecord>;
}

/** What is worked out of a list once, for as long as the cache gives that very list. */
function derived<List extends object, Result>(work: (list: List) => Result) {
  const results = new WeakMap<List, Result>();
  return (list: List): Result => {
    let result = results.get(list);
    if (result === undefined) {
      result = work(list);
      results.set(list, result);
    }
    return result;
  };
}

const countriesOf = derived((regions: readonly RegionRecord[]): Countries => {
  const rank = (region: RegionRecord) => {
    const index = PRIORITY.indexOf(region.iso_3166_1);
    return index === -1 ? PRIORITY.length : index;
  };
  const inOrder = regions.toSorted(
    (a, b) => rank(a) - rank(b) || a.english_name.localeCompare(b.english_name, "en"),
  );
  return { inOrder, byCode: new Map(regions.map((region) => [region.iso_3166_1, region])) };
});

const namesOf = derived(
  (languages: readonly { iso_639_1: string; english_name: string }[]) =>
    new Map(languages.map((language) => [language.iso_639_1, language.english_name])),
);

const genresById = derived(
  (genres: readonly GenreRecord[]) => new Map(genres.map((genre) => [genre.id, genre])),
);

const displayNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** The film database's short lists that many answers refer to: countries, languages, genres. */
export class ReferenceLists {
  readonly #filmDatabase: FilmDatabase;
  readonly #logger: Logger;
  #countries: Promise<Countries> | undefined;
  #languageNames: Promise<ReadonlyMap<string, string>> | undefined;

  constructor(filmDatabase: FilmDatabase, logger: Logger) {
    this.#filmDatabase = filmDatabase;
    this.#logger = logger;
  }

  /** The countries with availability; the bundled ones when the film database cannot be asked. */
  countries(): Promise<Countries> {
    this.#countries ??= this.#filmDatabase.regions().then(
      (answer) => countriesOf(answer.value.results),
      (error: unknown) => countriesOf(this.#standIn(error, "countries", BUNDLED_COUNTRIES)),
    );
    return this.#countries;
  }

  /** @returns a language's English name; its code where nobody has a name for it */
  async languageName(code: string): Promise<string> {
    this.#languageNames ??= this.#filmDatabase.languages().then(
      (answer) => namesOf(answer.value),
      (error: unknown) => namesOf(this.#standIn(error, "languages", [])),
    );
    const names = await this.#languageNames;
    return names.get(code) ?? languageNameOf(code);
  }

  /** The genres of movies or shows by number. */
  async genres(type: MediaType): Promise<ReadonlyMap<number, GenreRecord>> {
    return genresById((await this.#filmDatabase.genres(type)).value.genres);
  }

  #standIn<List>(error: unknown, what: string, list: List): List {
    if (!(error instanceof AppError)) throw error;
    this.#logger.warn({ code: error.code, what }, "the film database's list is not to be had");
    return list;
  }
}

function languageNameOf(code: string): string {
  try {
    return displayNames.of(code) ?? code;
  } catch (error) {
    // Intl refuses what is not of a language code's form; then the code is all there is.
    if (error instanceof RangeError) return code;
    throw error;
  }
}
