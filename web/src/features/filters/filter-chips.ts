import type { TitleType } from "../../generated/schema.ts";
import { formatDuration, formatNumber } from "../../lib/format/format.ts";
import { t } from "../../lib/messages.ts";
import { getKindLabel, usualKinds } from "../services/offer-kinds.ts";
import { getChosen } from "../services/provider-family.ts";
import type { ProviderFamily } from "../services/provider-family.ts";
import { emptyFilterSet, ratingScale, runtimeScale } from "./filter-set.ts";
import type { Certification, FilterSet, Range } from "./filter-set.ts";
import { releaseSpanText } from "./release-span.ts";

/** A filter in force. */
export interface FilterChip {
  /** Tells it from the others of a set. */
  readonly key: string;
  /** What it narrows to, such as `Action` or `Runtime: 1h 30m – 2h`. */
  readonly label: string;
  /** The set without it. */
  readonly without: FilterSet;
}

interface Named<Key> {
  readonly id: Key;
  readonly name: string;
}
interface NamedByCode {
  readonly code: string;
  readonly name: string;
}

/** What the parts of a set are called; lists are empty while they load. */
export interface FilterNames {
  readonly genres: readonly Named<number>[];
  readonly languages: readonly NamedByCode[];
  readonly countries: readonly NamedByCode[];
  /** Null while they load: services are not named then. */
  readonly families: readonly ProviderFamily[] | null;
  /** Null while they load: neither is named then. */
  readonly keywords: readonly Named<number>[] | null;
  readonly people: readonly Named<number>[] | null;
}

/** A rating of 10 on the 5-point scale, as cards have it. */
export const formatStars = (rating: number): string => formatNumber(rating / 2);

/** The last step of the scale stands for everything longer. On a scale, whole hours stand alone. */
export const formatRuntimeBound = (minutes: number): string => {
  const written = formatDuration(minutes);
  return minutes === runtimeScale.max ? t("advanced-search.orMore", { value: written }) : written;
};

/** An age rating with whose it is: 'PG-13 (US)'. */
export const getCertificationText = ({ name, country }: Certification): string =>
  t("advanced-search.ageRatingOf", { rating: name, country });

const spanOf = ({ min, max }: Range, format: (value: number) => string): string =>
  t("advanced-search.span", { from: format(min), to: format(max) });

const labeled = (label: string, text: string): string => t("common.labeled", { label, text });

const without = <Value>(list: readonly Value[], ...gone: readonly Value[]): readonly Value[] =>
  list.filter((each) => !gone.includes(each));

const differs = (range: Range, other: Range): boolean =>
  range.min !== other.min || range.max !== other.max;

/**
 * The filters that a set has in force, each with the set that is left without it. The order of titles is no filter.
 * What has no name yet goes by what it is.
 */
