import type { TitleType } from "../../generated/schema.ts";
import type { FilterQuery } from "../../paths.ts";
import { filterKeys } from "../../paths.ts";
import { kindInUrl, readKinds } from "../services/offer-kinds.ts";
import type { FilterSet, Range, Scale } from "./filter-set.ts";
import {
  emptyFilterSet,
  MAX_GENRES,
  MAX_KEYWORDS,
  MAX_PEOPLE,
  MAX_PROVIDERS,
  ratingScale,
  runtimeScale,
  yearChoices,
} from "./filter-set.ts";
import { isSort, readSort, writeSort } from "./sort-options.ts";
import { readId } from "../../lib/url/read-id.ts";

/** Reads single values of a URL. What its control cannot show is ignored; nothing throws. */

/** A number in plain decimal digits, or null for anything else. */
const readNumber = (written: string | null): number | null => {
  const plain = written?.trim().replace(",", ".") ?? "";
  return /^-?\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : null;
};

/** A whole number that is among `choices`; null for anything else. */
const readChoice = (written: string | null, choices: readonly number[]): number | null => {
  const number = readNumber(written);
  return number !== null && choices.includes(number) ? number : null;
};

/**
 * Two bounds of a scale. One that is not on a step of it is none, and neither counts where the lower
 * is above the upper: no slider can show them.
 */
const readRange = (from: string | null, to: string | null, scale: Scale): Range => {
  const onScale = (written: string | null, otherwise: number) => {
    const number = readNumber(written);
    if (number === null || number < scale.min || number > scale.max) return otherwise;
    return Number.isInteger((number - scale.min) / scale.step) ? number : otherwise;
  };
  const min = onScale(from, scale.min);
  const max = onScale(to, scale.max);
  return min <= max ? { min, max } : { min: scale.min, max: scale.max };
};

/** Positive numbers separated by commas or bars, ascending, each once, the first `most` of them. */
const readNumbers = (written: string | null, most: number): readonly number[] => {
  const numbers = (written ?? "")
    .split(/[,|]/)
    .map((part) => readId(part.trim().replace(/^0+/, "")))
    .filter((number) => number !== null);
  return [...new Set(numbers)].slice(0, most).sort((a, b) => a - b);
};

/** A code of two letters, in capitals; null for anything else. */
const readCountryCode = (written: string | null): string | null => {
  const code = (written ?? "").trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? code : null;
};

/** A language code of two letters, in lower case; null for anything else. */
const readLanguageCode = (written: string | null): string | null =>
  readCountryCode(written)?.toLowerCase() ?? null;

/** A day that exists in the calendar, `YYYY-MM-DD`; null for anything else. */
const readDay = (written: string | null): string | null => {
  const day = (written ?? "").trim();
  if (!/^(18|19|20|21)\d\d-\d\d-\d\d$/.test(day)) return null;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
};

/** `true` or `1`, whatever the case. */
const readSwitch = (written: string | null): boolean => /^\s*(true|1)\s*$/i.test(written ?? "");

/** The keys that a type has for itself; those of the other type are ignored and never written. */
export const getKeys = (type: TitleType) =>
  type === "MOVIE"
    ? ({
        year: "primary_release_year",
        from: "primary_release_date.gte",
        to: "primary_release_date.lte",
      } as const)
    : ({
        year: "first_air_date_year",
        from: "first_air_date.gte",
        to: "first_air_date.lte",
      } as const);

/**
 * What the controls offer. A list that is not known (yet) is left out: then whatever has the form of
 * its values is taken.
 */
export interface Offered {
  /** `YYYY-MM-DD`: the years offered end with its year. */
  readonly today: string;
  readonly genres?: ReadonlySet<number>;
  readonly languages?: ReadonlySet<string>;
  readonly regions?: ReadonlySet<string>;
  readonly providers?: ReadonlySet<number>;
}

/**
 * Reads the filter set of a URL, for one type of title. Whatever the URL holds, the answer
 * is a valid set: a value that its control does not offer is ignored, as if it were not there; it is
 * never bent to the nearest. Never throws.
 */
export const readFilterSet = (
  query: URLSearchParams,
  type: TitleType,
  offered: Offered,
): FilterSet => {
  const keys = getKeys(type);
  // A form without scripts writes a key once for each value.
  const all = (key: string) => query.getAll(key).join(",");
  const [releasedFrom, releasedTo] = inOrder(
    readDay(query.get(keys.from)),
    readDay(query.get(keys.to)),
  );
  const genres = allAmong(offered.genres, readNumbers(all("with_genres"), MAX_GENRES));
  const providers = allAmong(
    offered.providers,
    readNumbers(all("with_watch_providers"), MAX_PROVIDERS),
  );
  const withoutGenres = readNumbers(all("without_genres"), MAX_GENRES);
  const withoutProviders = readNumbers(all("without_watch_providers"), MAX_PROVIDERS);
  return {
    sort: readSort(query.get("sort_by")),
    region: among(offered.regions, readCountryCode(query.get("region"))),
    originalLanguage: among(
      offered.languages,
      readLanguageCode(query.get("with_original_language")),
    ),
    genres,
    year: readChoice(query.get(keys.year), yearChoices(offered.today)),
    releasedFrom,
    releasedTo,
    rating: readRange(query.get("vote_average.gte"), query.get("vote_average.lte"), ratingScale),
    runtime: readRange(query.get("with_runtime.gte"), query.get("with_runtime.lte"), runtimeScale),
    includeAdult: readSwitch(query.get("include_adult")),
    providers,
    offerKinds: readKinds(all("with_watch_monetization_types").split(/[,|\s]+/)),
    withoutGenres: allAmong(offered.genres, withoutGenres).filter((id) => !genres.includes(id)),
    withoutProviders: allAmong(offered.providers, withoutProviders).filter(
      (id) => !providers.includes(id),
    ),
    keywords: readNumbers(all("with_keywords"), MAX_KEYWORDS),
    people: type === "MOVIE" ? readNumbers(all("with_people"), MAX_PEOPLE) : [],
    certification:
      type === "MOVIE"
        ? readCertification(
            query.get("certification.lte"),
            among(offered.regions, readCountryCode(query.get("certification_country"))),
          )
        : null,
  };
};

