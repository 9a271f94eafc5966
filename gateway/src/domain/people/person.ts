import {
  type DataFreshness,
  type Title,
  type TitlePage,
  toPageNumbers,
  toTitle,
} from "../titles/title.ts";
import { DEFAULT_LANGUAGE } from "@flickmap/schema/languages.ts";
import type { CachedResult } from "../../film-database/cache/film-database-cache.ts";
import type { CreditRecord, PersonDetailsRecord } from "../../film-database/records/person.ts";
import {
  type PersonPageRecord,
  type PersonSummaryRecord,
  type TitleType,
  titleKeyText,
} from "../../film-database/records/title.ts";
import type { RequestLanguage } from "../titles/request-language.ts";

/** Someone who took part in making a title, as credits name them. */
export interface CreditedPerson {
  readonly id: number;
  readonly name: string;
  readonly profilePath: string | null;
}

export interface Person extends CreditedPerson {
  /** Such as `Directing`; null when unknown. */
  readonly department: string | null;
  readonly popularity: number;
  /** At most three titles. */
  readonly knownFor: readonly Title[];
  readonly freshness: DataFreshness;
}

export function isListed(person: CreditedPerson): person is Person {
  return "popularity" in person;
}

export interface PersonPage {
  readonly results: readonly Person[];
  readonly page: number;
  readonly totalPages: number;
  readonly totalResults: number;
  readonly freshness: DataFreshness;
}

export interface Credit {
  readonly title: Title;
  /** Whom they play; empty where they play nobody or that is unknown. */
  readonly characters: readonly string[];
  /** What they did of the crew's work, such as `Director`. */
  readonly jobs: readonly string[];
}

export interface PersonDetails extends CreditedPerson {
  readonly department: string | null;
  readonly biography: string | null;
  /** BCP 47: the language of the biography where it is not that of the request; null where it is. */
  readonly biographyLanguage: string | null;
  /** `YYYY-MM-DD`; null when unknown. */
  readonly birthday: string | null;
  /** `YYYY-MM-DD`; null when unknown or alive. */
  readonly deathday: string | null;
  readonly birthplace: string | null;
  readonly externalIds: { readonly imdb: string | null; readonly wikidata: string | null };
  /** Each title once, the most popular first. */
  readonly credits: readonly Credit[];
  /** What most people know them for, at most 12 titles. */
  readonly knownFor: readonly Title[];
  readonly freshness: DataFreshness;
}

type CreditSort = "popularity" | "newest";

export interface CreditFilter {
  /** Null for both. */
  readonly type: TitleType | null;
  readonly sort: CreditSort;
  /** From 1. */
  readonly page: number;
}

export interface CreditPage extends Pick<
  TitlePage,
  "page" | "totalPages" | "totalResults" | "narrowedFrom" | "freshness"
> {
  readonly results: readonly Credit[];
}

const KNOWN_FOR = 12;
/** The genres of talk shows and news, where persons appear as themselves. */
const GENRES_OF_APPEARANCES: readonly number[] = [10767, 10763];
const AS_THEMSELVES = /^(?:self|himself|herself|themselves)\b/iu;

export function toPerson(
  record: PersonSummaryRecord,
  freshness: DataFreshness,
  language: RequestLanguage,
): Person {
  return {
    id: record.id,
    name: record.name,
    profilePath: record.profile_path,
    department: record.known_for_department,
    popularity: record.popularity,
    knownFor: record.known_for.map((title) => toTitle(title, freshness, language)),
    freshness,
  };
}

/** A page of persons. */
export function toPersonPage(
  { value, ...freshness }: CachedResult<PersonPageRecord>,
  language: RequestLanguage,
): PersonPage {
  const results = value.results.map((person) => toPerson(person, freshness, language));
  return { ...toPageNumbers(value), results, freshness };
}

export function toPersonDetails(
  { value, ...freshness }: CachedResult<PersonDetailsRecord | null>,
  language: RequestLanguage,
): PersonDetails | null {
  if (value === null) return null;
  const { cast, crew } = value.combined_credits;
  const merged = mergeCredits([...cast, ...crew], freshness, language).sort(byPopularity);
  const bestKnown = getBestKnown(merged, value.known_for_department === "Acting");
  return {
    id: value.id,
    name: value.name,
    profilePath: value.profile_path,
    department: value.known_for_department,
    ...toBiography(value, language),
    birthday: value.birthday,
    deathday: value.deathday,
    birthplace: value.place_of_birth,
    externalIds: { imdb: value.external_ids.imdb_id, wikidata: value.external_ids.wikidata_id },
    credits: [...new Set([...bestKnown, ...merged])],
    knownFor: bestKnown.map(({ title }) => title),
    freshness,
  };
}

/** The biography in the language, where it has one of whatever region, else in English. */
function toBiography(
  { biography, translations }: PersonDetailsRecord,
  { code }: RequestLanguage,
): Pick<PersonDetails, "biography" | "biographyLanguage"> {
  const known = biography ?? translations[code] ?? null;
  const { en: english } = translations;
  return known !== null || english === undefined
    ? { biography: known, biographyLanguage: null }
    : { biography: english, biographyLanguage: DEFAULT_LANGUAGE };
}

/** A title is named once for each part that a person had in it; here it is one credit. */
function mergeCredits(
  records: readonly CreditRecord[],
  freshness: DataFreshness,
  language: RequestLanguage,
): Credit[] {
  const merged = new Map<string, { title: Title; characters: string[]; jobs: string[] }>();
  for (const { character, job, ...record } of records) {
    const key = titleKeyText({ type: record.media_type, id: record.id });
    const credit = merged.get(key) ?? {
      title: toTitle(record, freshness, language),
      characters: [],
      jobs: [],
    };
    merged.set(key, credit);
    if (character !== null && !credit.characters.includes(character)) {
      credit.characters.push(character);
    }
    if (job !== null && !credit.jobs.includes(job)) credit.jobs.push(job);
  }
  return [...merged.values()];
}

/** The titles with the most votes that a person acted in, or worked on where acting is not what they are known for. */
function getBestKnown(credits: readonly Credit[], acting: boolean): readonly Credit[] {
  const works = credits.filter((credit) => !isAppearance(credit));
  const fitting = works.filter(({ jobs }) => acting || jobs.length > 0);
  return (fitting.length > 0 ? fitting : works)
    .toSorted((one, other) => other.title.voteCount - one.title.voteCount)
    .slice(0, KNOWN_FOR);
}

/** Appearances as themselves last, however popular a talk show is. */
function byPopularity(one: Credit, other: Credit): number {
  return (
    Number(isAppearance(one)) - Number(isAppearance(other)) ||
    other.title.popularity - one.title.popularity
  );
}

function isAppearance({ title, characters, jobs }: Credit): boolean {
  if (jobs.length > 0) return false;
  return (
    title.genreIds.some((genre) => GENRES_OF_APPEARANCES.includes(genre)) ||
    (characters.length > 0 && characters.every((character) => AS_THEMSELVES.test(character)))
  );
}
