import { type Face, measure, outline } from "./fonts.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Line {
  readonly text: string;
  /** For a size of 1. */
  readonly width: number;
}

/** What both faces' capitals take of their size, and a line of text. */
const CAPITAL = 0.86;
const LEADING = 1.02;
const MAX_LINES = 4;

const widest = (lines: readonly Line[]) => Math.max(...lines.map(({ width }) => width));

/** Breaks words into so many lines, the longest as short as it can be. */
function breakLines(words: readonly Line[], space: number, count: number): readonly Line[] {
  if (count === 1 || words.length === 1) {
    const width = words.reduce((sum, word) => sum + word.width + space, -space);
    return [{ text: words.map(({ text }) => text).join(" "), width }];
  }
  const ways = words.slice(1).map((_, index) => {
    const first = breakLines(words.slice(0, index + 1), space, 1);
    return [...first, ...breakLines(words.slice(index + 1), space, count - 1)];
  });
  return ways.reduce((best, way) => (widest(way) < widest(best) ? way : best));
}

/**
 * Sets a text into a box, broken over lines so that it is as large as it goes.
 * @returns its path
 */
export function setText(
  text: string,
  box: Box,
  face: Face,
  { bottom = false, largest = 110 }: { readonly bottom?: boolean; readonly largest?: number } = {},
): string {
  const words = text
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, 14)
    .map((word) => ({ text: word, width: measure(face, word) }));
  if (words.length === 0) return "";
  const space = measure(face, " ");
  const settings = Array.from({ length: Math.min(MAX_LINES, words.length) }, (_, index) => {
    const lines = breakLines(words, space, index + 1);
    const height = CAPITAL + (lines.length - 1) * LEADING;
    const size = Math.min(largest, box.width / widest(lines), box.height / height);
    return { lines, height, size };
  });
  const { lines, height, size } = settings.reduce((best, one) =>
    one.size > best.size * 1.05 ? one : best,
  );
  const top = bottom ? box.y + box.height - height * size : box.y;
  return lines
    .map((line, index) => {
      const left = box.x + (box.width - line.width * size) / 2;
      return outline(face, line.text, size, left, top + (CAPITAL + index * LEADING) * size);
    })
    .join("");
}
