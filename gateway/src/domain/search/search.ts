import { isLongEnough } from "@flickmap/schema/short-query.ts";
import type { FilmDatabase } from "../../film-database/film-database.ts";
import {
  type SearchPageRecord,
  type TitleType,
  titleKeyText,
} from "../../film-database/records/title.ts";
import type { CachedResult } from "../../film-database/cache/film-database-cache.ts";
import { toPerson, type Person } from "../people/person.ts";
import { BOUNDS, checkNumber, checkQuery, InvalidFieldError, PAGE_SIZE } from "../titles/bounds.ts";
import {
  toTitlePage,
  getYear,
  type SearchCorrection,
  type Title,
  type TitlePage,
} from "../titles/title.ts";
import type { RequestLanguage } from "../titles/request-language.ts";
import type { Titles } from "../titles/titles.ts";
import {
  type DatedQuery,
  nameBeforeEpisode,
  readDatedQuery,
  readLink,
  yearsBeside,
} from "./read-query.ts";
import { withCommonWidths } from "./fold.ts";
import { mergePages } from "./merge-pages.ts";
import { FIT, fitsExactly } from "./match.ts";
import { fitOf, isMisspelled, rankTitles } from "./rank-titles.ts";
import { otherSpellings } from "./spellings.ts";
import type { FoundTitle, TitleIndex } from "./title-index.ts";

const SUGGESTIONS = 8;
const MAX_OF_ANY_YEAR = 50;
const SUGGESTED_PEOPLE = 3;
/** How many titles of one name are offered as a choice at most. */
const MAX_CANDIDATES = 6;

export type SearchScope = "all" | TitleType;

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

export interface TitleName {
  readonly name: string;
  /** Of release or the first episode; null when unknown. */
  readonly year: number | null;
  /** Null where the list does not say. */
  readonly type: TitleType | null;
}

interface Parts {
  readonly filmDatabase: FilmDatabase;
  readonly titles: Titles;
  readonly index: TitleIndex;
  readonly language: RequestLanguage;
  readonly publicUrl: string | null;
}

/** Searches by name for one request. Throws as `Titles` does. */
export class Search {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Titles by name, without persons; one title where the query is its number or URL. A year at the end narrows the search
   * to it or the years beside it, unless the year belongs to a title's name; where that finds nothing it is left out, as an
   * episode's number is. A query that finds nothing is searched for in its other spellings; one that finds nothing, or
   * clearly less than the name that it nearly is, is corrected.
   */
  async titles({ exact, ...request }: SearchRequest): Promise<TitlePage> {
    const query = withCommonWidths(checkQuery(request.query));
    if (query === "") throw new InvalidFieldError("query", "it is empty.");
    const page = checkNumber(request.page, BOUNDS.page, "page");
    const asTyped = { ...request, query, page };
    const linked = exact ? [] : await this.linked(query, request.scope);
    if (linked.length > 0) return toOnlyPage(linked, page);
    // Each page of a search is one of the same search: the first one decides which that is.
    const first = await this.#search({ ...asTyped, page: 1 });
    const dated = readDatedQuery(query);
    const found =
      dated && !first.results.some((title) => isNamed(title, query))
        ? await this.#ofYear(asTyped, dated)
        : null;
    if (found !== null) return found;
    if (!exact && !dated && first.totalResults === 0) {
      for (const spelling of otherSpellings(query)) {
        const other = await this.#search({ ...asTyped, query: spelling });
        if (other.totalResults > 0) return other;
      }
    }
    const correction = exact ? null : await this.#correct(query, dated, first);
    if (correction !== null) {
      const corrected = await this.#search({ ...asTyped, query: correction.query });
      // A show's name may be a movie's misspelled, where only shows are searched for.
      if (corrected.totalResults > 0) return { ...corrected, correction };
    }
    const name = dated?.name ?? nameBeforeEpisode(query);
    if (!exact && name !== null && first.totalResults === 0) {
      const named = await this.#search({ ...asTyped, query: name });
      const correction = { query: name, originalResults: 0 };
      if (named.totalResults > 0) return { ...named, correction };
    }
    return page === 1 ? first : this.#search(asTyped);
  }

