import { unzipSync } from "fflate";

import { MAX_FILE_BYTES } from "./imported-list.ts";

/** Files of an archive that are looked at. */
const MAX_FILES = 100;

/** Whether bytes begin as a ZIP file does. */
export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/** What sites keep of what was deleted, and what programs put beside files. */
const LEFT_OUT = /(?:^|\/)(?:deleted|orphaned|__MACOSX)\/|(?:^|\/)\./i;
/** The list that a visitor most likely means comes first. */
const ORDER = [/watchlist/i, /watched/i, /(?:^|\/)lists?[/-]/i, /rating/i, /diary|history/i];

const rankOf = (name: string): number => {
  const rank = ORDER.findIndex((pattern) => pattern.test(name));
  return rank === -1 ? ORDER.length : rank;
};

/**
 * The files of an archive that can be lists, the likeliest first.
 *
 * @throws what is wrong with a damaged archive
 */
export const openArchive = (bytes: Uint8Array): ReadonlyMap<string, Uint8Array> => {
  let files = 0;
  const found = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const wanted =
        /\.(?:csv|json|txt|tsv)$/i.test(name) &&
        !LEFT_OUT.test(name) &&
        originalSize <= MAX_FILE_BYTES &&
        files < MAX_FILES;
      if (wanted) files += 1;
      return wanted;
    },
  });
  return new Map(
    Object.entries(found).toSorted(([a], [b]) => rankOf(a) - rankOf(b) || a.localeCompare(b, "en")),
  );
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
