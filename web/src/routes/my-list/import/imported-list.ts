import type { TitleReference } from "../../../generated/schema.ts";
import { MAX_LIST_TITLES, MAX_SEEN_TITLES } from "../../../features/my-list/my-list.ts";
import type { ImportNote } from "./import-notes.ts";

/** The largest file that is read, packed or unpacked, in bytes. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** Rows, objects or lines that are read at most. */
export const MAX_ROWS = 50_000;

export interface ImportedTitle {
  /** Ways to look it up, the surest first; the next one counts where the film database has nothing for one. */
  readonly references: readonly TitleReference[];
  /** Its number in the film database where the list does not say whether it is a movie's or a show's. */
  readonly tmdbId: number | null;
  readonly label: string;
  /** When it came to the list, in milliseconds since 1970; null when the list does not say. */
  readonly date: number | null;
  /** Whether it was watched or rated, and whether it is one to watch: an export of this site has titles that are both. */
  readonly seen: boolean;
  readonly toWatch: boolean;
}

/** What one row, object or line of a list is. `other` is a game, a song and the like. */
export type Entry =
  | { readonly kind: "title"; readonly title: ImportedTitle }
  | {
      readonly kind: "person" | "episode" | "other" | "unreadable";
      readonly label: string;
    };

export interface ImportedList {
  /** Where it comes from, such as `Letterboxd`. */
  readonly source: string;
  /**
   * Each title once, at most as many to watch as My list holds, and as many others as can be marked as seen: with dates the
   * newest, of which older ones come first; else the first.
   */
  readonly titles: readonly ImportedTitle[];
  /** What else was read, as the list names it. */
  readonly persons: readonly string[];
  readonly episodes: readonly string[];
  readonly others: readonly string[];
  readonly unreadable: readonly string[];
  readonly rows: number;
  /** How many rows named a title again. */
  readonly repeated: number;
  /** How many titles have no room. */
  readonly left: number;
  /** Whether the list says when its titles came to it. */
  readonly dated: boolean;
}

export type ReadResult =
  | {
      readonly kind: "list";
      readonly list: ImportedList;
      /** What to say of how it was read; null when there is nothing. */
      readonly notes: readonly ImportNote[];
      /** The file of an archive that it stands in, and all lists of that archive; null for a file by itself. */
      readonly archive: {
        readonly file: string;
        readonly files: readonly string[];
      } | null;
    }
  | { readonly kind: "problem"; readonly problem: ImportNote };

/** So much of a line or value is shown: one may have megabytes. */
const SHOWN_CHARACTERS = 200;

const shorten = (text: string): string =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;

const keyOf = ({ references, tmdbId }: ImportedTitle): string =>
  JSON.stringify([references[0], tmdbId]).toLocaleLowerCase("en");

/**
 * Sorts entries by what they are. Each title counts once, with all that is said of it, and where there are too many the
 * newest stay.
 */
export const toImportedList = (source: string, entries: readonly Entry[]): ImportedList => {
  const labels = (wanted: Entry["kind"]) =>
    entries.flatMap((entry) =>
      entry.kind === wanted && entry.kind !== "title" && entry.label !== ""
        ? [shorten(entry.label)]
        : [],
    );
  const all = entries.flatMap((entry) => (entry.kind === "title" ? [entry.title] : []));
  const once = new Map<string, ImportedTitle>();
  for (const title of all) {
    const known = once.get(keyOf(title));
    const isNewer = known === undefined || (title.date ?? -Infinity) > (known.date ?? -Infinity);
    const latest = isNewer ? title : known;
    once.set(keyOf(title), {
      ...latest,
      label: shorten(latest.label),
      seen: latest.seen || (known?.seen ?? false),
      toWatch: latest.toWatch || (known?.toWatch ?? false),
    });
  }
  const inOrder = [...once.values()];
  const dated = inOrder.some(({ date }) => date !== null);
  const byDate = dated
    ? inOrder.toSorted((a, b) => (a.date ?? -Infinity) - (b.date ?? -Infinity) || 0)
    : inOrder;
  const take = (some: readonly ImportedTitle[], max: number) =>
    dated ? some.slice(-max) : some.slice(0, max);
  const taken = new Set([
    ...take(
      byDate.filter(({ toWatch }) => toWatch),
      MAX_LIST_TITLES,
    ),
    ...take(
      byDate.filter(({ toWatch }) => !toWatch),
      MAX_SEEN_TITLES,
    ),
  ]);
  const titles = byDate.filter((title) => taken.has(title));
  return {
    source,
    titles,
    persons: labels("person"),
    episodes: labels("episode"),
    others: labels("other"),
    unreadable: labels("unreadable"),
    rows: entries.length,
    repeated: all.length - once.size,
    left: once.size - titles.length,
    dated,
  };
};
