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
