import { withCommonDigits } from "@flickmap/schema/common-digits.ts";
import { isDense } from "@flickmap/schema/short-query.ts";
import SIMPLIFIED from "opencc-js/dict/TSCharacters";
import TRADITIONAL from "opencc-js/dict/STCharacters";

/** What each letter of a dictionary is written as, by the first of its choices. */
function readDictionary(dictionary: string): ReadonlyMap<string, string> {
  const pairs = dictionary.split("|").map((entry) => entry.split(" "));
  return new Map(pairs.map(([letter = "", written = letter]) => [letter, written]));
}

const SIMPLIFIED_OF = readDictionary(SIMPLIFIED);
const TRADITIONAL_OF = readDictionary(TRADITIONAL);

export function toSimplified(text: string): string {
  return text.replaceAll(/\p{sc=Han}/gu, (letter) => SIMPLIFIED_OF.get(letter) ?? letter);
}

/** The other way: a simplified letter that stands for several becomes the most usual one. */
export function toTraditional(text: string): string {
  return text.replaceAll(/\p{sc=Han}/gu, (letter) => TRADITIONAL_OF.get(letter) ?? letter);
}

/** Letters that Unicode does not take apart, as people type them; of Arabic and Persian keyboards the Arabic one. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: "ae",
  ð: "d",
  đ: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ø: "o",
  œ: "oe",
  ß: "ss",
  þ: "th",
  ς: "σ",
  ء: "",
  ـ: "",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ے: "ي",
  ک: "ك",
  ة: "ه",
  ۃ: "ه",
  ە: "ه",
  ہ: "ه",
  ھ: "ه",
};
const FOLDED_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join("")}]`, "gu");

/**
 * Marks that people leave out: accents of European letters, points of Hebrew, vowels of Arabic, the nukta of Indic
 * scripts, and joiners, which have no width. Vowel signs of Indic scripts and the voicing of kana make another word.
 */
const OPTIONAL_MARK =
  /(?![\u3099\u309a])[\p{sc=Inherited}\p{Cf}[\p{sc=Hebrew}&&\p{M}][\p{sc=Arabic}&&\p{M}]\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/gv;

const ARTICLES = new Set(["the", "a", "an"]);
/** Between the same letter of hiragana and of katakana. */
const KATAKANA_OFFSET = 0x60;

/** A text with full-width letters and half-width kana as wide as they mostly are. */
export function withCommonWidths(text: string): string {
  return text.replaceAll(/[\u3000\uff00-\uffef]+/gu, (other) => other.normalize("NFKC"));
}

export function toHiragana(text: string): string {
  return text.replaceAll(/[\u30a1-\u30f6]/gu, (kana) =>
    String.fromCharCode(kana.charCodeAt(0) - KATAKANA_OFFSET),
  );
}

export function toKatakana(text: string): string {
  return text.replaceAll(/[\u3041-\u3096]/gu, (kana) =>
    String.fromCharCode(kana.charCodeAt(0) + KATAKANA_OFFSET),
  );
}

/** A text's words as they are compared: lower case, one form of each letter, no optional marks. Empty without any letter. */
export function foldedWords(text: string): readonly string[] {
  const folded = /^[A-Za-z0-9 ]*$/u.test(text)
    ? text.toLowerCase()
    : foldScripts(text)
        .replaceAll("&", " and ")
        .replaceAll(/['’`.·׳״]/gu, "")
        .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, " ");
  return folded.split(" ").filter(Boolean);
}

function foldScripts(text: string): string {
  const folded = withCommonDigits(text.normalize("NFKD"))
    .replaceAll(OPTIONAL_MARK, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(FOLDED_LETTER, (letter) => PLAIN_LETTERS[letter] ?? letter);
  return isDense(folded) ? toSimplified(toHiragana(folded)) : folded;
}

/** The words of a name without the article that it begins with, unless that is all of it. */
export function withoutArticle(words: readonly string[]): readonly string[] {
  const [first] = words;
  return words.length > 1 && first !== undefined && ARTICLES.has(first) ? words.slice(1) : words;
}
