import type { DiscoverFilter, TitleType } from "../../generated/schema.ts";
import { type PlainMessageName, t } from "../../lib/messages.ts";
import type { FilterQuery } from "../../paths.ts";
import { getKindLabel, kindInUrl, readKinds, usualKinds } from "../services/offer-kinds.ts";
import {
  formatRuntimeBound,
  formatStars,
  getCertificationText,
  getProviderParts,
  type FilterNames,
  type Part,
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
  type FilterSet,
  type Range,
  type Scale,
} from "./filter-set.ts";
import { readCode, readDays, readNumber, readNumbers, readRange } from "./read-values.ts";
import { releaseSpanText } from "./release-span.ts";
import { readSort, writeSort } from "./sort-options.ts";

interface Values<Value> {
  readonly has: (value: Value) => boolean;
}

/** What the controls offer. Where values are left out, whatever has their form is taken. */
export interface Offered {
  readonly today: string;
  readonly genres?: Values<number>;
  readonly languages?: Values<string>;
  readonly regions?: Values<string>;
}

interface FilterUrl {
  readonly type: TitleType;
  readonly offered: Offered;
  readonly get: (key: keyof FilterQuery) => string | null;
  readonly all: (key: keyof FilterQuery) => string;
}

interface NamedFilter {
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
  readonly toDiscover?: (set: FilterSet) => DiscoverFilter;
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

const among = <Value>(values: Values<Value> | undefined, value: Value | null): Value | null =>
  value === null || !values || values.has(value) ? value : null;
export const without = <Value>(
  list: readonly Value[],
  ...gone: readonly Value[]
): readonly Value[] => list.filter((each) => !gone.includes(each));

const joined = (list: readonly (number | string)[]): string | null =>
  list.length === 0 ? null : list.join(",");
const some = <Value>(list: readonly Value[]): Value[] | null =>
  list.length === 0 ? null : [...list];
const lower = ({ min }: Range, scale: Range) => (min > scale.min ? min : null);
const upper = ({ max }: Range, scale: Range) => (max < scale.max ? max : null);

const labeled = (label: PlainMessageName, text: string): string =>
  t("common.labeled", { label: t(label), text });
const leftOut = (name: string): string => t("advanced-search.without", { name });
const one = (key: string, label: string, change: Partial<FilterSet>): readonly NamedFilter[] => [
  { key, label, change },
];
const nameByCode = (list: FilterNames["languages"], code: string | null): string =>
  list.find((each) => each.code === code)?.name ?? code ?? "";
const byNumber = (
  ids: readonly number[],
  named: FilterNames["keywords"],
  write: (name: string | null, id: number) => string,
): readonly Part[] =>
  (named === null ? [] : ids).map((id) => ({
    key: String(id),
    name: write(named?.find((each) => each.id === id)?.name ?? null, id),
    ids: [id],
  }));

type ListField =
  | "genres"
  | "providers"
  | "withoutGenres"
  | "withoutProviders"
  | "keywords"
  | "people";

interface ListFilter {
  readonly max: number;
  readonly areOffered?: boolean;
  readonly except?: ListField;
  readonly ofMoviesAlone?: boolean;
  readonly name: (ids: readonly number[], names: FilterNames) => readonly Part[];
}

const list = (field: ListField, key: keyof FilterQuery, options: ListFilter): Filter => {
  const isOf = (type: TitleType) => type === "MOVIE" || !options.ofMoviesAlone;
  return {
    parse: ({ all, type, offered }, set) => ({
      [field]: readNumbers(isOf(type) ? all(key) : "", options.max).filter(
        (id) =>
          (!options.areOffered || among(offered.genres, id) !== null) &&
          !(options.except && set[options.except].includes(id)),
      ),
    }),
    write: (set, type) => ({ [key]: isOf(type) ? joined(set[field]) : null }),
    toDiscover: (set) => ({ [field]: some(set[field]) }),
    chip: (set, names) =>
      options.name(set[field], names).map((part) => ({
        key: `${field} ${part.key}`,
        label: part.name,
        change: { [field]: without(set[field], ...part.ids) },
      })),
  };
};

const nameGenres =
  (write = (name: string) => name): ListFilter["name"] =>
  (ids, { genres }) =>
    byNumber(ids, genres, (name) => write(name ?? t("advanced-search.genre")));

const nameServices =
  (write = (name: string) => name): ListFilter["name"] =>
  (ids, { families }) =>
    getProviderParts(ids, families).map((part) => ({ ...part, name: write(part.name) }));

const range = (
  field: "rating" | "runtime",
  [from, to]: readonly [keyof FilterQuery, keyof FilterQuery],
  [min, max]: readonly [keyof DiscoverFilter, keyof DiscoverFilter],
  scale: Scale,
  format: (value: number) => string,
): Filter => ({
  parse: ({ get }) => ({ [field]: readRange(get(from), get(to), scale) }),
  write: (set) => ({ [from]: lower(set[field], scale), [to]: upper(set[field], scale) }),
  toDiscover: (set) => ({ [min]: lower(set[field], scale), [max]: upper(set[field], scale) }),
  chip: (set) => {
    const span = { from: format(set[field].min), to: format(set[field].max) };
    const label = labeled(`advanced-search.${field}`, t("advanced-search.span", span));
    return one(field, label, { [field]: emptyFilterSet[field] });
  },
});

/** The filters in the order in which those in force are named. What has no name yet goes by what it is. */
export const filters: readonly Filter[] = [
  {
    parse: ({ get }) => ({ sort: readSort(get("sort_by")) }),
    write: ({ sort }) => ({ sort_by: sort === emptyFilterSet.sort ? null : writeSort(sort) }),
  },
  list("genres", "with_genres", { max: MAX_GENRES, areOffered: true, name: nameGenres() }),
  list("providers", "with_watch_providers", {
    max: MAX_PROVIDERS,
    name: nameServices(),
  }),
  list("withoutGenres", "without_genres", {
    max: MAX_GENRES,
    areOffered: true,
    except: "genres",
    name: nameGenres(leftOut),
  }),
  list("withoutProviders", "without_watch_providers", {
    max: MAX_PROVIDERS,
    except: "providers",
    name: nameServices(leftOut),
  }),
  list("keywords", "with_keywords", {
    max: MAX_KEYWORDS,
    name: (ids, { keywords }) =>
      byNumber(ids, keywords, (name, id) =>
        labeled("advanced-search.keywords", name ?? String(id)),
      ),
  }),
  list("people", "with_people", {
    max: MAX_PEOPLE,
    ofMoviesAlone: true,
    name: (ids, { people }) =>
      byNumber(ids, people, (name, id) => name ?? labeled("advanced-search.people", String(id))),
  }),
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
        : one(
            "certification",
            labeled("advanced-search.ageRating", getCertificationText(certification)),
            { certification: null },
          ),
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
        ? one("no paid", t("advanced-search.noPaid"), { offerKinds: [] })
        : offerKinds.flatMap((kind) =>
            one(kind, getKindLabel(kind), { offerKinds: without(offerKinds, kind) }),
          ),
  },
  range(
    "rating",
    ["vote_average.gte", "vote_average.lte"],
    ["voteAverageMin", "voteAverageMax"],
    ratingScale,
    formatStars,
  ),
  range(
    "runtime",
    ["with_runtime.gte", "with_runtime.lte"],
    ["runtimeMin", "runtimeMax"],
    runtimeScale,
    formatRuntimeBound,
  ),
  {
    parse: ({ get, type, offered }) => {
      const year = readNumber(get(getKeys(type).year));
      return { year: year !== null && yearChoices(offered.today).includes(year) ? year : null };
    },
    write: ({ year }, type) => ({ [getKeys(type).year]: year }),
    toDiscover: ({ year }) => ({ year }),
    chip: ({ year }) => one("year", String(year), { year: null }),
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
    chip: (set, _names, type) => {
      const released = type === "MOVIE" ? "advanced-search.released" : "advanced-search.firstAired";
      const label = labeled(released, releaseSpanText(set) ?? "");
      return one("span", label, { releasedFrom: null, releasedTo: null });
    },
  },
  {
    parse: ({ get, offered }) => ({ region: among(offered.regions, readCode(get("region"))) }),
    write: ({ region }) => ({ region }),
    toDiscover: ({ region }) => ({ region }),
    chip: ({ region }, { countries }) =>
      one("region", labeled("advanced-search.region", nameByCode(countries, region)), {
        region: null,
      }),
  },
  {
    parse: ({ get, offered }) => {
      const code = readCode(get("with_original_language"))?.toLowerCase() ?? null;
      return { originalLanguage: among(offered.languages, code) };
    },
    write: ({ originalLanguage }) => ({ with_original_language: originalLanguage }),
    toDiscover: ({ originalLanguage }) => ({ originalLanguage }),
    chip: ({ originalLanguage }, { languages }) =>
      one(
        "language",
        labeled("advanced-search.originalLanguage", nameByCode(languages, originalLanguage)),
        { originalLanguage: null },
      ),
  },
  {
    parse: ({ get }) => ({
      includeAdult: /^\s*(true|1)\s*$/i.test(get("include_adult") ?? ""),
    }),
    write: ({ includeAdult }) => ({ include_adult: includeAdult || null }),
    toDiscover: ({ includeAdult }) => ({ includeAdult }),
    chip: () => one("adult", t("advanced-search.adultShort"), { includeAdult: false }),
  },
];
