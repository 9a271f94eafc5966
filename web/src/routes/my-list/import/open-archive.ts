import { strFromU8, strToU8, unzipSync } from "fflate";

import { MAX_FILE_BYTES } from "./imported-list.ts";

/** Files of an archive that are looked at. */
const MAX_FILES = 100;

/** Whether bytes begin as a ZIP file does. */
export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/** Bytes of all of them, unpacked. */
const MAX_ARCHIVE_BYTES = 5 * MAX_FILE_BYTES;

/**
 * What sites keep of what was deleted, hidden or liked, and of the visitor and the lists themselves; what programs put beside
 * files.
 */
const LEFT_OUT =
  /(?:^|\/)(?:deleted|orphaned|__MACOSX)\/|(?:^|\/)(?:\.|hidden-|likes-|user-|lists-lists\.)/i;
/** The list that a visitor most likely means comes first. */
const ORDER = [
  /watchlist/i,
  /watched(?!-history)[^/]*$/i,
  /(?:^|\/)lists?[/-]/i,
  /rating/i,
  /diary|history/i,
];

const rankOf = (name: string): number => {
  const rank = ORDER.findIndex((pattern) => pattern.test(name));
  return rank === -1 ? ORDER.length : rank;
};

/**
 * The files of an archive that can be lists, the likeliest first. Numbered parts of one list, as Trakt writes, are one file.
 *
 * @throws what is wrong with a damaged archive
 */
export const openArchive = (bytes: Uint8Array): ReadonlyMap<string, Uint8Array> => {
  let files = 0;
  let size = 0;
  const found = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const wanted =
        /\.(?:csv|json|txt|tsv)$/i.test(name) &&
        !LEFT_OUT.test(name) &&
        originalSize <= MAX_FILE_BYTES &&
        files < MAX_FILES &&
        size + originalSize <= MAX_ARCHIVE_BYTES;
      if (!wanted) return false;
      files += 1;
      size += originalSize;
      return true;
    },
  });
  return new Map(
    joinParts(Object.entries(found)).toSorted(
      ([a], [b]) => rankOf(a) - rankOf(b) || a.localeCompare(b, "en"),
    ),
  );
};

type NamedFile = readonly [name: string, content: Uint8Array];

/** Joins `watchlist-1.json`, `watchlist-2.json` and so on to `watchlist.json`: a list of lists. */
const joinParts = (files: readonly NamedFile[]): readonly NamedFile[] => {
  const numbered = files.map(([name, content]) => {
    const [, stem, digits] = /^(.+)[-_](\d+)\.json$/i.exec(name) ?? [];
    return { name: stem === undefined ? name : `${stem}.json`, part: Number(digits ?? 0), content };
  });
  return [...Map.groupBy(numbered, ({ name }) => name)].map(([name, parts]): NamedFile => {
    const [first] = parts;
    if (parts.length === 1 && first) return [name, first.content];
    const texts = parts
      .toSorted((one, other) => one.part - other.part)
      .map(({ content }) => strFromU8(content));
    return [name, strToU8(`[${texts.join(",")}]`)];
  });
};

/** Whether an archive is a spreadsheet. */
export const isSpreadsheet = (bytes: Uint8Array): boolean => {
  let found = false;
  unzipSync(bytes, {
    filter: ({ name }) => {
      found ||= name.startsWith("xl/") || name === "content.xml";
      return false;
    },
  });
  return found;
};
