import type { Logger } from "pino";
import { AppError } from "../errors.ts";
import type { CachedResult } from "../film-database/cache/cached-result.ts";
import type { FilmDatabase } from "../film-database/film-database.ts";
import type { GenreListRecord } from "../film-database/records/genre.ts";
import type { LanguageListRecord, RegionListRecord } from "../film-database/records/reference.ts";
import { InvalidFieldError } from "./bounds.ts";
import { andThen, type MaybePromise } from "../maybe-promise.ts";
import { oncePerObject } from "../once-per-object.ts";
import { BUNDLED_COUNTRIES, type Countries, orderedCountries } from "./countries.ts";
import { hasDetails } from "./details.ts";
import type { Title, TitleType } from "./title.ts";

/** A genre; movies and shows have lists of their own. */
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
  readonly #genres = new Map<TitleType, MaybePromise<ReadonlyMap<number, Genre>>>();
  #countries: MaybePromise<Countries> | undefined;
  #languageNames: MaybePromise<ReadonlyMap<string, string>> | undefined;

  /** @param filmDatabase bound to the request */
  constructor(filmDatabase: FilmDatabase, logger: Logger) {
    this.#filmDatabase = filmDatabase;
    this.#logger = logger;
  }

  /** The countries with availability; the bundled ones when the film database has no data. */
  countries(): MaybePromise<Countries> {
    this.#countries ??= this.#list(
      () => this.#filmDatabase.regions(),
      countriesOf,
      "countries",
      bundledCountries,
    );
    return this.#countries;
  }

  /**
   * @param code a country's code; null for all countries
   * @throws InvalidFieldError when no list has the country
   */
  async requireCountry(code: string | null, field: string): Promise<void> {
    if (code === null || (await this.countries()).byCode.has(code)) return;
    throw new InvalidFieldError(field, `there is no country ${code}.`);
  }

  /** The languages that titles are in, by English name. */
  languages(): MaybePromise<readonly Language[]> {
    return andThen(this.#filmDatabase.languages(), ({ value }) => languagesOf(value));
  }

  /** @returns a language's English name; its code where nobody has a name for it */
  languageName(code: string): MaybePromise<string> {
    this.#languageNames ??= this.#list(
      () => this.#filmDatabase.languages(),
      languageNamesOf,
      "languages",
      NO_NAMES,
    );
    return andThen(this.#languageNames, (names) => names.get(code) ?? languageNameOf(code));
  }

  /** The genres of movies or shows in the film database's order, by number. */
  genres(type: TitleType): MaybePromise<ReadonlyMap<number, Genre>> {
    let genres = this.#genres.get(type);
    if (genres === undefined) {
      genres = andThen(this.#filmDatabase.genres(type), ({ value }) => genresOf(value));
      this.#genres.set(type, genres);
    }
    return genres;
  }

  /** A title's genres by name: its own where it brings its details, else by their numbers. */
  genresOf(title: Title): MaybePromise<readonly Genre[]> {
    if (hasDetails(title)) return title.genres;
    return andThen(this.genres(title.type), (byId) => namedGenres(title)(byId));
  }

  #list<List, Result>(
    read: () => MaybePromise<CachedResult<List>>,
    convert: (list: List) => Result,
    what: string,
    standIn: Result,
  ): MaybePromise<Result> {
    const failed = (error: unknown) => this.#standIn(error, what, standIn);
    try {
      const result = read();
      if (!(result instanceof Promise)) return convert(result.value);
      return result.then(({ value }) => convert(value), failed);
    } catch (error) {
      return failed(error);
    }
  }

  #standIn<List>(error: unknown, what: string, list: List): List {
    if (!(error instanceof AppError)) throw error;
    this.#logger.warn({ code: error.code, what }, "the film database's list cannot be had");
    return list;
  }
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();
const bundledCountries = orderedCountries(BUNDLED_COUNTRIES);

const countriesOf = oncePerObject(({ results }: RegionListRecord) =>
  orderedCountries(
    results.map((region) => ({ code: region.iso_3166_1, name: region.english_name })),
  ),
);

const languagesOf = oncePerObject((languages: LanguageListRecord): readonly Language[] =>
  languages
    .map((language) => ({ code: language.iso_639_1, name: language.english_name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en")),
);

const languageNamesOf = oncePerObject(
  (languages: LanguageListRecord): ReadonlyMap<string, string> =>
    new Map(languages.map((language) => [language.iso_639_1, language.english_name])),
);

const genresOf = oncePerObject(
  ({ genres }: GenreListRecord): ReadonlyMap<number, Genre> =>
    new Map(genres.map((genre) => [genre.id, genre])),
);

/** A title's genres, found once for as long as the list of genres stays the same. */
const namedGenres = oncePerObject(({ genreIds }: Title) =>
  oncePerObject((byId: ReadonlyMap<number, Genre>): readonly Genre[] =>
    genreIds.flatMap((id) => byId.get(id) ?? []),
  ),
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
