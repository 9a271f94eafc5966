import type { DiscoverSort, OfferKind } from "../../generated/schema.ts";

/**
 * What an advanced search is narrowed to, for one type of title. Every field always has a value: a
 * bound at the end of its range, an empty list or null does not narrow. Such a set is always valid:
 * nonsense is ignored where a URL is read.
 */
export interface FilterSet {
  readonly sort: DiscoverSort;
  /** An ISO 3166-1 code in capitals; null leaves it to the selected country. */
  readonly region: string | null;
  readonly originalLanguage: string | null;
  /** The film database's numbers, ascending, each once. */
  readonly genres: readonly number[];
  readonly year: number | null;
  readonly releasedFrom: string | null;
  readonly releasedTo: string | null;
  /** 0 to 10 in steps of 0.5. */
  readonly rating: Range;
  /** Minutes, 0 to 300 in steps of 5; 300 means "and longer". */
  readonly runtime: Range;
  readonly includeAdult: boolean;
  readonly providers: readonly number[];
  readonly offerKinds: readonly OfferKind[];
  /** Titles with none of these genres, and on none of these services: ascending, each once, none of those asked for. */
  readonly withoutGenres: readonly number[];
  readonly withoutProviders: readonly number[];
  readonly keywords: readonly number[];
  readonly people: readonly number[];
  /** Movies with an age rating of a country up to this one; of shows null. */
  readonly certification: Certification | null;
}

export interface Certification {
  readonly country: string;
  readonly name: string;
}

/** Both ends included, the lower never above the upper. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

export interface Scale extends Range {
  readonly step: number;
}

export const ratingScale: Scale = { min: 0, max: 10, step: 0.5 };
export const runtimeScale: Scale = { min: 0, max: 300, step: 5 };

export const MAX_GENRES = 20;
export const MAX_PROVIDERS = 50;
export const MAX_KEYWORDS = 5;
export const MAX_PEOPLE = 5;

export const emptyFilterSet: FilterSet = {
  sort: "POPULARITY_DESC",
  region: null,
  originalLanguage: null,
  genres: [],
  year: null,
  releasedFrom: null,
  releasedTo: null,
  rating: { min: ratingScale.min, max: ratingScale.max },
  runtime: { min: runtimeScale.min, max: runtimeScale.max },
  includeAdult: false,
  providers: [],
  offerKinds: [],
  withoutGenres: [],
  withoutProviders: [],
  keywords: [],
  people: [],
  certification: null,
};

/** The current year and the 79 before it, newest first. */
export const yearChoices = (today: string, first?: number): readonly number[] => {
  const last = Number(today.slice(0, 4));
  return Array.from(
    { length: first === undefined ? 80 : last - first + 1 },
    (_, ago) => last - ago,
  );
};
