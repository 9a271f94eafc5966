/** Letters that Unicode does not take apart, as people type them. */
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
};

const ARTICLES = new Set(["the", "a", "an"]);

/** A text's words in lower case, without diacritics and punctuation; empty where it has neither letter nor digit. */
export function foldedWords(text: string): readonly string[] {
  const folded = /^[A-Za-z0-9 ]*$/u.test(text)
    ? text.toLowerCase()
    : text
        .normalize("NFKD")
        .replaceAll(/\p{M}/gu, "")
        .toLowerCase()
        .replaceAll(/[æðđħıłøœßþ]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
        .replaceAll("&", " and ")
        .replaceAll(/['’`.·]/gu, "")
        .replaceAll(/[^\p{L}\p{N}]+/gu, " ");
  return folded.split(" ").filter(Boolean);
}

/** The words of a name without the article that it begins with, unless that is all of it. */
export function withoutArticle(words: readonly string[]): readonly string[] {
  const [first] = words;
  return words.length > 1 && first !== undefined && ARTICLES.has(first) ? words.slice(1) : words;
}
