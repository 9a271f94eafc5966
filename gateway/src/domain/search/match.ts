import { isDense } from "@flickmap/schema/short-query.ts";
import { acronymOf, type NameForm } from "./fold.ts";

/** How well a query fits a name, the best first. */
export const FIT = {
  /** It is the name. */
  exact: 0,
  /** The name begins with it, it is the name's initials, or it is the original name or its beginning. */
  leading: 1,
  /** Each of its words begins a word of the name, in any order; letters of Han, kana and Hangul are anywhere in it. */
  words: 2,
  /** The same with typing errors, which are added to this. */
  misspelled: 3,
} as const;

export interface Match {
  /** One of `FIT`, for an original name a little more; from `FIT.misspelled` on with the number of typing errors added. */
  readonly cost: number;
  readonly form: NameForm;
}

/** The name that is shown counts before the original one. */
const ORIGINAL_EXACT = 0.25;
const ORIGINAL_LEADING = 0.5;
/** A misspelled beginning, and misspelled words in another order, are less likely to be meant than all of a name. */
const PREFIX_PENALTY = 0.5;
const WORDS_PENALTY = 0.75;

function toleratedErrors(length: number): number {
  if (length < 4) return 0;
  if (length < 8) return 1;
  return length < 14 ? 2 : 3;
}

export function fitsExactly({ cost }: Pick<Match, "cost">): boolean {
  return cost < FIT.misspelled;
}

/** @returns the best match of a query's forms with those of a title's names; null where none fits */
export function matchForms(typed: readonly NameForm[], forms: readonly NameForm[]): Match | null {
  let best: Match | null = null;
  for (const query of typed) {
    for (const form of forms) {
      const cost = costOf(query, form);
      if (cost !== null && (best === null || cost < best.cost)) best = { cost, form };
    }
  }
  return best;
}

function costOf(query: NameForm, form: NameForm): number | null {
  if (query.joined === form.joined && form.whole) {
    return form.original ? FIT.leading + ORIGINAL_EXACT : FIT.exact;
  }
  if (form.joined.startsWith(query.joined)) {
    return FIT.leading + (form.original ? ORIGINAL_LEADING : 0);
  }
  if (query.words.length === 1 && acronymOf(form) === query.joined) return FIT.leading;
  if (query.words.every((word) => form.words.some((other) => other.startsWith(word)))) {
    return FIT.words;
  }
  if (isDense(query.joined) && form.joined.includes(query.joined)) return FIT.words;
  const errors = Math.min(errorsInName(query, form), errorsInWords(query, form));
  return Number.isFinite(errors) ? FIT.misspelled + errors : null;
}

function errorsInName({ joined }: NameForm, form: NameForm): number {
  const tolerated = toleratedErrors(joined.length);
  if (tolerated === 0) return Infinity;
  const { whole, prefix } = editDistance(
    joined,
    form.joined.slice(0, joined.length + tolerated + 1),
  );
  const isWhole = form.joined.length <= joined.length + tolerated;
  // Few mistake the first letter: a beginning of which that is all is another name's.
  const isPrefix = joined.charAt(0) === form.joined.charAt(0);
  const errors = Math.min(
    isWhole ? whole + (form.whole ? 0 : PREFIX_PENALTY) : Infinity,
    isPrefix ? prefix + PREFIX_PENALTY : Infinity,
  );
  return errors > tolerated + PREFIX_PENALTY ? Infinity : errors;
}

function errorsInWords({ words, joined }: NameForm, form: NameForm): number {
  if (words.length < 2) return Infinity;
  let sum = 0;
  for (const word of words) {
    let fewest = Infinity;
    for (const other of form.words) {
      if (other.startsWith(word)) fewest = 0;
      const tolerated = toleratedErrors(word.length);
      if (fewest === 0 || Math.abs(other.length - word.length) > tolerated) continue;
      const { whole } = editDistance(word, other);
      if (whole <= tolerated) fewest = Math.min(fewest, whole);
    }
    sum += fewest;
  }
  return sum > toleratedErrors(joined.length) ? Infinity : sum + WORDS_PENALTY;
}

/** Optimal string alignment distance: missing, added, mistaken and swapped letters count 1 each. */
function editDistance(typed: string, name: string) {
  const width = name.length + 1;
  let beforeLast = new Uint16Array(width);
  let last = Uint16Array.from({ length: width }, (_, column) => column);
  let current = new Uint16Array(width);
  for (let row = 1; row <= typed.length; row += 1) {
    current[0] = row;
    const letter = typed.charCodeAt(row - 1);
    for (let column = 1; column < width; column += 1) {
      const other = name.charCodeAt(column - 1);
      let distance = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (letter === other ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        letter === name.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === other;
      if (swapped) distance = Math.min(distance, at(beforeLast, column - 2) + 1);
      current[column] = distance;
    }
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  // To all of the other text, and to the closest beginning of it.
  return { whole: at(last, width - 1), prefix: last.reduce((min, value) => Math.min(min, value)) };
}

/** A value of a row; rows have every column, which TypeScript does not know. */
function at(row: Uint16Array, column: number): number {
  return row[column] ?? 0;
}