/** An age rating in the form that all countries have theirs; null without a country. */
const readCertification = (
  written: string | null,
  country: string | null,
): FilterSet["certification"] => {
  const name = written?.trim() ?? "";
  return country !== null && /^[\p{L}\p{N}][\p{L}\p{N} +./-]{0,19}$/u.test(name)
    ? { country, name }
    : null;
};

const among = <Value>(list: ReadonlySet<Value> | undefined, value: Value | null): Value | null =>
  value === null || !list || list.has(value) ? value : null;

const allAmong = <Value>(
  list: ReadonlySet<Value> | undefined,
  values: readonly Value[],
): readonly Value[] => values.filter((value) => !list || list.has(value));

/** Neither day counts where the first is after the last. */
const inOrder = (from: string | null, to: string | null) =>
  from !== null && to !== null && from > to ? ([null, null] as const) : ([from, to] as const);

/**
 * Writes a filter set for a URL: only what binds, so that equal searches have equal URLs.
 * `readFilterSet` gives it back.
 */
export const writeFilterSet = (set: FilterSet, type: TitleType): FilterQuery => {
  const keys = getKeys(type);
  const written: FilterQuery = {};
  if (set.sort !== emptyFilterSet.sort) written.sort_by = writeSort(set.sort);
  if (set.region !== null) written.region = set.region;
  if (set.originalLanguage !== null) written.with_original_language = set.originalLanguage;
  if (set.genres.length > 0) written.with_genres = set.genres.join(",");
  if (set.year !== null) written[keys.year] = set.year;
  if (set.releasedFrom !== null) written[keys.from] = set.releasedFrom;
  if (set.releasedTo !== null) written[keys.to] = set.releasedTo;
  if (set.rating.min > ratingScale.min) written["vote_average.gte"] = set.rating.min;
  if (set.rating.max < ratingScale.max) written["vote_average.lte"] = set.rating.max;
  if (set.runtime.min > runtimeScale.min) written["with_runtime.gte"] = set.runtime.min;
  if (set.runtime.max < runtimeScale.max) written["with_runtime.lte"] = set.runtime.max;
  if (set.includeAdult) written.include_adult = true;
  if (set.providers.length > 0) written.with_watch_providers = set.providers.join(",");
  if (set.offerKinds.length > 0) {
    written.with_watch_monetization_types = set.offerKinds.map(kindInUrl).join(",");
  }
  if (set.withoutGenres.length > 0) written.without_genres = set.withoutGenres.join(",");
  if (set.withoutProviders.length > 0) {
    written.without_watch_providers = set.withoutProviders.join(",");
  }
  if (set.keywords.length > 0) written.with_keywords = set.keywords.join(",");
  if (type === "MOVIE" && set.people.length > 0) written.with_people = set.people.join(",");
  if (type === "MOVIE" && set.certification !== null) {
    written["certification.lte"] = set.certification.name;
    written.certification_country = set.certification.country;
  }
  return written;
};

/**
 * What the filters of a URL should read, for those that are in it: null for one that was ignored.
 * What a URL may say without need, such as the usual order, is right as it is.
 */
export const correctFilters = (
  query: URLSearchParams,
  set: FilterSet,
  type: TitleType,
): Readonly<Record<string, string | null>> => {
  const written = writeFilterSet(set, type);
  const right = (key: (typeof filterKeys)[number]): string | null => {
    const [value = "", ...more] = query.getAll(key);
    if (more.length === 0 && saysTheUsual(key, value, set)) return value;
    return written[key] == null ? null : String(written[key]);
  };
  return Object.fromEntries(
    filterKeys.filter((key) => query.has(key)).map((key) => [key, right(key)]),
  );
};

const usual: Partial<Record<(typeof filterKeys)[number], string>> = {
  "vote_average.gte": String(ratingScale.min),
  "vote_average.lte": String(ratingScale.max),
  "with_runtime.gte": String(runtimeScale.min),
  "with_runtime.lte": String(runtimeScale.max),
  include_adult: "false",
};

const saysTheUsual = (key: (typeof filterKeys)[number], value: string, set: FilterSet): boolean =>
  key === "sort_by" ? isSort(value, set.sort) : value === usual[key];
