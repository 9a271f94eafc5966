import { create, type Font, type Glyph } from "fontkit";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { round } from "./svg.ts";
import { unwrapWoff } from "./woff.ts";

/** Type as outlines: pictures look the same on every machine, whatever fonts it has. */

/** The faces titles are set in; each name is that of its package, with the weight. */
const FACES = {
  anton: "anton-400-normal",
  bebas: "bebas-neue-400-normal",
  oswald: "oswald-600-normal",
  playfair: "playfair-display-800-normal",
  playfairItalic: "playfair-display-700-italic",
  cormorant: "cormorant-700-normal",
  cormorantItalic: "cormorant-600-italic",
  abril: "abril-fatface-400-normal",
  righteous: "righteous-400-normal",
  limelight: "limelight-400-normal",
  typewriter: "special-elite-400-normal",
  grotesk: "space-grotesk-700-normal",
  groteskLight: "space-grotesk-400-normal",
} as const;

export type Face = keyof typeof FACES;

/** A line of type as an outline whose baseline starts at 0,0. */
export interface Outline {
  /** Path data, in the unit the size was given in. */
  path: string;
  width: number;
}

/** Measures of a face for a size of 1. */
export interface FaceMetrics {
  capHeight: number;
  ascent: number;
  descent: number;
}

const SUBSETS = ["latin", "latin-ext", "cyrillic"] as const;
const require = createRequire(import.meta.url);
const measured = new Map<Face, FaceMetrics>();
const opened = new Map<string, Font | undefined>();

/** Measures of a face, its capitals measured at an H: not every font file states their height. */
export function metrics(face: Face): FaceMetrics {
  const known = measured.get(face);
  if (known) return known;
  const font = open(face, "latin");
  if (!font) throw new Error(`the font ${FACES[face]} is not installed`);
  const found = {
    capHeight: font.glyphForCodePoint(72).bbox.maxY / font.unitsPerEm,
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
  };
  measured.set(face, found);
  return found;
}

/** The width of a line of type of size 1, with so much space added after each letter. */
export function measure(face: Face, text: string, tracking = 0): number {
  let width = 0;
  for (const run of runs(face, text)) {
    const scale = 1 / run.font.unitsPerEm;
    const layout = run.font.layout(run.text);
    width += layout.advanceWidth * scale + layout.glyphs.length * tracking;
  }
  return Math.max(0, width - tracking);
}

/** A line of type as an outline. Letters no face has are left out. */
export function outline(face: Face, text: string, size: number, tracking = 0): Outline {
  let x = 0;
  const parts: string[] = [];
  for (const run of runs(face, text)) {
    const scale = size / run.font.unitsPerEm;
    const layout = run.font.layout(run.text);
    for (const [index, glyph] of layout.glyphs.entries()) {
      const position = layout.positions[index];
      const start = x + (position?.xOffset ?? 0) * scale;
      parts.push(glyphPath(glyph, scale, start, face === "typewriter"));
      x += (position?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size;
    }
  }
  return { path: parts.join(""), width: Math.max(0, x - tracking * size) };
}

interface Run {
  font: Font;
  text: string;
}

/** Cuts a text into runs of letters that one font file has. */
function runs(face: Face, text: string): Run[] {
  const found: Run[] = [];
  for (const letter of text) {
    const font = fontFor(face, letter);
    if (!font) continue;
    const last = found.at(-1);
    if (last?.font === font) last.text += letter;
    else found.push({ font, text: letter });
  }
  return found;
}

function fontFor(face: Face, letter: string): Font | undefined {
  const code = letter.codePointAt(0) ?? 0;
  const faces: readonly Face[] = [face, "oswald", "playfair"];
  for (const candidate of faces) {
    for (const subset of SUBSETS) {
      const font = open(candidate, subset);
      if (font?.hasGlyphForCodePoint(code)) return font;
    }
  }
  return undefined;
}

/** Opens a font file once. Not every face has every subset. */
function open(face: Face, subset: (typeof SUBSETS)[number]): Font | undefined {
  const key = `${face}/${subset}`;
  if (opened.has(key)) return opened.get(key);
  const font = read(FACES[face], subset);
  opened.set(key, font);
  return font;
}

function read(name: string, subset: string): Font | undefined {
  const [, family = "", style = ""] = /^(.*)-(\d+-\w+)$/.exec(name) ?? [];
  let file: string;
  try {
    file = require.resolve(`@fontsource/${family}/files/${family}-${subset}-${style}.woff`);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "MODULE_NOT_FOUND") return;
    throw error;
  }
  const font = create(unwrapWoff(readFileSync(file)));
  return "fonts" in font ? font.fonts[0] : font;
}

const LETTERS = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
} as const;

/** A glyph's path data; steps that rounding has made nothing of are left out. */
function glyphPath(glyph: Glyph, scale: number, x: number, rough: boolean): string {
  const rounded = rough ? Math.round : round;
  let d = "";
  let at = "";
  for (const { command, args } of glyph.path.commands) {
    const numbers = args.map((value, index) =>
      rounded(index % 2 === 0 ? x + value * scale : -value * scale),
    );
    const end = numbers.slice(-2).join(" ");
    if (command !== "closePath" && command !== "moveTo" && end === at) continue;
    d += LETTERS[command] + numbers.join(" ");
    if (command !== "closePath") at = end;
  }
  return d;
}
