import type { DataFreshness, Title, TitlePage, TitleType } from "../titles/title.ts";

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

export type CreditSort = "popularity" | "newest";

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