export const getFilterChips = (
  type: TitleType,
  set: FilterSet,
  names: FilterNames,
): readonly FilterChip[] => {
  const named = (list: readonly NamedByCode[], code: string) =>
    list.find((each) => each.code === code)?.name ?? code;
  const genreName = (id: number) =>
    names.genres.find((genre) => genre.id === id)?.name ?? t("advanced-search.genre");
  const span = releaseSpanText(set);
  const chip = (key: string, label: string, change: Partial<FilterSet>): FilterChip => ({
    key,
    label,
    without: { ...set, ...change },
  });
  return [
    ...set.genres.map((id) =>
      chip(`genre ${id}`, genreName(id), { genres: without(set.genres, id) }),
    ),
    ...getProviderParts(set.providers, names.families).map(({ key, name, ids }) =>
      chip(`on ${key}`, name, { providers: without(set.providers, ...ids) }),
    ),
    ...set.withoutGenres.map((id) =>
      chip(`no genre ${id}`, t("advanced-search.without", { name: genreName(id) }), {
        withoutGenres: without(set.withoutGenres, id),
      }),
    ),
    ...getProviderParts(set.withoutProviders, names.families).map(({ key, name, ids }) =>
      chip(`not on ${key}`, t("advanced-search.without", { name }), {
        withoutProviders: without(set.withoutProviders, ...ids),
      }),
    ),
    ...(names.keywords === null ? [] : set.keywords).map((id) =>
      chip(
        `keyword ${id}`,
        labeled(
          t("advanced-search.keywords"),
          names.keywords?.find((each) => each.id === id)?.name ?? String(id),
        ),
        { keywords: without(set.keywords, id) },
      ),
    ),
    ...(names.people === null ? [] : set.people).map((id) =>
      chip(
        `person ${id}`,
        names.people?.find((each) => each.id === id)?.name ??
          labeled(t("advanced-search.people"), String(id)),
        { people: without(set.people, id) },
      ),
    ),
    ...(set.certification === null
      ? []
      : [
          chip(
            "certification",
            labeled(t("advanced-search.ageRating"), getCertificationText(set.certification)),
            { certification: null },
          ),
        ]),
    ...(set.offerKinds.join() === usualKinds.join()
      ? [chip("no paid", t("advanced-search.noPaid"), { offerKinds: [] })]
      : set.offerKinds.map((kind) =>
          chip(kind, getKindLabel(kind), { offerKinds: without(set.offerKinds, kind) }),
        )),
    ...(differs(set.rating, ratingScale)
      ? [
          chip("rating", labeled(t("advanced-search.rating"), spanOf(set.rating, formatStars)), {
            rating: emptyFilterSet.rating,
          }),
        ]
      : []),
    ...(differs(set.runtime, runtimeScale)
      ? [
          chip(
            "runtime",
            labeled(t("advanced-search.runtime"), spanOf(set.runtime, formatRuntimeBound)),
            { runtime: emptyFilterSet.runtime },
          ),
        ]
      : []),
    ...(set.year === null ? [] : [chip("year", String(set.year), { year: null })]),
    ...(span === null
      ? []
      : [
          chip(
            "span",
            labeled(
              t(type === "MOVIE" ? "advanced-search.released" : "advanced-search.firstAired"),
              span,
            ),
            { releasedFrom: null, releasedTo: null },
          ),
        ]),
    ...(set.region === null
      ? []
      : [
          chip("region", labeled(t("advanced-search.region"), named(names.countries, set.region)), {
            region: null,
          }),
        ]),
    ...(set.originalLanguage === null
      ? []
      : [
          chip(
            "language",
            labeled(
              t("advanced-search.originalLanguage"),
              named(names.languages, set.originalLanguage),
            ),
            { originalLanguage: null },
          ),
        ]),
    ...(set.includeAdult
      ? [chip("adult", t("advanced-search.adultShort"), { includeAdult: false })]
      : []),
  ];
};

interface ProviderPart {
  readonly key: string;
  readonly name: string;
  readonly ids: readonly number[];
}

/** Providers by name: a whole family as one, a part of one and what no family has by each. */
const getProviderParts = (
  providers: readonly number[],
  families: readonly ProviderFamily[] | null,
): readonly ProviderPart[] => {
  if (families === null) return [];
  const chosen = new Set(providers);
  const whole = families.filter((family) => getChosen(family, chosen) === "all");
  const inWhole = new Set(whole.flatMap((family) => family.providers.map(({ id }) => id)));
  const names = new Map(
    families.flatMap((family) => family.providers.map(({ id, name }) => [id, name] as const)),
  );
  return [
    ...whole.map(({ id, name, providers: all }) => ({
      key: id,
      name,
      ids: all.map((provider) => provider.id),
    })),
    ...providers
      .filter((id) => !inWhole.has(id))
      .map((id) => ({
        key: String(id),
        name: names.get(id) ?? t("services.number", { id: String(id) }),
        ids: [id],
      })),
  ];
};
