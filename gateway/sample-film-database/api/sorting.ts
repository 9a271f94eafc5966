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
  },
  tv: {
    ...SHARED,
    first_air_date: (title) => title.date,
  },
};

const SORT_KEY = /^([a-z_]+)\.(asc|desc)$/;

/**
 * Orders titles by a sort key, such as `vote_average.desc`; equal ones stay in the order they come in, and all do where the
 * kind does not know the key.
 *
 * @param titles the most popular first
 */
export function sorted(kind: Kind, titles: readonly Title[], key: string | null): readonly Title[] {
  const [, name = "", direction] = SORT_KEY.exec(key ?? "") ?? [];
  const measure = Object.hasOwn(MEASURES[kind], name) ? MEASURES[kind][name] : undefined;
  if (measure === undefined) return titles;
  const sign = direction === "asc" ? 1 : -1;
  return titles
    .map((title) => ({ title, value: measure(title) }))
    .sort((first, second) =>
      first.value < second.value ? -sign : first.value > second.value ? sign : 0,
    )
    .map(({ title }) => title);
}
