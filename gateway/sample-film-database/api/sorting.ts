import type { Kind, Title } from "../catalogue/title.ts";
import { byPopularity } from "../catalogue/catalogue.ts";

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

/** Orders titles by a sort key; equal ones by popularity. */
export function sorted(kind: Kind, titles: readonly Title[], key: string): Title[] {
  const [name = "", direction] = key.split(".");
  const measure = MEASURES[kind][name];
  if (!measure) throw new Error(`no sort key ${key}`);
  const sign = direction === "asc" ? 1 : -1;
  return [...titles].sort((first, second) => {
    const one = measure(first);
    const other = measure(second);
    return (one < other ? -sign : one > other ? sign : 0) || byPopularity(first, second);
  });
}
