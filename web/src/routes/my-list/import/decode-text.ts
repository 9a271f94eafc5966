import type { ImportNote } from "./import-notes.ts";

/** A text, and how its bytes were read. */
export interface DecodedText {
  readonly text: string;
  /** What to say of it; null where all of it is Unicode. */
  readonly note: ImportNote | null;
}

const MARKS: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ["utf-8", 0xef, 0xbb, 0xbf],
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];

const decode = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes);

/** UTF-16 without a mark has a zero in each of its first characters, which begin a table's header or JSON. */
const unmarkedEncoding = (bytes: Uint8Array): string | null => {
  const isZero = (at: number) => at < bytes.length && bytes[at] === 0;
  if (isZero(1) && isZero(3) && !isZero(0) && !isZero(2)) return "utf-16le";
  return isZero(0) && isZero(2) && !isZero(1) && !isZero(3) ? "utf-16be" : null;
};

/**
 * Reads text by the mark that it begins with, else as UTF-8, else as Windows-1252, which spreadsheets write in western
 * Europe. UTF-8 that is damaged stays UTF-8.
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const marked = MARKS.find(([, ...mark]) => mark.every((byte, index) => bytes[index] === byte));
  const encoding = marked?.[0] ?? unmarkedEncoding(bytes) ?? "utf-8";
  const text = decode(encoding, bytes);
  const damaged = text.match(/\uFFFD/g)?.length ?? 0;
  if (damaged === 0) return { text, note: null };
  const intact = (text.match(/\P{ASCII}/gu)?.length ?? 0) - damaged;
  if (encoding !== "utf-8" || marked || intact > damaged) {
    return {
      text,
      note: { damaged },
    };
  }
  return {
    text: decode("windows-1252", bytes),
    note: "import.windows1252",
  };
};
