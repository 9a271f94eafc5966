import type { DiscoverFilter, TitleType } from "../../generated/schema.ts";
import { t } from "../../lib/messages.ts";
import type { FilterQuery } from "../../paths.ts";
import { getKindLabel, kindInUrl, readKinds, usualKinds } from "../services/offer-kinds.ts";
import {
  formatRuntimeBound,
  formatStars,
  getCertificationText,
  getProviderParts,
  type FilterNames,
} from "./filter-names.ts";
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
import type { FilterSet, Range } from "./filter-set.ts";
import { readCode, readDays, readNumber, readNumbers, readRange } from "./read-values.ts";
import { releaseSpanText } from "./release-span.ts";
import { readSort, writeSort } from "./sort-options.ts";

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

/** The URL that filters are read from. */
export interface FilterUrl {
  readonly type: TitleType;
  readonly offered: Offered;
  readonly get: (key: keyof FilterQuery) => string | null;
  /** All values of a key, which may stand there once for each. */
  readonly all: (key: keyof FilterQuery) => string;
}

/** A filter in force by its name, and what takes it out. */
export interface NamedFilter {
  /** Tells it from the others of a set. */
  readonly key: string;
  /** What it narrows to, such as `Action` or `Runtime: 1h 30m – 2h`. */
  readonly label: string;
  readonly change: Partial<FilterSet>;
}

/** One filter: all that is known of it, but for its control. A value of null binds nothing. */
export interface Filter {
  /** @param set what the filters before it read */
  readonly parse: (url: FilterUrl, set: FilterSet) => Partial<FilterSet>;
  /** Writes it for a URL; nothing but nulls where it does not narrow. */
  readonly write: (set: FilterSet, type: TitleType) => FilterQuery;
  /** What the gateway gets. */
  readonly toDiscover?: (set: FilterSet) => DiscoverFilter;
  /** Its names while it is in force. */
  readonly chip?: (set: FilterSet, names: FilterNames, type: TitleType) => readonly NamedFilter[];
}

/** The keys that a type has for itself; those of the other type are ignored and never written. */
const getKeys = (type: TitleType) =>
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

const among = <Value>(list: ReadonlySet<Value> | undefined, value: Value | null): Value | null =>
  value === null || !list || list.has(value) ? value : null;
const allAmong = <Value>(list: ReadonlySet<Value> | undefined, values: readonly Value[]) =>
  values.filter((value) => !list || list.has(value));
const without = <Value>(list: readonly Value[], ...gone: readonly Value[]): readonly Value[] =>
  list.filter((each) => !gone.includes(each));

const joined = (list: readonly (number | string)[]): string | null =>
  list.length === 0 ? null : list.join(",");
const some = <Value>(list: readonly Value[]): Value[] | null =>
  list.length === 0 ? null : [...list];
/** A bound that leaves something of its scale out. */
const lower = ({ min }: Range, scale: Range) => (min > scale.min ? min : null);
const upper = ({ max }: Range, scale: Range) => (max < scale.max ? max : null);

const labeled = (label: string, text: string): string => t("common.labeled", { label, text });
const spanOf = ({ min, max }: Range, format: (value: number) => string): string =>
  t("advanced-search.span", { from: format(min), to: format(max) });
const leftOut = (name: string): string => t("advanced-search.without", { name });
const genreName = (id: number, { genres }: FilterNames): string =>
  genres.find((genre) => genre.id === id)?.name ?? t("advanced-search.genre");
const nameByCode = (
  list: readonly { readonly code: string; readonly name: string }[],
  code: string,
): string => list.find((each) => each.code === code)?.name ?? code;

