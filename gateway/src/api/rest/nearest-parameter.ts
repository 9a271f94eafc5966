import { editDistance } from "../../lib/edit-distance.ts";

/** Longer names are no parameter's with a few letters wrong. */
const MAX_LENGTH = 40;
/** Of a longer name two letters may be wrong, of a shorter one only one. */
const SHORT_LENGTH = 6;

/**
 * The parameter that was most likely meant by a name that is none: one that is written in another way (`watchRegion`), with
 * a letter wrong, missing, added or swapped, or that has a word in common (`provider_id` and `providers`).
 *
 * @param taken the names of the parameters, in the order in which they are preferred
 */
export function findNearestParameter(name: string, taken: readonly string[]): string | undefined {
  if (name.length > MAX_LENGTH) return undefined;
  const words = toWords(name);
  const joined = words.join("");
  const maxErrors = joined.length > SHORT_LENGTH ? 2 : joined.length > 2 ? 1 : 0;
  const [nearest] = taken
    .map((known) => ({ known, errors: editDistance(joined, toWords(known).join("")).whole }))
    .filter(({ errors }) => errors <= maxErrors)
    .toSorted((a, b) => a.errors - b.errors);
  if (nearest !== undefined) return nearest.known;
  const shared = taken.map((known) => ({ known, count: countShared(words, toWords(known)) }));
  const [closest] = shared.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  return closest?.known;
}

/** Words that names have in common without meaning the same. */
const COMMON = new Set(["id", "by", "with", "first", "date", "original", "include", "key"]);

function countShared(words: readonly string[], others: readonly string[]): number {
  return words.filter((word) => !COMMON.has(word) && others.includes(word)).length;
}

/** The words of a name, in small letters and in the singular. */
function toWords(name: string): readonly string[] {
  return name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, "_")
    .toLowerCase()
    .split(/[^a-z\d]+/u)
    .filter((word) => word !== "")
    .map((word) => word.replace(/ies$/u, "y").replace(/(?<!s)s$/u, ""));
}
