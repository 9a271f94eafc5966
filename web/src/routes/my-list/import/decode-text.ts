/** A text, and how its bytes were read. */
export interface DecodedText {
  readonly text: string;
  /** The name of an old encoding that was assumed; null for Unicode. */
  readonly assumed: string | null;
}

const MARKS: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ["utf-8", 0xef, 0xbb, 0xbf],
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];

/**
 * Reads text by the mark that it begins with, else as UTF-8, else as Windows-1252, which spreadsheets write in western
 * Europe.
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const marked = MARKS.find(([, ...mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return { text: new TextDecoder(marked[0]).decode(bytes), assumed: null };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), assumed: null };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), assumed: "Windows-1252" };
  }
};
