import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import type { TitleTexts, Translated } from "../../film-database/records/translations.ts";
import {
  type TitleKey,
  titleKeyText,
  isDetails,
  keyOf,
  summariesIn,
} from "../../film-database/records/title.ts";
import { type Title, toTitle } from "../titles/title.ts";
import { isDense } from "@flickmap/schema/short-query.ts";
import { type Match, matchForms } from "./match.ts";
import { gramsOf, NameIndex } from "./name-index.ts";
import { acronymOf, MAX_FORM_LENGTH, nameForms, queryForms, toForm } from "./fold.ts";

const MAX_TITLES = 20_000;
/** How many names in other languages than English are known at most, of all languages together. */
const MAX_LOCAL_NAMES = 20_000;
/** The limit is exceeded by so much before the least prominent titles are forgotten. */
const SLACK = 1.25;
/** A rebuild yields to requests after so many titles. */
const TITLES_A_TICK = 500;
/** Shorter queries fit too many names to be of use. */
const MIN_LETTERS = 3;

export interface FoundTitle extends Match {
  readonly title: Title;
}

/** The titles that lists of the film database have named, in memory, by name: finds what a visitor means who misspells it. */
export class TitleIndex {
  readonly #maxTitles: number;
  #titles = new NameIndex<Title>();
  #acronyms = new Map<string, string[]>();
  /** The names of titles in other languages than English. */
  #local = new Map<LanguageCode, NameIndex<string>>();
  #localCount = 0;
  #pruning: Promise<void> | null = null;

  constructor({ maxTitles = MAX_TITLES } = {}) {
    this.#maxTitles = maxTitles;
  }

  get size(): number {
    return this.#titles.size;
  }

  /** A title in English; undefined where it is not known. */
  get({ type, id }: TitleKey): Title | undefined {
    return this.#titles.get(titleKeyText({ type, id }));
  }

  /** Learns the titles that a list of the film database has, which was requested in a language, or a title's names in others. */
  learn(record: unknown, language: LanguageCode): void {
    if (language !== DEFAULT_LANGUAGE) this.#addNames(language, namesIn(record, language));
    if (isDetails(record)) this.#addTranslations(keyOf(record), record.translations);
    else if (language === DEFAULT_LANGUAGE) this.add(listedTitles(record, Date.now()));
  }

  nameIn(language: LanguageCode, title: TitleKey): string | undefined {
    return this.#local.get(language)?.get(titleKeyText(title));
  }

  /** Adds names, in a language that somebody has requested, of titles that are known in English. */
  #addNames(language: LanguageCode, names: readonly LocalName[]): void {
    const local = this.#local.get(language) ?? new NameIndex<string>();
    this.#local.set(language, local);
    for (const { title, name } of names) this.#addName(local, title, name);
    if (this.#localCount > MAX_LOCAL_NAMES * SLACK) void this.prune();
  }

  /** Adds what a title is called in the languages that somebody has requested, while there is room. */
  #addTranslations(title: TitleKey, translations: Translated<TitleTexts>): void {
    for (const [language, local] of this.#local) {
      const name = translations[language]?.[0] ?? null;
      if (name === null || this.#localCount >= MAX_LOCAL_NAMES) continue;
      this.#addName(local, titleKeyText(title), name);
    }
  }

