import type { TitleReference, TitleType } from "../../generated/schema.ts";

export interface ListKey {
  readonly type: TitleType;
  readonly id: number;
}

export interface ListEntry extends ListKey {
  readonly name: string;
  readonly year: number | null;
  readonly added: number;
}

/** So many titles the list holds: their references are requested fifty at a time, and a link names them all. */
export const MAX_LIST_TITLES = 500;
/** So many titles are marked as seen at most, some 500 KB: nothing is requested for them. */
export const MAX_SEEN_TITLES = 5_000;

/** Identifies a title, in the list's links too: `m550`, `t1396`. */
export const listKey = ({ type, id }: ListKey): string => `${type === "MOVIE" ? "m" : "t"}${id}`;

export const parseListKey = (key: string): ListKey | null => {
  const [, letter, digits] = /^([mt])([1-9]\d{0,9})$/.exec(key) ?? [];
  const id = Number(digits);
  if (letter === undefined || id > 2_147_483_647) return null;
  return { type: letter === "m" ? "MOVIE" : "TV", id };
};

export const toReference = ({ type, id }: ListKey): TitleReference =>
  type === "MOVIE" ? { movieId: id } : { tvShowId: id };

/** Each title once, where it is first; at most `max`. */
export const tidyList = <Key extends ListKey>(
  keys: readonly Key[],
  max: number = MAX_LIST_TITLES,
): readonly Key[] => {
  const first = new Map<string, Key>();
  for (const key of keys) {
    if (!first.has(listKey(key))) first.set(listKey(key), key);
  }
  return [...first.values()].slice(0, max);
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const readEntry = (value: unknown): ListEntry | null => {
  if (!isRecord(value)) return null;
  const { type, id, name, year, added } = value;
  if (type !== "MOVIE" && type !== "TV") return null;
  if (typeof id !== "number" || parseListKey(`m${id}`) === null) return null;
  return {
    type,
    id,
    name: typeof name === "string" ? name.slice(0, 300) : "",
    year: typeof year === "number" && Number.isInteger(year) ? year : null,
    added: typeof added === "number" && Number.isFinite(added) ? added : 0,
  };
};

export const parseList = (stored: string | null, max: number = MAX_LIST_TITLES) => {
  if (stored === null) return [];
  try {
    const value: unknown = JSON.parse(stored);
    if (!Array.isArray(value)) return [];
    return tidyList(
      value.map(readEntry).filter((entry) => entry !== null),
      max,
    );
  } catch {
    return [];
  }
};

/** The list with titles added at its end. Those that it has stay where they are, and what it has no room for is left out. */
export const withTitles = (
  list: readonly ListEntry[],
  titles: readonly ListEntry[],
  max: number = MAX_LIST_TITLES,
): readonly ListEntry[] => tidyList([...list, ...titles], max);

export const withoutTitles = (list: readonly ListEntry[], titles: readonly ListKey[]) => {
  const gone = new Set(titles.map(listKey));
  return list.filter((entry) => !gone.has(listKey(entry)));
};

export const withTitlesBack = (
  list: readonly ListEntry[],
  titles: readonly ListEntry[],
  max: number = MAX_LIST_TITLES,
): readonly ListEntry[] =>
  tidyList(
    [...list, ...titles].toSorted((one, other) => one.added - other.added),
    max,
  );
