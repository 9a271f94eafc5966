import SIMPLIFIED from "opencc-js/dict/TSCharacters";
import TRADITIONAL from "opencc-js/dict/STCharacters";

/** What each letter of a dictionary is written as, by the first of its choices. */
function readDictionary(dictionary: string): ReadonlyMap<string, string> {
  const pairs = dictionary.split("|").map((entry) => entry.split(" "));
  return new Map(pairs.map(([letter = "", written = letter]) => [letter, written]));
}

const SIMPLIFIED_OF = readDictionary(SIMPLIFIED);
const TRADITIONAL_OF = readDictionary(TRADITIONAL);

/** A text with simplified Chinese letters in place of traditional ones. */
export function toSimplified(text: string): string {
  return text.replaceAll(/\p{sc=Han}/gu, (letter) => SIMPLIFIED_OF.get(letter) ?? letter);
}

/** The other way: a simplified letter that stands for several becomes the most usual one. */
export function toTraditional(text: string): string {
  return text.replaceAll(/\p{sc=Han}/gu, (letter) => TRADITIONAL_OF.get(letter) ?? letter);
}
