import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as opentype from "opentype.js";
import { round } from "./svg.ts";

/** Type as outlines: pictures look the same on every machine, whatever fonts it has. */

const require = createRequire(import.meta.url);
const { parse } = require("opentype.js") as typeof opentype;
const FILES = {
  sans: ["anton/files/anton-latin-400-normal", "anton/files/anton-latin-ext-400-normal"],
  serif: ["latin", "latin-ext", "cyrillic"].map(
    (subset) => `playfair-display/files/playfair-display-${subset}-800-normal`,
  ),
};

export type Face = keyof typeof FILES;

const opened = new Map<string, opentype.Font>();

function open(file: string): opentype.Font {
  const known = opened.get(file);
  if (known) return known;
  const font = parse(
    new Uint8Array(readFileSync(require.resolve(`@fontsource/${file}.woff`))).buffer,
  );
  opened.set(file, font);
  return font;
}

/** The font that has a letter; of those of the other face where a face lacks it. */
function fontOf(face: Face, letter: string): opentype.Font | undefined {
  return [...FILES[face], ...FILES.serif]
    .map(open)
    .find((font) => letter === " " || font.charToGlyphIndex(letter) > 0);
}

/** Pieces of a text that one font has, each where it starts; sizes of 1. Letters that no font has are left out. */
function pieces(face: Face, text: string) {
  const found: { font: opentype.Font; text: string }[] = [];
  for (const letter of text) {
    const font = fontOf(face, letter);
    const last = found.at(-1);
    if (font !== undefined && last?.font === font) last.text += letter;
    else if (font !== undefined) found.push({ font, text: letter });
  }
  return found;
}

/** The width of a line of type of size 1. */
const measure = (face: Face, text: string): number =>
  pieces(face, text).reduce(
    (width, { font, text: piece }) => width + font.getAdvanceWidth(piece, 1),
    0,
  );

/** A command of a path; toPathData of the library writes NaN for some numbers that are all but whole. */
function write(command: opentype.PathCommand): string {
  const { type, ...points } = command;
  const { x1, y1, x2, y2, x, y } = points as Partial<Record<string, number>>;
  const written = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined).map(round);
  return type + written.join(" ");
}

/** The path of a line of type whose baseline starts at a point. */
function outline(face: Face, text: string, size: number, x: number, y: number): string {
  let start = x;
  return pieces(face, text)
    .flatMap(({ font, text: piece }) => {
      const { commands } = font.getPath(piece, start, y, size);
      start += font.getAdvanceWidth(piece, size);
      return commands.map(write);
    })
    .join("");
}

type Box = Readonly<Record<"x" | "y" | "width" | "height", number>>;

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
