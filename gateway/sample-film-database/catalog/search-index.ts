import type { Title } from "./title.ts";

const LETTERS: Readonly<Record<string, string>> = {
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
};

/**
 * Folds a text for searching: lower case, no diacritics, no punctuation, single spaces. Letters
 * that Unicode does not take apart (ł, ø, ß …) become their plain forms. Vowel signs of Indic scripts
 * and the voicing of kana are no diacritics.
 */
export function fold(text: string): string {
  if (/^[A-Za-z0-9 ]*$/.test(text)) return text.toLowerCase().trim();
  return text
    .normalize("NFKD")
    .replaceAll(
      /(?![\u3099\u309a])[\p{sc=Inherited}[\p{sc=Hebrew}&&\p{M}][\p{sc=Arabic}&&\p{M}]]/gv,
      "",
    )
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[æðđħıłøœßþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll("&", " and ")
    .replaceAll(/['’`]/g, "")
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();
}

/** How well a title answers a query: the smaller the better. */
export interface Hit {
  title: Title;
  rank: number;
}

/** Finds the titles that answer a query, best first. */
export type SearchIndex = (query: string) => Hit[];

const EXACT = 0;
const PREFIX = 1;
const CONTAINED = 2;
const SCATTERED = 3;

/**
 * Makes titles searchable by title, original title, title in other languages and other spellings, whatever the case and the
 * diacritics. Exact answers come before those that begin with the query, then those that contain
 * it, then those with words that begin as all of its words do; equals are in the order of the titles.
 *
 * @param titles the most popular first
 */
export function searchIndex(titles: readonly Title[]): SearchIndex {
  // One text a title, its names between line breaks: a single scan finds the candidates.
  const texts = titles.map((title) => {
    const names = new Set(
      [
        title.title,
        title.originalTitle,
        ...title.alternativeTitles,
        ...[...title.translations.values()].map((translation) => translation.title),
      ].flatMap(spellings),
    );
    return `\n${[...names].join("\n")}\n`;
  });
  return (query) => {
    const folded = fold(query);
    if (folded === "") return [];
    const words = folded.split(" ");
    const ranks: Title[][] = [[], [], [], []];
    for (const [index, text] of texts.entries()) {
      const rank = rankOf(text, folded, words);
      const title = titles[index];
      if (rank !== undefined && title) ranks[rank]?.push(title);
    }
    return ranks.flatMap((found, rank) => found.map((title) => ({ title, rank })));
  };
}

/** Marks within a word, such as those of Spider-Man, WALL·E and E.T.: many people leave them out. */
const MARKS_IN_WORDS = /(?<=[\p{L}\p{N}])[^\p{L}\p{N}\s]+(?=[\p{L}\p{N}])/gu;

/** How people write a name: with its marks as gaps between words and without them, with its article and without it. */
function spellings(name: string): string[] {
  return [fold(name), fold(name.replaceAll(MARKS_IN_WORDS, ""))]
    .flatMap((spelling) => [spelling, spelling.replace(/^(?:the|an?) (?=.)/u, "")])
    .filter(Boolean);
}

function rankOf(text: string, query: string, words: readonly string[]): number | undefined {
  if (text.includes(query)) {
    if (text.includes(`\n${query}\n`)) return EXACT;
    if (text.includes(`\n${query}`)) return PREFIX;
    return CONTAINED;
  }
  if (words.length > 1 && words.every((word) => startsWord(text, word))) return SCATTERED;
  return undefined;
}

function startsWord(text: string, start: string): boolean {
  return text.includes(` ${start}`) || text.includes(`\n${start}`);
}
