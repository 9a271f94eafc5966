import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import { AppError, ifAvailable } from "../../errors.ts";
import type { FilmDatabase } from "../../film-database/film-database.ts";
import type {
  GenreListRecord,
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
import { languageName, languageNameIn, tagOf } from "../../lib/languages.ts";
import { checkIds, checkQuery, MAX_LENGTHS, PAGE_SIZE } from "./bounds.ts";
import { hasDetails } from "./details.ts";
import { createLoader } from "../../request-scope.ts";
import type { SparingWarning } from "../../lib/outages.ts";
import { IN_ENGLISH, type RequestLanguage } from "./request-language.ts";
import type { Title } from "./title.ts";
import type { TitleType } from "../../film-database/records/title.ts";

/** A genre; movies and shows have separate lists. */
export interface Genre {
  readonly id: number;
  readonly name: string;
}

/** A word that titles are found by, in English. */
export type Keyword = Genre;

/** A certificate of movies. */
export interface Certification {
  /** Such as `PG-13`. */
  readonly name: string;
  readonly meaning: string | null;
}

/** A language by its ISO 639-1 code, with its name in the language of the request. */
export interface Language {
  readonly code: string;
  readonly name: string;
}

/** The same with its English name, as the film database has it. */
export interface SpokenLanguage extends Language {
  readonly englishName: string;
}

/** The film database's short lists that many responses refer to, for one request. */
export class ReferenceLists {
  readonly #filmDatabase: FilmDatabase;
  readonly #warn: SparingWarning;
  readonly #language: RequestLanguage;
  readonly #genres = createLoader((type: TitleType) => this.#readGenres(type), String);
  #countries: Promise<Countries> | undefined;
  #languageNames: Promise<ReadonlyMap<string, string>> | undefined;

  /** `warn` is told of a list that cannot be had. */
  constructor(
    filmDatabase: FilmDatabase,
    warn: SparingWarning,
    language: RequestLanguage = IN_ENGLISH,
  ) {
    this.#filmDatabase = filmDatabase;
    this.#warn = warn;
    this.#language = language;
  }

  /** The countries with availability; the bundled ones when the film database has no data. */
  countries(): Promise<Countries> {
    this.#countries ??= this.#listOr(
      countriesOf(BUNDLED_COUNTRIES, this.#language.code),
      "countries",
      async () => countriesOf((await this.#filmDatabase.regions()).value, this.#language.code),
    );
    return this.#countries;
  }

  /** A country by its code, with a name of ours where no list has it. */
  async country(code: string): Promise<Country> {
    return (await this.countries()).byCode.get(code) ?? countryOf(code, this.#language.code);
  }

  async languages(): Promise<readonly Language[]> {
    return languagesOf((await this.#filmDatabase.languages()).value, this.#language.code);
  }

  async languageName(code: string): Promise<string> {
    this.#languageNames ??= this.#listOr(NO_NAMES, "languages", async () =>
      languageNamesOf((await this.#filmDatabase.languages()).value, this.#language.code),
    );
    return (await this.#languageNames).get(code) ?? languageName(this.#language.code, code) ?? code;
  }

  /** The certificates of movies in a country, the mildest first; none where the film database knows none. */
  async certifications(country: string): Promise<readonly Certification[]> {
    const { certifications } = (await this.#filmDatabase.certifications()).value;
    return (certifications[country] ?? [])
      .filter(({ order }) => order > 0)
      .toSorted((a, b) => a.order - b.order)
      .map(({ certification, meaning }) => ({ name: certification, meaning }));
  }

  /** The first keywords with a text in their name, at most 20; none for a blank one. */
  async searchKeywords(query: string): Promise<readonly Keyword[]> {
    const trimmed = checkQuery(query);
    if (trimmed === "") return [];
    return (await this.#filmDatabase.searchKeywords(trimmed)).value.results.slice(0, PAGE_SIZE);
  }

  async keywords(ids: readonly number[]): Promise<readonly Keyword[]> {
    checkIds(ids, MAX_LENGTHS.keywords, "ids");
    const found = await Promise.all(
      [...new Set(ids)].map(async (id) => (await this.#filmDatabase.keyword(id)).value),
    );
    return found.filter((keyword) => keyword !== null);
  }

  /** The genres of movies or shows in the film database's order, by number. */
  genres(type: TitleType): Promise<ReadonlyMap<number, Genre>> {
    return this.#genres.load(type);
  }

  /** A title's genres by name: its own in English where it brings its details, else by their numbers. */
  async genresOf(title: Title): Promise<readonly Genre[]> {
    const own = hasDetails(title) ? title.genres : null;
    if (own !== null && this.#language.isDefault) return own;
    const byId =
      own === null
        ? await this.genres(title.type)
        : await ifAvailable(this.genres(title.type), NO_GENRES);
    return own === null
      ? title.genreIds.flatMap((id) => byId.get(id) ?? [])
      : own.map((genre) => byId.get(genre.id) ?? genre);
  }

  /** The genres of a type; those that have no name in the language have their English one. */
  async #readGenres(type: TitleType): Promise<ReadonlyMap<number, Genre>> {
    const { code } = this.#language;
    const { value } = await this.#filmDatabase.genres(type);
    const named = genresOf(value, code);
    if (named.size === value.genres.length || this.#language.isDefault) return named;
    const english = await this.#filmDatabase.inLanguage(DEFAULT_LANGUAGE).genres(type);
    return new Map([...genresOf(english.value, DEFAULT_LANGUAGE), ...named]);
  }

  /** Gives a stand-in where the film database has no data; every other error is thrown. */
  async #listOr<List>(standIn: List, what: string, load: () => Promise<List>): Promise<List> {
    try {
      return await load();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.#warn(error, { what });
      return standIn;
    }
  }
}

const NO_GENRES: ReadonlyMap<number, Genre> = new Map();
const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** Caches what is made of a list for as long as its record is in memory: sorting takes longer than most requests. */
function cacheByRecord<Record extends object, Result>(
  convert: (record: Record, language: LanguageCode) => Result,
): (record: Record, language: LanguageCode) => Result {
  const results = new WeakMap<Record, Map<LanguageCode, Result>>();
  return (record, language) => {
    const ofRecord = results.get(record) ?? new Map<LanguageCode, Result>();
    results.set(record, ofRecord);
    const cached = ofRecord.get(language);
    if (cached !== undefined) return cached;
    const result = convert(record, language);
    ofRecord.set(language, result);
    return result;
  };
}

const countriesOf = cacheByRecord(({ results }: RegionListRecord, language) =>
  orderedCountries(
    results.map(({ iso_3166_1: code }) => countryOf(code, language)),
    language,
  ),
);

const languagesOf = cacheByRecord((languages: LanguageListRecord, language): readonly Language[] =>
  [...languageNamesOf(languages, language)]
    .map(([code, name]) => ({ code, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, tagOf(language))),
);

const languageNamesOf = cacheByRecord(
  (languages: LanguageListRecord, language): ReadonlyMap<string, string> =>
    new Map(
      languages.map(({ iso_639_1: code, english_name: english }) => [
        code,
        languageNameIn(language, code, english),
      ]),
    ),
);

const genresOf = cacheByRecord(
  ({ genres }: GenreListRecord): ReadonlyMap<number, Genre> =>
    new Map(genres.flatMap(({ id, name }) => (name === null ? [] : [[id, { id, name }]]))),
);
