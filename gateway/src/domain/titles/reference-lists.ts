import DataLoader from "dataloader";
import type { Logger } from "pino";
import { AppError } from "../../errors.ts";
import type { FilmDatabase } from "../../film-database/film-database.ts";
import type { GenreListRecord } from "../../film-database/records/genre.ts";
import type {
  LanguageListRecord,
  RegionListRecord,
} from "../../film-database/records/reference.ts";
import {
  BUNDLED_COUNTRIES,
  type Countries,
  type Country,
  countryOf,
  orderedCountries,
} from "./countries.ts";
import { hasDetails } from "./details.ts";
import type { Title, TitleType } from "./title.ts";

/** A genre; movies and shows have separate lists. */
export interface Genre {
  readonly id: number;
  readonly name: string;
}

/** A language by its ISO 639-1 code, with its English name. */
export interface Language {
  readonly code: string;
  readonly name: string;
}

const displayNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** The film database's short lists that many responses refer to, for one request. */
export class ReferenceLists {
  readonly #filmDatabase: FilmDatabase;
  readonly #logger: Logger;
  readonly #genres: DataLoader<TitleType, ReadonlyMap<number, Genre>>;
  #countries: Promise<Countries> | undefined;
  #languageNames: Promise<ReadonlyMap<string, string>> | undefined;

  /** @param filmDatabase bound to the request */
  constructor(filmDatabase: FilmDatabase, logger: Logger) {
    this.#filmDatabase = filmDatabase;
    this.#logger = logger;
    this.#genres = new DataLoader((types) =>
      Promise.all(types.map(async (type) => genresOf((await filmDatabase.genres(type)).value))),
    );
  }

  /** The countries with availability; the bundled ones when the film database has no data. */
  countries(): Promise<Countries> {
    this.#countries ??= this.#listOr(bundledCountries, "countries", async () =>
      countriesOf((await this.#filmDatabase.regions()).value),
    );
    return this.#countries;
  }

  /** A country by its code, with a name of ours where no list has it. */
  async country(code: string): Promise<Country> {
    return (await this.countries()).byCode.get(code) ?? countryOf(code);
  }

  /** The languages that titles are in, by English name. */
  async languages(): Promise<readonly Language[]> {
    return languagesOf((await this.#filmDatabase.languages()).value);
  }

  /** @returns a language's English name; its code where nobody has a name for it */
  async languageName(code: string): Promise<string> {
    this.#languageNames ??= this.#listOr(NO_NAMES, "languages", async () =>
      languageNamesOf((await this.#filmDatabase.languages()).value),
    );
    return (await this.#languageNames).get(code) ?? languageNameOf(code);
  }

  /** The genres of movies or shows in the film database's order, by number. */
  genres(type: TitleType): Promise<ReadonlyMap<number, Genre>> {
    return this.#genres.load(type);
  }

  /** A title's genres by name: its own where it brings its details, else by their numbers. */
  async genresOf(title: Title): Promise<readonly Genre[]> {
    if (hasDetails(title)) return title.genres;
    const byId = await this.genres(title.type);
    return title.genreIds.flatMap((id) => byId.get(id) ?? []);
  }

  /** Gives a stand-in where the film database has no data; every other error is thrown. */
  async #listOr<List>(standIn: List, what: string, load: () => Promise<List>): Promise<List> {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.#logger.warn({ code: error.code, what }, "the film database's list cannot be had");
      return standIn;
    }
  }
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();
const bundledCountries = orderedCountries(BUNDLED_COUNTRIES);

/**
 * Caches what is made of a list for as long as its record is in memory. Every request needs these, and sorting them takes
 * longer than the rest of most requests.
 */
function cacheByRecord<Record extends object, Result>(
  convert: (record: Record) => Result,
): (record: Record) => Result {
  const results = new WeakMap<Record, Result>();
  return (record) => {
    const cached = results.get(record);
    if (cached !== undefined) return cached;
    const result = convert(record);
    results.set(record, result);
    return result;
  };
}

const countriesOf = cacheByRecord(({ results }: RegionListRecord) =>
  orderedCountries(
    results.map((region) => ({ code: region.iso_3166_1, name: region.english_name })),
  ),
);

const languagesOf = cacheByRecord((languages: LanguageListRecord): readonly Language[] =>
  languages
    .map((language) => ({ code: language.iso_639_1, name: language.english_name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en")),
);

const languageNamesOf = cacheByRecord(
  (languages: LanguageListRecord): ReadonlyMap<string, string> =>
    new Map(languages.map((language) => [language.iso_639_1, language.english_name])),
);

const genresOf = cacheByRecord(
  ({ genres }: GenreListRecord): ReadonlyMap<number, Genre> =>
    new Map(genres.map((genre) => [genre.id, genre])),
);

function languageNameOf(code: string): string {
  try {
    return displayNames.of(code) ?? code;
  } catch (error) {
    // Intl refuses what does not have the form of a language code; then the code is all there is.
    if (error instanceof RangeError) return code;
    throw error;
  }
}