  /** The titles that what was typed so far begins, nearly is, or is the number or URL of; empty below two letters. */
  async suggestTitles(typed: string): Promise<readonly Title[]> {
    const query = withCommonWidths(checkQuery(typed));
    const linked = await this.linked(query, "all");
    if (linked.length > 0) return linked;
    const found = await this.#suggest(query);
    if (found === null) return [];
    const dated = readDatedQuery(query);
    const known = this.#known(query, dated);
    const titles = toTitlePage(found, this.#parts.language).results;
    const isKnown = known.titles.some(fitsExactly);
    const others = titles.length > 0 || isKnown ? null : await this.#suggestOtherwise(query, dated);
    return rankTitles(others?.query ?? query, others?.titles ?? titles, known.titles).slice(
      0,
      SUGGESTIONS,
    );
  }

  /** The first persons that match what was typed so far, out of the call that the titles come from. */
  async suggestPeople(query: string): Promise<readonly Person[]> {
    const found = await this.#suggest(withCommonWidths(checkQuery(query)));
    if (found === null) return [];
    const { value, ...freshness } = found;
    return value.people
      .slice(0, SUGGESTED_PEOPLE)
      .map((person) => toPerson(person, freshness, this.#parts.language));
  }

  /**
   * The titles of exactly this name, as other sites' lists give it: of the year, else of those beside it. Where none is, what
   * a search for the name finds of these years. The most votes first.
   */
  async named({ name, year, type }: TitleName): Promise<readonly Title[]> {
    const query = withCommonWidths(checkQuery(name));
    if (query === "") throw new InvalidFieldError("named", "the name is empty.");
    const request = { scope: type ?? "all", query, region: null, page: 1 } as const;
    const dated = year === null ? null : { name, year: checkNumber(year, BOUNDS.year, "named") };
    const ofYear = dated ? (await this.#search(request, dated.year)).results : [];
    const first = ofYear.filter((title) => isNamed(title, query) && getYear(title) === dated?.year);
    if (first.length > 0) return toCandidates(first);
    const { results } = await this.titles({ ...request, exact: false });
    const near = [...ofYear, ...results].filter((title) => dated === null || isNear(title, dated));
    const named = near.filter((title) => isNamed(title, query));
    return toCandidates(named.length > 0 || dated === null ? named : near);
  }

  /** The titles that a query is the number or URL of; an episode's leads to its show. */
  async linked(
    query: string,
    scope: SearchScope,
    site = this.#parts.publicUrl,
  ): Promise<readonly Title[]> {
    const target = readLink(query, site);
    if (target === null || !("number" in target) || target.number === null) return [];
    const { number } = target;
    const found =
      "imdbId" in number
        ? [await this.#parts.titles.byExternalId("imdb", number.imdbId)]
        : await Promise.all(
            (number.type === null ? (["movie", "tv"] as const) : [number.type]).map((type) =>
              this.#parts.titles.details(type, number.id),
            ),
          );
    return found
      .filter((title) => title !== null)
      .filter(({ type }) => scope === "all" || type === scope);
  }

  /** The titles that a query may mean, and what of it is their name: of its year or those beside it, where there are some. */
  #known(
    query: string,
    dated: DatedQuery | null,
  ): { query: string; titles: readonly FoundTitle[] } {
    const named = dated
      ? this.#parts.index.find(dated.name, MAX_OF_ANY_YEAR, this.#parts.language.code)
      : [];
    const years = dated ? [[dated.year], yearsBeside(dated.year)] : [];
    for (const of of years) {
      const titles = named.filter(({ title }) => of.includes(getYear(title) ?? 0));
      if (dated && titles.length > 0) {
        return { query: dated.name, titles: titles.slice(0, SUGGESTIONS) };
      }
    }
    return { query, titles: this.#parts.index.find(query, SUGGESTIONS, this.#parts.language.code) };
  }

  async #suggest(query: string): Promise<CachedResult<SearchPageRecord> | null> {
    return isLongEnough(query) && readLink(query, this.#parts.publicUrl) === null
      ? this.#parts.filmDatabase.searchAll({ query })
      : null;
  }

  /** Suggestions for a query that finds nothing: its name without the year, in that year or beside it, or another spelling. */
  async #suggestOtherwise(
    query: string,
    dated: DatedQuery | null,
  ): Promise<{ query: string; titles: readonly Title[] } | null> {
    const name = dated?.name ?? nameBeforeEpisode(query);
    const queries = name === null ? otherSpellings(query) : [name];
    for (const other of queries) {
      const { results } = toTitlePage(
        await this.#parts.filmDatabase.searchAll({ query: other }),
        this.#parts.language,
      );
      const titles = results.filter((title) => dated === null || isNear(title, dated));
      if (titles.length > 0) return { query: other, titles };
    }
    return null;
  }

  /** The titles of a name and year; of the years beside it where none of the year has exactly the name; else null. */
  async #ofYear(
    request: Omit<SearchRequest, "exact">,
    { name, year }: DatedQuery,
  ): Promise<TitlePage | null> {
    const search = (page: number, year: number) =>
      this.#search({ ...request, query: name, page }, year);
    const ofYear = await search(1, year);
    if (ofYear.totalPages > 1 || ofYear.results.some((title) => isNamed(title, name))) {
      return request.page === 1 ? ofYear : search(request.page, year);
    }
    const pages = await Promise.all(yearsBeside(year).map((beside) => search(1, beside)));
    const beside = pages
      .flatMap(({ results }) => results)
      .filter((title) => ofYear.totalResults === 0 || isNamed(title, name));
    const titles = rankTitles(name, [...ofYear.results, ...beside]).slice(0, PAGE_SIZE);
    return titles.length === 0 ? null : toOnlyPage(titles, request.page);
  }

  /** Movies and shows are made of a search for each: the film database's mixed search counts persons. */
  async #search(
    { scope, query, region, page }: Omit<SearchRequest, "exact">,
    year?: number,
  ): Promise<TitlePage> {
    const read = async (type: TitleType, page: number) => {
      const parameters = { query, year, page, region: region ?? undefined };
      return toTitlePage(
        await this.#parts.filmDatabase.search(type, parameters),
        this.#parts.language,
      );
    };
    const inOrder = (titles: readonly Title[]) => rankTitles(query, titles);
    if (scope === "all") return mergePages(read, page, inOrder);
    const found = await read(scope, page);
    return { ...found, results: inOrder(found.results) };
  }

  async #correct(
    query: string,
    dated: DatedQuery | null,
    found: TitlePage,
  ): Promise<SearchCorrection | null> {
    const known = this.#known(query, dated);
    const [meant] = known.titles;
    if (!isMisspelled(known.query, found.results, meant)) return null;
    if (await this.#namesPerson(query)) return null;
    return { query: meant.form.text, originalResults: found.totalResults };
  }

  async #namesPerson(query: string): Promise<boolean> {
    const { value } = await this.#parts.filmDatabase.searchPeople(query);
    return value.results.some(({ name }) =>
      fitsExactly(fitOf(query, { name, originalName: name }) ?? { cost: Infinity }),
    );
  }
}

/** Whether it is a title's name here, in English or where it comes from. */
export function isNamed(title: Title, query: string): boolean {
  const { originalName } = title;
  return [title, { name: originalName, originalName }].some(
    (names) => fitOf(query, names)?.cost === FIT.exact,
  );
}

function toCandidates(titles: readonly Title[]): readonly Title[] {
  const once = new Map(titles.map((title) => [titleKeyText(title), title]));
  return [...once.values()].toSorted((a, b) => b.voteCount - a.voteCount).slice(0, MAX_CANDIDATES);
}

function isNear(title: Title, { year }: DatedQuery): boolean {
  return [year, ...yearsBeside(year)].includes(getYear(title) ?? 0);
}

/** The only page of a search that found few titles, at least one; a further page is empty. */
function toOnlyPage(titles: readonly Title[], page: number): TitlePage {
  const [oldest = Number.NaN] = titles.map(({ freshness }) => freshness.fetchedAt).toSorted();
  return {
    page,
    results: page === 1 ? titles : [],
    totalPages: 1,
    totalResults: titles.length,
    freshness: { fetchedAt: oldest, stale: titles.some(({ freshness }) => freshness.stale) },
  };
}
