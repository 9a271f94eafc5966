import {
  foldedWords,
  toHiragana,
  toKatakana,
  toSimplified,
  toTraditional,
  otherNumerals,
} from "./fold.ts";

const MAX_SPELLINGS = 3;

/** A query as other keyboards, scripts and numerals write it, the likeliest first; none where there is one way alone. */
export function otherSpellings(query: string): readonly string[] {
  return [...new Set(spell(query))]
    .filter((spelling) => spelling !== query)
    .slice(0, MAX_SPELLINGS);
}

function spell(query: string): readonly string[] {
  if (/\p{sc=Arabic}/u.test(query)) {
    const arabic = query.replaceAll("ی", "ي").replaceAll("ک", "ك");
    const persian = query.replaceAll(/[يى]/gu, "ی").replaceAll("ك", "ک");
    return [arabic, persian, foldedWords(query).join(" ")];
  }
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(query)) {
    return [toKatakana(query), toHiragana(query), toSimplified(query)];
  }
  if (/\p{sc=Han}/u.test(query)) return [toTraditional(query), toSimplified(query)];
  if (/[^\0-\u02af]/u.test(query)) return [foldedWords(query).join(" ")];
  return [
    ...otherNumerals(query),
    query.replaceAll(/(?<![aeiouq])[aou]e/giu, (letters) => `${letters[0]}\u0308`.normalize()),
  ];
}
