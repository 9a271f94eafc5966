import { type Face, measure, metrics, outline } from "./fonts.ts";
import { round } from "./svg.ts";

/** Sets a title into a box: as large as it goes, broken over lines of like length. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Setting {
  face: Face;
  align: "left" | "centre" | "right";
  valign: "top" | "middle" | "bottom";
  /** Space after each letter, in parts of the size. */
  tracking: number;
  /** From baseline to baseline, in parts of the capitals' height. */
  leading: number;
  largest: number;
  uppercase: boolean;
}

/** A set title: outlines in place, and how much of the box it fills. */
export interface SetText {
  path: string;
  size: number;
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const MAX_LINES = 5;
const MAX_BLOCK_LINES = 6;

/** Sets a text as large as the box allows. An empty text sets nothing. */
export function setText(text: string, box: Box, setting: Setting): SetText {
  const words = wordsOf(setting.uppercase ? text.toUpperCase() : text);
  const { capHeight } = metrics(setting.face);
  let best: { lines: Line[]; size: number } = { lines: [], size: 0 };
  for (const lines of allBreaks(words, MAX_LINES, setting)) {
    const widest = Math.max(...lines.map((line) => line.width));
    const tall = capHeight * (1 + (lines.length - 1) * setting.leading);
    const size = Math.min(setting.largest, box.width / widest, box.height / tall);
    if (size > best.size * 1.04) best = { lines, size };
  }
  const lines = best.lines.map(({ text }) => text);
  return place(lines, best.size, box, setting);
}

/** Sets each word or pair of words as wide as the box: type as a block. */
export function setBlock(text: string, box: Box, setting: Setting): SetText {
  const words = wordsOf(setting.uppercase ? text.toUpperCase() : text);
  const { capHeight } = metrics(setting.face);
  const gap = box.width * 0.035;
  let best: { lines: string[]; sizes: number[]; height: number } | undefined;
  for (const lines of allBreaks(words, MAX_BLOCK_LINES, setting)) {
    const sizes = lines.map((line) => box.width / line.width);
    const gaps = (lines.length - 1) * gap;
    const height = sizes.reduce((sum, size) => sum + size * capHeight, gaps);
    if (height > box.height || (best && height < best.height)) continue;
    best = { lines: lines.map((line) => line.text), sizes, height };
  }
  if (!best) return setText(text, box, setting);
  let y = setting.valign === "bottom" ? box.y + box.height - best.height : box.y;
  if (setting.valign === "middle") y = box.y + (box.height - best.height) / 2;
  const top = y;
  const parts: string[] = [];
  for (const [index, line] of best.lines.entries()) {
    const size = best.sizes[index] ?? 0;
    y += size * capHeight;
    parts.push(shifted(outline(setting.face, line, size, setting.tracking).path, box.x, y));
    y += gap;
  }
  return {
    path: parts.join(""),
    size: Math.min(...best.sizes),
    top,
    bottom: top + best.height,
    left: box.x,
    right: box.x + box.width,
  };
}

/** Sets one line at a size, its baseline at a point. */
export function setLine(
  text: string,
  face: Face,
  size: number,
  x: number,
  y: number,
  align: Setting["align"] = "left",
  tracking = 0,
): string {
  const line = outline(face, text, size, tracking);
  return shifted(line.path, x - offsetOf(align, line.width), y);
}

function place(lines: readonly string[], size: number, box: Box, setting: Setting): SetText {
  const { capHeight } = metrics(setting.face);
  const step = size * capHeight * setting.leading;
  // Letters that reach below the line keep their distance from what stands beneath.
  const below =
    setting.valign === "bottom" && /[gjpqy,;]/.test(lines.at(-1) ?? "") ? 0.2 * size : 0;
  const height = size * capHeight + (lines.length - 1) * step + below;
  const spare = box.height - height;
  const top =
    box.y + (setting.valign === "top" ? 0 : setting.valign === "middle" ? spare / 2 : spare);
  let left = box.x + box.width;
  let right = box.x;
  const parts = lines.map((line, index) => {
    const set = outline(setting.face, line, size, setting.tracking);
    const x = box.x + offsetOf(setting.align, box.width) - offsetOf(setting.align, set.width);
    left = Math.min(left, x);
    right = Math.max(right, x + set.width);
    return shifted(set.path, x, top + size * capHeight + index * step);
  });
  return { path: parts.join(""), size, top, bottom: top + height, left, right };
}

function offsetOf(align: Setting["align"], width: number): number {
  return align === "left" ? 0 : align === "centre" ? width / 2 : width;
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** A line of words and its width for a size of 1. */
interface Line {
  text: string;
  width: number;
}

/** Breaks words over so many lines, for every number of lines up to the most. */
function allBreaks(words: readonly string[], most: number, setting: Setting): Line[][] {
  const widths = words.map((word) => measure(setting.face, word, setting.tracking));
  const space = measure(setting.face, "n n") - measure(setting.face, "nn") + 2 * setting.tracking;
  const ends = [0];
  for (const width of widths) ends.push((ends.at(-1) ?? 0) + width + space);
  const width = (from: number, to: number): number => (ends[to] ?? 0) - (ends[from] ?? 0) - space;
  const small = words.map(isSmallWord);
  // best[lines][end]: the least cost of setting the first `end` words on so many lines.
  const best: { cost: number; from: number }[][] = [[{ cost: 0, from: 0 }]];
  const count = Math.min(most, words.length);
  for (let line = 1; line <= count; line++) {
    const row: { cost: number; from: number }[] = [];
    for (let end = line; end <= words.length; end++) {
      for (let from = line - 1; from < end; from++) {
        const before = best[line - 1]?.[from];
        if (!before) continue;
        const dangling = end < words.length && small[end - 1] ? 0.6 : 0;
        const cost = Math.max(before.cost, width(from, end) + dangling);
        const known = row[end];
        if (!known || cost < known.cost) row[end] = { cost, from };
      }
    }
    best.push(row);
  }
  return Array.from({ length: count }, (_, index) => {
    const lines: Line[] = [];
    let end = words.length;
    for (let line = index + 1; line > 0; line--) {
      const from = best[line]?.[end]?.from ?? 0;
      lines.unshift({ text: words.slice(from, end).join(" "), width: width(from, end) });
      end = from;
    }
    return lines;
  });
}

/** Words that should not end a line. */
function isSmallWord(word: string): boolean {
  return /^(a|an|the|of|and|in|on|to|for|with|&|from|at|by|la|le|el|de)$/i.test(word);
}

/** Moves path data; only absolute commands occur in it. */
function shifted(data: string, dx: number, dy: number): string {
  return data.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
    return `${round(Number(x) + dx)} ${round(Number(y) + dy)}`;
  });
}
