import type { Kind, Title } from "../catalog/title.ts";

type Measure = (title: Title) => number | string;

const SHARED: Readonly<Record<string, Measure>> = {
  popularity: (title) => title.popularity,
  vote_average: (title) => title.voteAverage,
  vote_count: (title) => title.voteCount,
};

const MEASURES: Readonly<Record<Kind, Readonly<Record<string, Measure>>>> = {
  movie: {
    ...SHARED,
    primary_release_date: (title) => title.date,
    title: (title) => title.title,
    original_title: (title) => title.originalTitle,
    revenue: () => 0,
  },
  tv: {
    ...SHARED,
    first_air_date: (title) => title.date,
    name: (title) => title.title,
    original_name: (title) => title.originalTitle,
  },
};

const SORT_KEY = /^([a-z_]+)\.(asc|desc)$/;

/** A sort key the kind knows, else the default: `popularity.desc`. */
export function sortKey(kind: Kind, text: string | null): string {
  const measure = SORT_KEY.exec(text ?? "")?.[1];
  return text !== null && measure !== undefined && Object.hasOwn(MEASURES[kind], measure)
    ? text
    : "popularity.desc";
}

/** Every sort key of a kind. */
export function sortKeys(kind: Kind): string[] {
  return Object.keys(MEASURES[kind]).flatMap((name) => [`${name}.asc`, `${name}.desc`]);
}

/**
 * Orders titles by a sort key; equal ones stay in the order they come in.
 *
 * @param titles the most popular first
 */
export function sorted(kind: Kind, titles: readonly Title[], key: string): readonly Title[] {
  if (key === "popularity.desc") return titles;
  const [name = "", direction] = key.split(".");
  const measure = MEASURES[kind][name];
  if (!measure) throw new Error(`no sort key ${key}`);
  const sign = direction === "asc" ? 1 : -1;
  return titles
    .map((title) => ({ title, value: measure(title) }))
    .sort((first, second) =>
      first.value < second.value ? -sign : first.value > second.value ? sign : 0,
    )
    .map(({ title }) => title);
}