/** The filters in the order in which those in force are named. What has no name yet goes by what it is. */
export const filters: readonly Filter[] = [
  {
    parse: ({ get }) => ({ sort: readSort(get("sort_by")) }),
    write: ({ sort }) => ({ sort_by: sort === emptyFilterSet.sort ? null : writeSort(sort) }),
  },
  {
    parse: ({ all, offered }) => ({
      genres: allAmong(offered.genres, readNumbers(all("with_genres"), MAX_GENRES)),
    }),
    write: ({ genres }) => ({ with_genres: joined(genres) }),
    toDiscover: ({ genres }) => ({ genres: some(genres) }),
    chip: ({ genres }, names) =>
      genres.map((id) => ({
        key: `genre ${id}`,
        label: genreName(id, names),
        change: { genres: without(genres, id) },
      })),
  },
  {
    parse: ({ all, offered }) => ({
      providers: allAmong(
        offered.providers,
        readNumbers(all("with_watch_providers"), MAX_PROVIDERS),
      ),
    }),
    write: ({ providers }) => ({ with_watch_providers: joined(providers) }),
    toDiscover: ({ providers }) => ({ providers: some(providers) }),
    chip: ({ providers }, { families }) =>
      getProviderParts(providers, families).map(({ key, name, ids }) => ({
        key: `on ${key}`,
        label: name,
        change: { providers: without(providers, ...ids) },
      })),
  },
  {
    parse: ({ all, offered }, { genres }) => ({
      withoutGenres: without(
        allAmong(offered.genres, readNumbers(all("without_genres"), MAX_GENRES)),
        ...genres,
      ),
    }),
    write: ({ withoutGenres }) => ({ without_genres: joined(withoutGenres) }),
    toDiscover: ({ withoutGenres }) => ({ withoutGenres: some(withoutGenres) }),
    chip: ({ withoutGenres }, names) =>
      withoutGenres.map((id) => ({
        key: `no genre ${id}`,
        label: leftOut(genreName(id, names)),
        change: { withoutGenres: without(withoutGenres, id) },
      })),
  },
  {
    parse: ({ all, offered }, { providers }) => ({
      withoutProviders: without(
        allAmong(offered.providers, readNumbers(all("without_watch_providers"), MAX_PROVIDERS)),
        ...providers,
      ),
    }),
    write: ({ withoutProviders }) => ({ without_watch_providers: joined(withoutProviders) }),
    toDiscover: ({ withoutProviders }) => ({ withoutProviders: some(withoutProviders) }),
    chip: ({ withoutProviders }, { families }) =>
      getProviderParts(withoutProviders, families).map(({ key, name, ids }) => ({
        key: `not on ${key}`,
        label: leftOut(name),
        change: { withoutProviders: without(withoutProviders, ...ids) },
      })),
  },
  {
    parse: ({ all }) => ({ keywords: readNumbers(all("with_keywords"), MAX_KEYWORDS) }),
    write: ({ keywords }) => ({ with_keywords: joined(keywords) }),
    toDiscover: ({ keywords }) => ({ keywords: some(keywords) }),
    chip: ({ keywords }, { keywords: named }) =>
      (named === null ? [] : keywords).map((id) => ({
        key: `keyword ${id}`,
        label: labeled(
          t("advanced-search.keywords"),
          named?.find((each) => each.id === id)?.name ?? String(id),
        ),
        change: { keywords: without(keywords, id) },
      })),
  },
  {
    parse: ({ all, type }) => ({
      people: type === "MOVIE" ? readNumbers(all("with_people"), MAX_PEOPLE) : [],
    }),
    write: ({ people }, type) => ({ with_people: type === "MOVIE" ? joined(people) : null }),
    toDiscover: ({ people }) => ({ people: some(people) }),
    chip: ({ people }, { people: named }) =>
      (named === null ? [] : people).map((id) => ({
        key: `person ${id}`,
        label:
          named?.find((each) => each.id === id)?.name ??
          labeled(t("advanced-search.people"), String(id)),
        change: { people: without(people, id) },
      })),
  },
  {
    parse: ({ get, type, offered }) => {
      const country = among(offered.regions, readCode(get("certification_country")));
      const name = get("certification.lte")?.trim() ?? "";
      // The form that the age ratings of all countries have.
      const isRating = /^[\p{L}\p{N}][\p{L}\p{N} +./-]{0,19}$/u.test(name);
      return {
        certification: type === "MOVIE" && country !== null && isRating ? { country, name } : null,
      };
    },
    write: ({ certification }, type) => ({
      "certification.lte": type === "MOVIE" ? certification?.name : null,
      certification_country: type === "MOVIE" ? certification?.country : null,
    }),
    toDiscover: ({ certification }) => ({
      certificationMax: certification?.name ?? null,
      certificationCountry: certification?.country ?? null,
    }),
    chip: ({ certification }) =>
      certification === null
        ? []
        : [
            {
              key: "certification",
              label: labeled(t("advanced-search.ageRating"), getCertificationText(certification)),
              change: { certification: null },
            },
          ],
  },
  {
    parse: ({ all }) => ({
      offerKinds: readKinds(all("with_watch_monetization_types").split(/[,|\s]+/)),
    }),
    write: ({ offerKinds }) => ({
      with_watch_monetization_types: joined(offerKinds.map(kindInUrl)),
    }),
    toDiscover: ({ offerKinds }) => ({ offerKinds: some(offerKinds) }),
    chip: ({ offerKinds }) =>
      offerKinds.join() === usualKinds.join()
        ? [{ key: "no paid", label: t("advanced-search.noPaid"), change: { offerKinds: [] } }]
        : offerKinds.map((kind) => ({
            key: kind,
            label: getKindLabel(kind),
            change: { offerKinds: without(offerKinds, kind) },
          })),
  },
  {
    parse: ({ get }) => ({
      rating: readRange(get("vote_average.gte"), get("vote_average.lte"), ratingScale),
    }),
    write: ({ rating }) => ({
      "vote_average.gte": lower(rating, ratingScale),
      "vote_average.lte": upper(rating, ratingScale),
    }),
    toDiscover: ({ rating }) => ({
      voteAverageMin: lower(rating, ratingScale),
      voteAverageMax: upper(rating, ratingScale),
    }),
    chip: ({ rating }) => [
      {
        key: "rating",
        label: labeled(t("advanced-search.rating"), spanOf(rating, formatStars)),
        change: { rating: emptyFilterSet.rating },
      },
    ],
  },
  {
    parse: ({ get }) => ({
      runtime: readRange(get("with_runtime.gte"), get("with_runtime.lte"), runtimeScale),
    }),
    write: ({ runtime }) => ({
      "with_runtime.gte": lower(runtime, runtimeScale),
      "with_runtime.lte": upper(runtime, runtimeScale),
    }),
    toDiscover: ({ runtime }) => ({
      runtimeMin: lower(runtime, runtimeScale),
      runtimeMax: upper(runtime, runtimeScale),
    }),
    chip: ({ runtime }) => [
      {
        key: "runtime",
        label: labeled(t("advanced-search.runtime"), spanOf(runtime, formatRuntimeBound)),
        change: { runtime: emptyFilterSet.runtime },
      },
    ],
  },
  {
    parse: ({ get, type, offered }) => {
      const year = readNumber(get(getKeys(type).year));
      return { year: year !== null && yearChoices(offered.today).includes(year) ? year : null };
    },
    write: ({ year }, type) => ({ [getKeys(type).year]: year }),
    toDiscover: ({ year }) => ({ year }),
    chip: ({ year }) => [{ key: "year", label: String(year), change: { year: null } }],
  },
  {
    parse: ({ get, type }) => {
      const { from, to } = getKeys(type);
      const [releasedFrom, releasedTo] = readDays(get(from), get(to));
      return { releasedFrom, releasedTo };
    },
    write: ({ releasedFrom, releasedTo }, type) => {
      const { from, to } = getKeys(type);
      return { [from]: releasedFrom, [to]: releasedTo };
    },
    toDiscover: ({ releasedFrom, releasedTo }) => ({ releasedFrom, releasedTo }),
    chip: (set, _names, type) => [
      {
        key: "span",
        label: labeled(
          t(type === "MOVIE" ? "advanced-search.released" : "advanced-search.firstAired"),
          releaseSpanText(set) ?? "",
        ),
        change: { releasedFrom: null, releasedTo: null },
      },
    ],
  },
  {
    parse: ({ get, offered }) => ({ region: among(offered.regions, readCode(get("region"))) }),
    write: ({ region }) => ({ region }),
    toDiscover: ({ region }) => ({ region }),
    chip: ({ region }, { countries }) => [
      {
        key: "region",
        label: labeled(t("advanced-search.region"), nameByCode(countries, region ?? "")),
        change: { region: null },
      },
    ],
  },
  {
    parse: ({ get, offered }) => {
      const code = readCode(get("with_original_language"))?.toLowerCase() ?? null;
      return { originalLanguage: among(offered.languages, code) };
    },
    write: ({ originalLanguage }) => ({ with_original_language: originalLanguage }),
    toDiscover: ({ originalLanguage }) => ({ originalLanguage }),
    chip: ({ originalLanguage }, { languages }) => [
      {
        key: "language",
        label: labeled(
          t("advanced-search.originalLanguage"),
          nameByCode(languages, originalLanguage ?? ""),
        ),
        change: { originalLanguage: null },
      },
    ],
  },
  {
    parse: ({ get }) => ({
      includeAdult: /^\s*(true|1)\s*$/i.test(get("include_adult") ?? ""),
    }),
    write: ({ includeAdult }) => ({ include_adult: includeAdult || null }),
    toDiscover: ({ includeAdult }) => ({ includeAdult }),
    chip: () => [
      {
        key: "adult",
        label: t("advanced-search.adultShort"),
        change: { includeAdult: false },
      },
    ],
  },
];
