import type { TitleReference } from "../../../generated/schema.ts";
import { MAX_LIST_TITLES, MAX_SEEN_TITLES } from "../../../features/my-list/my-list.ts";
import { formatNames } from "../../../lib/format/format.ts";
import { t, type PlainMessageName } from "../../../lib/messages.ts";

export type ImportNote = PlainMessageName | { readonly columns: readonly string[] };

export const writeNote = (note: ImportNote): string =>
  typeof note === "string"
    ? t(note)
    : t("import.unknownColumns", { columns: formatNames(note.columns.slice(0, 8)) });

/** Where a list comes from: the name of a site, or that of a message. */
export const writeSource = (source: string): string => {
  switch (source) {
    case "import.yourFile":
    case "import.yourList":
    case "import.aList":
      return t(source);
    default:
      return source;
  }
};

export const MAX_FILE_BYTES = 20 * 1024 * 1024;
export const MAX_ROWS = 50_000;
export const MAX_COLUMNS = 100;

export interface ImportedTitle {
  /** Ways to look it up, the surest first; the next one counts where the film database has nothing for one. */
  readonly references: readonly TitleReference[];
  /** Its number in the film database where the list does not say whether it is a movie's or a show's. */
  readonly tmdbId: number | null;
  readonly label: string;
  /** Whether it was watched or rated, and whether it is one to watch: an export of this site has titles that are both. */
  readonly seen: boolean;
  readonly toWatch: boolean;
}

/** What one row, object or line of a list is: a title, or what it names else, as a person, an episode or a game. */
export type Entry =
  | { readonly kind: "title"; readonly title: ImportedTitle }
  | { readonly kind: "other"; readonly label: string };

interface ImportedList {
  readonly source: string;
  /** Each title once, the first of them: as many to watch as My list holds, and as many others as can be marked as seen. */
  readonly titles: readonly ImportedTitle[];
  readonly others: readonly string[];
  readonly rows: number;
  /** How many titles have no room. */
  readonly left: number;
}

export type ReadResult =
  | {
      readonly kind: "list";
      readonly list: ImportedList;
      readonly isCut: boolean;
      /** The file of an archive that it stands in, and all lists of that archive; null for a file by itself. */
      readonly archive: {
        readonly file: string;
        readonly files: readonly string[];
      } | null;
    }
  | { readonly kind: "problem"; readonly problem: ImportNote };

const SHOWN_CHARACTERS = 200;

const shorten = (text: string): string =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;

/** Sorts entries by what they are. Each title counts once, with all that is said of it. */
export const toImportedList = (source: string, entries: readonly Entry[]): ImportedList => {
  const others: string[] = [];
  const once = new Map<string, ImportedTitle>();
  for (const entry of entries) {
    if (entry.kind === "title") {
      const { references, tmdbId, label, seen, toWatch } = entry.title;
      const key = JSON.stringify([references, tmdbId]).toLocaleLowerCase("en");
      const known = once.get(key);
      once.set(key, {
        ...entry.title,
        label: shorten(label),
        seen: seen || (known?.seen ?? false),
        toWatch: toWatch || (known?.toWatch ?? false),
      });
    } else if (entry.label !== "") others.push(shorten(entry.label));
  }
  const all = [...once.values()];
  const take = (toWatch: boolean, max: number) =>
    all.filter((title) => title.toWatch === toWatch).slice(0, max);
  const taken = new Set([...take(true, MAX_LIST_TITLES), ...take(false, MAX_SEEN_TITLES)]);
  return {
    source,
    titles: all.filter((title) => taken.has(title)),
    others,
    rows: entries.length,
    left: all.length - taken.size,
  };
};