  #addName(local: NameIndex<string>, title: string, name: string): void {
    const english = this.#titles.get(title);
    if (english === undefined || english.name === name || local.get(title) === name) return;
    const before = local.size;
    local.set(title, name, queryForms(name));
    this.#localCount += local.size - before;
  }

  /** Adds titles, or replaces what was known of them. */
  add(titles: readonly Title[]): void {
    for (const title of titles) this.#add(title);
    if (this.#titles.added > this.#maxTitles * SLACK) void this.prune();
  }

  /** Forgets the least prominent titles beyond the limit. A title that is added meanwhile is known once added again. */
  prune(): Promise<void> {
    this.#pruning ??= this.#rebuild().finally(() => (this.#pruning = null));
    return this.#pruning;
  }

  /** The titles that a query may mean, by fit, then prominence. Empty below three letters, but for Han, kana and Hangul. */
  find(
    query: string,
    limit: number,
    language: LanguageCode = DEFAULT_LANGUAGE,
  ): readonly FoundTitle[] {
    const forms = queryForms(query);
    const typed = toForm(query);
    const { length } = typed.joined;
    if (length === 0 || length >= MAX_FORM_LENGTH) return [];
    if (length < MIN_LETTERS && !isDense(typed.joined)) return [];
    const grams = gramsOf(forms);
    const local = this.#local.get(language);
    const weightOf = (key: string) => this.#weightOf(key);
    const keys = new Set([
      ...(this.#acronyms.get(typed.joined) ?? []),
      ...this.#titles.candidates(grams, (_, title) => prominence(title)),
      ...(local?.candidates(grams, weightOf) ?? []),
    ]);
    const found: FoundTitle[] = [];
    for (const key of keys) {
      const english = this.#titles.get(key);
      const title = english && withLocalName(english, local?.get(key), language);
      const match = title && matchForms(forms, nameForms(title));
      if (match) found.push({ title, ...match });
    }
    return found.sort(byFit).slice(0, limit);
  }

  #add(title: Title): void {
    const key = titleKeyText(title);
    const before = this.#titles.get(key);
    if (before?.name === title.name && before.originalName === title.originalName) {
      return this.#titles.set(key, title, null);
    }
    const forms = nameForms(title);
    this.#titles.set(key, title, forms);
    for (const acronym of new Set(forms.map(acronymOf))) {
      if (acronym === null) continue;
      const keys = this.#acronyms.get(acronym);
      if (keys === undefined) this.#acronyms.set(acronym, [key]);
      else keys.push(key);
    }
  }

  /** The prominence of a title; below any where it is not known. */
  #weightOf(key: string): number {
    const title = this.#titles.get(key);
    return title === undefined ? -1 : prominence(title);
  }

  async #rebuild(): Promise<void> {
    const next = new TitleIndex({ maxTitles: Infinity });
    const titles = [...this.#titles]
      .map(([, title]) => title)
      .sort((one, other) => prominence(other) - prominence(one));
    for (const [index, title] of titles.slice(0, this.#maxTitles).entries()) {
      next.#add(title);
      if (index % TITLES_A_TICK === 0) await new Promise(setImmediate);
    }
    this.#titles = next.#titles;
    this.#acronyms = next.#acronyms;
    const names = [...this.#local]
      .flatMap(([language, local]) =>
        [...local].map(([title, name]) => ({
          language,
          title,
          name,
          weight: this.#weightOf(title),
        })),
      )
      .filter(({ weight }) => weight >= 0)
      .sort((one, other) => other.weight - one.weight);
    for (const [index, known] of names.slice(0, MAX_LOCAL_NAMES).entries()) {
      next.#addNames(known.language, [known]);
      if (index % TITLES_A_TICK === 0) await new Promise(setImmediate);
    }
    this.#local = next.#local;
    this.#localCount = next.#localCount;
  }
}

/** How likely a title is meant: popularity is that of the last days alone, the votes are those of all years. */
export function prominence({ popularity, voteCount }: Title): number {
  return popularity * Math.sqrt(1 + voteCount);
}

export function byFit(one: FoundTitle, other: FoundTitle): number {
  return one.cost - other.cost || prominence(other.title) - prominence(one.title);
}

/** A title out of the index with its name in a language; in English where that is not known. */
function withLocalName(title: Title, name: string | undefined, language: LanguageCode): Title {
  if (language === DEFAULT_LANGUAGE) return title;
  const { name: englishName } = title;
  return name === undefined
    ? { ...title, englishName, nameLanguage: DEFAULT_LANGUAGE }
    : { ...title, englishName, name };
}

/** The titles that a record of the film database lists, adult ones left out; none where it is no list. */
export function listedTitles(record: unknown, fetchedAt: number): readonly Title[] {
  return summariesIn(record)
    .filter(({ adult, softcore }) => !adult && !softcore)
    .map((item) => toTitle(item, { fetchedAt, stale: false }));
}

/** A title's name in another language than English. */
interface LocalName {
  /** `titleKeyText` of the title. */
  readonly title: string;
  readonly name: string;
}

/** The names that a record of the film database, which was requested in a language, has in it for titles. */
function namesIn(record: unknown, language: LanguageCode): readonly LocalName[] {
  if (!isDetails(record)) {
    return listedTitles(record, 0)
      .filter(({ name, originalName }) => name !== originalName)
      .map((title) => ({ title: titleKeyText(title), name: title.name }));
  }
  const name = record.translations[language]?.[0] ?? null;
  return name === null ? [] : [{ title: titleKeyText(keyOf(record)), name }];
}
