import type { FilmDatabase } from "../../film-database/film-database.ts";
import type { SearchPageRecord } from "../../film-database/records/title.ts";
import type { CachedResult } from "../../film-database/cache/cached-result.ts";
import { toPerson } from "../people/from-records.ts";
import type { Person } from "../people/person.ts";
import { BOUNDS, checkNumber, checkQuery, InvalidFieldError } from "../titles/bounds.ts";
import { toTitlePage } from "../titles/from-records.ts";
import {
  type SearchCorrection,
  type Title,
  type TitlePage,
  type TitleType,
  getYear,
} from "../titles/title.ts";
import { correctionOf } from "./correction.ts";
import { type DatedQuery, readDatedQuery } from "./dated-query.ts";
import { findNamed, type TitleName } from "./find-named.ts";
import { mergePages } from "./merge-pages.ts";
import { fitsExactly } from "./match.ts";
import { fitOf, rankSuggestions } from "./suggestions.ts";
import type { FoundTitle, TitleIndex } from "./title-index.ts";

/** A query shorter than this has no suggestions. */
const MIN_SUGGEST_CHARACTERS = 2;
const SUGGESTIONS = 8;
/** Among so many titles of a name one of a year is looked for. */
const MAX_OF_ANY_YEAR = 50;
/** How many persons are suggested. */
const SUGGESTED_PEOPLE = 3;

/** What a search looks among: movies and shows, or one of the two. */
export type SearchScope = "all" | TitleType;

/** What to search for. */
export interface SearchRequest {
  readonly scope: SearchScope;
  readonly query: string;
  /** The country whose release names and dates count, for movies alone. */
  readonly region: string | null;
  /** From 1. */
  readonly page: number;
  /** Whether the query is searched for as it is, whatever it finds. */
  readonly exact: boolean;
}

/**
 * Searches by name for one request. Throws InvalidFieldError before anything is looked up when an argument is out of
 * bounds, and AppError FILM_DATABASE_UNAVAILABLE or OVERLOADED when there is no data, not even stale data.
 */
export class Search {
  readonly #filmDatabase: FilmDatabase;
  readonly #index: TitleIndex;

  /** @param filmDatabase bound to the request */
  constructor(filmDatabase: FilmDatabase, index: TitleIndex) {
    this.#filmDatabase = filmDatabase;
    this.#index = index;
  }

  /**
   * Titles by name, without persons. A year at the end narrows the search to it, unless that finds nothing or the year
   * belongs to a title's name. A query that finds nothing, or clearly less than the name that it nearly is, is corrected.
   */
  async titles({ exact, ...request }: SearchRequest): Promise<TitlePage> {
    const query = checkQuery(request.query);
    if (query === "") throw new InvalidFieldError("query", "it is empty.");
    const page = checkNumber(request.page, BOUNDS.page, "page");
    const asTyped = { ...request, query, page };
    // Each page of a search is one of the same search: the first one decides which that is.
    const first = await this.#search({ ...asTyped, page: 1 });
    const dated = readDatedQuery(query);
    if (dated && !first.results.some((title) => isNamed(title, query))) {
      const found = await this.#search({ ...asTyped, query: dated.name }, dated.year);
      if (found.totalResults > 0) return found;
    }
    const correction = exact ? null : await this.#correct(query, dated, first);
    if (correction !== null) {
      return { ...(await this.#search({ ...asTyped, query: correction.query })), correction };
    }
    return page === 1 ? first : this.#search(asTyped);
  }

  /**
   * The first titles that match what was typed so far, exact and leading matches first; empty below two characters. From
   * the third letter on, names that are nearly the same are among them.
   */
  async suggestTitles(query: string): Promise<readonly Title[]> {
    const trimmed = checkQuery(query);
    const found = await this.#suggest(trimmed);
    if (found === null) return [];
    const known = this.#known(trimmed, readDatedQuery(trimmed));
    return rankSuggestions(trimmed, toTitlePage(found).results, known).slice(0, SUGGESTIONS);
  }

  /** The first persons that match what was typed so far, out of the call that the titles come from. */
  async suggestPeople(query: string): Promise<readonly Person[]> {
    const found = await this.#suggest(checkQuery(query));
    if (found === null) return [];
    const { value, ...freshness } = found;
    return value.people.slice(0, SUGGESTED_PEOPLE).map((person) => toPerson(person, freshness));
  }

  /** The titles of a name and year, as other sites' lists give them; see `findNamed`. */
  named(wanted: TitleName): Promise<readonly Title[]> {
    return findNamed(this.#filmDatabase, wanted);
  }

  /** The titles that a query may mean: of the year that it ends in, where there are some. */
  #known(query: string, dated: DatedQuery | null): readonly FoundTitle[] {
    const ofYear = dated
      ? this.#index
          .find(dated.name, MAX_OF_ANY_YEAR)
          .filter(({ title }) => getYear(title) === dated.year)
      : [];
    return (ofYear.length > 0 ? ofYear : this.#index.find(query, SUGGESTIONS)).slice(
      0,
      SUGGESTIONS,
    );
  }

  async #suggest(query: string): Promise<CachedResult<SearchPageRecord> | null> {
    return [...query].length < MIN_SUGGEST_CHARACTERS
      ? null
      : this.#filmDatabase.searchAll({ query });
  }

  /** Movies and shows are made of a search for each: the film database's mixed search counts persons. */
  async #search(
    { scope, query, region, page }: Omit<SearchRequest, "exact">,
    year?: number,
  ): Promise<TitlePage> {
    const read = async (type: TitleType, page: number) => {
      const parameters = { query, year, page, region: region ?? undefined };
      return toTitlePage(await this.#filmDatabase.search(type, parameters));
    };
    if (scope !== "all") return read(scope, page);
    return mergePages(read, page, (titles) => rankSuggestions(query, titles, []));
  }

  async #correct(
    query: string,
    dated: DatedQuery | null,
    found: TitlePage,
  ): Promise<SearchCorrection | null> {
    const [known] = this.#known(query, dated);
    if (known === undefined) return null;
    const ofYear = dated !== null && getYear(known.title) === dated.year;
    const correction = correctionOf(ofYear ? dated.name : query, found, known);
    if (correction === null) return null;
    return (await this.#namesPerson(query)) ? null : correction;
  }

  /** Whether a person has the name that is searched for. */
  async #namesPerson(query: string): Promise<boolean> {
    const { value } = await this.#filmDatabase.searchPeople(query);
    return value.results.some(({ name }) =>
      fitsExactly(fitOf(query, { name, originalName: name }) ?? { cost: Infinity }),
    );
  }
}

function isNamed(title: Title, query: string): boolean {
  return fitOf(query, title)?.cost === 0;
}
