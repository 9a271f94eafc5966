/** Letters that one language alone is written in. Han, Arabic and Devanagari are those of several. */
const scripts = [
  [/\p{Script=Hangul}/u, "ko"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja"],
  [/\p{Script=Thai}/u, "th"],
] as const;

/** The `lang` of a name that tells its language by its letters, so that it is spoken in that language. */
export const languageOfName = (name: string): string | undefined =>
  scripts.find(([letters]) => letters.test(name))?.[1];
