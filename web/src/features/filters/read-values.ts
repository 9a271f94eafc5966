import { readId } from "../../lib/url/read-id.ts";
import type { Range, Scale } from "./filter-set.ts";

/** Reads single values of a URL. What its control cannot show is ignored; nothing throws. */

export const readNumber = (written: string | null): number | null => {
  const plain = written?.trim().replace(",", ".") ?? "";
  return /^-?\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : null;
};

/** A bound that is not on a step of the scale is none, and neither counts where the lower is above the upper. */
export const readRange = (from: string | null, to: string | null, scale: Scale): Range => {
  const onScale = (written: string | null, otherwise: number) => {
    const number = readNumber(written);
    if (number === null || number < scale.min || number > scale.max) return otherwise;
    return Number.isInteger((number - scale.min) / scale.step) ? number : otherwise;
  };
  const min = onScale(from, scale.min);
  const max = onScale(to, scale.max);
  return min <= max ? { min, max } : { min: scale.min, max: scale.max };
};

/** Positive numbers separated by commas or bars, ascending, each once, the first `most` of them. */
export const readNumbers = (written: string, most: number): readonly number[] => {
  const numbers = written
    .split(/[,|]/)
    .map((part) => readId(part.trim().replace(/^0+/, "")))
    .filter((number) => number !== null);
  return [...new Set(numbers)].slice(0, most).sort((a, b) => a - b);
};

export const readCode = (written: string | null): string | null => {
  const code = (written ?? "").trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? code : null;
};

const readDay = (written: string | null): string | null => {
  const day = (written ?? "").trim();
  if (!/^(18|19|20|21)\d\d-\d\d-\d\d$/.test(day)) return null;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
};

/** Two days; neither counts where the first is after the last. */
export const readDays = (first: string | null, last: string | null) => {
  const [from, to] = [readDay(first), readDay(last)];
  return from !== null && to !== null && from > to
    ? ([null, null] as const)
    : ([from, to] as const);
};
