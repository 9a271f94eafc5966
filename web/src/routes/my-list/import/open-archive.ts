import { strFromU8, strToU8, unzipSync, type UnzipFileInfo } from "fflate";

import { MAX_FILE_BYTES } from "./imported-list.ts";
import type { ImportNote } from "./import-notes.ts";

/** Files of an archive that are looked at. */
const MAX_FILES = 100;

/** Why an archive that is not damaged cannot be read, for the visitor. */
export class ArchiveError extends Error {
  readonly note: ImportNote;

  constructor(note: ImportNote) {
    super(String(note));
    this.note = note;
  }
}

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
  /(?:^|[\\/])(?:deleted|orphaned|__MACOSX)[\\/]|(?:^|[\\/])(?:\.|hidden-|likes-|user-|lists-lists\.)/i;
/** The list that a visitor most likely means comes first. */
const ORDER = [
  /(?:^|[\\/])(?:lists-)?watchlist[^\\/]*$(?<![\\/]lists[\\/][^\\/]*)/i,
  /watched(?!-history)[^/]*$(?<![\\/]lists[\\/][^\\/]*)/i,
  /(?:^|[\\/])lists?[\\/-]/i,
  /rating/i,
  /diary|history/i,
];

const rankOf = (name: string): number => {
  const rank = ORDER.findIndex((pattern) => pattern.test(name));
  return rank === -1 ? ORDER.length : rank;
};

const byRank = (one: string, other: string): number =>
  rankOf(one) - rankOf(other) || one.localeCompare(other, "en");

/**
 * The files of an archive that can be lists, the likeliest first. Numbered parts of one list, as Trakt writes, are one file.
 * Where they are more than are looked at, some are left out, which `cut` says.
 *
 * @throws ArchiveError for one with a password or with files that are too large alone, and what is wrong with a damaged one
 */
export const openArchive = (
  bytes: Uint8Array,
): { readonly files: ReadonlyMap<string, Uint8Array>; readonly cut: boolean } => {
  if (isEncrypted(bytes)) throw new ArchiveError("import.zipPassword");
  const lists: UnzipFileInfo[] = [];
  unzipSync(bytes, {
    filter: (file) => {
      if (/\.(?:csv|json|txt|tsv)$/i.test(file.name) && !LEFT_OUT.test(file.name)) lists.push(file);
      return false;
    },
  });
  const taken = new Set<string>();
  let size = 0;
  for (const { name, originalSize } of lists.toSorted((a, b) => byRank(a.name, b.name))) {
    const fits = originalSize <= MAX_FILE_BYTES && size + originalSize <= MAX_ARCHIVE_BYTES;
    if (!fits || taken.size === MAX_FILES) continue;
    taken.add(name);
    size += originalSize;
  }
  if (taken.size === 0 && lists.length > 0) throw new ArchiveError("import.zipTooLarge");
  const found = unzipSync(bytes, { filter: ({ name }) => taken.has(name) });
  return {
    files: new Map(joinParts(Object.entries(found)).toSorted(([a], [b]) => byRank(a, b))),
    cut: taken.size < lists.length,
  };
};

/** Whether a file of an archive has a password: the lowest bit of its flags in the central directory says so. */
const isEncrypted = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  let at = end < 0 ? bytes.length : view.getUint32(end + 16, true);
  while (at + 46 <= bytes.length && view.getUint32(at, true) === 0x02014b50) {
    if ((view.getUint16(at + 8, true) & 1) === 1) return true;
    at += 46 + [28, 30, 32].reduce((sum, field) => sum + view.getUint16(at + field, true), 0);
  }
  return false;
};

type NamedFile = readonly [name: string, content: Uint8Array];

/** Joins `watchlist-1.json`, `watchlist-2.json` and so on to `watchlist.json`: a list of lists. */
const joinParts = (files: readonly NamedFile[]): readonly NamedFile[] => {
  const numbered = files.map(([name, content]) => {
    const [, stem, digits] = /^(.+)[-_](\d+)\.json$/i.exec(name) ?? [];
    return {
      name: stem === undefined ? name : `${stem}.json`,
      part: Number(digits ?? 0),
      content,
    };
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
