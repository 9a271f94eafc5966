import { withCommonDigits } from "@flickmap/schema/common-digits.ts";
import { isDense } from "@flickmap/schema/short-query.ts";
import SIMPLIFIED from "opencc-js/dict/TSCharacters";
import TRADITIONAL from "opencc-js/dict/STCharacters";
import type { Title } from "../titles/title.ts";

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

/** Numbers of sequels as they are written in words and by Romans: from two on, since `I` is a word. */
const WORDS = "two three four five six seven eight nine ten".split(" ");
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const ROMANS = "ii iii iv v vi vii viii ix x".split(" ");
const DIGITS = new Map(
  [WORDS, ROMANS].flatMap((words) => words.map((word, at) => [word, `${at + 2}`])),
);

/** The words of a name with its numbers in digits. A single word is a name: `Ten` begins `Tenet`. */
function withDigits(words: readonly string[]): readonly string[] {
  return words.length === 1 ? words : words.map((word) => DIGITS.get(word) ?? word);
}

export function otherNumerals(query: string): readonly string[] {
  const words = query.toLowerCase().split(/\s+/u);
  const digits = withDigits(words);
  const inWords = [ROMANS, WORDS].map((numerals) =>
    digits.map((word) => (/^\d+$/u.test(word) ? (numerals[Number(word) - 2] ?? word) : word)),
  );
  return [digits, ...inWords]
    .map((each) => each.join(" "))
    .filter((each) => each !== words.join(" "));
}

/** A number of a season as a query has it, for an expression. */
export const NUMBER = `(?:\\d{1,2}|${[...WORDS, ...ORDINALS, ...ROMANS].join("|")})`;

/** Names are compared by so many characters; few are longer. */
export const MAX_FORM_LENGTH = 60;
/** Initials of fewer words are no abbreviation that anybody uses. */
const MIN_ACRONYM_WORDS = 3;

export interface NameForm {
  /** The name as people read it. */
  readonly text: string;
  /** Its words, folded, without a leading article. */
  readonly words: readonly string[];
  /** The same as one word. */
  readonly joined: string;
  /** Whether it is all of the name, not only the part before a colon. */
  readonly whole: boolean;
  /** Whether it is the original name, and not the one that is shown. */
  readonly original: boolean;
}

export type TitleNames = Pick<Title, "name" | "originalName" | "englishName">;

/** The forms of a title's name, English and original name: each whole, and the part before a colon or a dash. */
export function nameForms({ name, englishName = name, originalName }: TitleNames): NameForm[] {
  return [...new Set([name, englishName, originalName])].flatMap((text) => {
    const [head = ""] = text.split(/[:–—]|\s-\s/u, 1);
    const original = text !== name && text !== englishName;
    const forms = [toForm(text, { original })];
    if (head !== "" && head !== text) {
      forms.push(toForm(head.trim(), { whole: false, original }));
    }
    return forms.flatMap(withNumerals).filter(({ joined }) => joined !== "");
  });
}

export function queryForms(query: string): readonly NameForm[] {
  return withNumerals(toForm(query));
}

/** A form, and the same with its numbers in digits where it has them otherwise: `Rocky III` is `Rocky 3`. */
function withNumerals(form: NameForm): readonly NameForm[] {
  const words = withDigits(form.words);
  const joined = words.join("").slice(0, MAX_FORM_LENGTH);
  return joined === form.joined ? [form] : [form, { ...form, words, joined }];
}

export function toForm(text: string, { whole = true, original = false } = {}): NameForm {
  const words = withoutArticle(foldedWords(text));
  return { text, words, joined: words.join("").slice(0, MAX_FORM_LENGTH), whole, original };
}

export function acronymOf({ words }: NameForm): string | null {
  if (words.length < MIN_ACRONYM_WORDS) return null;
  return words.map((word) => word.charAt(0)).join("");
}
