import { pageLanguage } from "../../lib/messages.ts";

/** A font in slices: each a file with some of its characters. */
interface SlicedFont {
  /** The system's own fonts, as `src` has them. */
  readonly sources: string;
  /** The URLs of the files, by their paths. */
  readonly files: Readonly<Record<string, string>>;
  /** A slice a line: its file, a space, and its characters as `unicode-range` has them, without `U+`. */
  readonly slices: string;
}

interface EastAsianFont {
  /** The language that it is drawn for. The first slice has what the site says in it. */
  readonly language: "ja" | "ko" | "zh";
  readonly letter: RegExp;
  readonly load: () => Promise<SlicedFont>;
}

/** What Japan and China write alike is drawn as in Japan, whose titles are the most frequent. */
const fonts: readonly EastAsianFont[] = [
  {
    language: "ja",
    letter: /[\p{Script=Han}\p{Script=Katakana}\u3000-\u30FF\uFF01-\uFF5E]/u,
    load: () => import("../../../fonts/scripts/noto-sans-jp.ts"),
  },
  {
    language: "ko",
    letter: /\p{Script=Hangul}/u,
    load: () => import("../../../fonts/scripts/noto-sans-kr.ts"),
  },
  {
    language: "zh",
    letter: /\p{Script=Han}/u,
    load: () => import("../../../fonts/scripts/noto-sans-sc.ts"),
  },
];

const eastAsian =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\u3000-\u30FF\uFF01-\uFF5E]/gu;

/** The characters that were looked for, or are being looked for. */
const requested = new Set<string>();
/** The files that have a face. */
const added = new Set<string>();

/**
 * Adds the faces of the slices that have the text's East Asian characters. All slices together are 290 faces: rules for
 * them have the browser set every text of the page again, for 250 to 400 ms.
 *
 * @throws where a font's slices could not be loaded
 */
export async function addEastAsianFaces(text: string): Promise<void> {
  const missing = new Set(text.match(eastAsian)?.filter((letter) => !requested.has(letter)));
  if (missing.size === 0) return;
  const letters = [...missing];
  for (const letter of letters) requested.add(letter);
  const { code } = pageLanguage();
  try {
    for (const font of fonts.toSorted((a, b) => +(b.language === code) - +(a.language === code))) {
      if (![...missing].some((letter) => font.letter.test(letter))) continue;
      addFaces(await font.load(), missing, font.language === code);
    }
  } catch (error) {
    for (const letter of letters) requested.delete(letter);
    throw error;
  }
}

/** Adds the faces that have some of the letters, and takes these away from them. */
function addFaces({ sources, files, slices }: SlicedFont, letters: Set<string>, own: boolean) {
  for (const slice of own ? slices.split("\n") : slices.split("\n").slice(1)) {
    if (letters.size === 0) return;
    const [file = "", ranges = ""] = slice.split(" ");
    const has = readRanges(ranges);
    const found = [...letters].filter((letter) => has(letter.codePointAt(0) ?? 0));
    if (found.length === 0) continue;
    for (const letter of found) letters.delete(letter);
    if (added.has(file)) continue;
    added.add(file);
    document.fonts.add(
      new FontFace("Noto Scripts", `${sources}, url("${files[`./${file}`]}") format("woff2")`, {
        display: "swap",
        unicodeRange: ranges.replaceAll(/^|,/gu, "$&U+"),
        weight: "400",
      }),
    );
  }
}

/** Whether a character is in ranges such as `4e00,4e03-4e08`. */
function readRanges(ranges: string): (codePoint: number) => boolean {
  const all = ranges.split(",").map((range) => {
    const [first = "", last = first] = range.split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (codePoint) => all.some(([first, last]) => codePoint >= first && codePoint <= last);
}
