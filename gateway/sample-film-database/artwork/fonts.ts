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
export const measure = (face: Face, text: string): number =>
  pieces(face, text).reduce(
    (width, { font, text: piece }) => width + font.getAdvanceWidth(piece, 1),
    0,
  );

/** A command of a path; toPathData of the library writes NaN for some numbers that are all but whole. */
function write(command: opentype.PathCommand): string {
  const { type, ...points } = command;
  const { x1, y1, x2, y2, x, y } = points as Partial<Record<string, number>>;
  return (
    type +
    [x1, y1, x2, y2, x, y]
      .flatMap((value) => value ?? [])
      .map(round)
      .join(" ")
  );
}

/** The path of a line of type whose baseline starts at a point. */
export function outline(face: Face, text: string, size: number, x: number, y: number): string {
  let start = x;
  return pieces(face, text)
    .flatMap(({ font, text: piece }) => {
      const { commands } = font.getPath(piece, start, y, size);
      start += font.getAdvanceWidth(piece, size);
      return commands.map(write);
    })
    .join("");
}
