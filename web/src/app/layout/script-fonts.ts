import { addEastAsianFaces } from "./east-asian-fonts.ts";

interface ScriptFonts {
  /** A character that the fonts of every page do not have. */
  readonly letter: RegExp;
  /** Adds the rules of the fonts that have it. */
  readonly load: () => Promise<unknown>;
}

/** A character that is neither in `fonts/faces.css` nor of another script that has fonts here: Greek, Cyrillic, Vietnamese, rare letters and signs. */
export const beyondFirstFaces =
  /[^\s -~\xA0\xA1\xA3\xA9\xAB\xB0\xB7\xBB\xBF-\xD6\xD8-\xF6\xF8-\u017F\u0218-\u021B\u2010-\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2032\u20AC\u2122\u2212\u3000-\u30FF\uFF01-\uFF5E\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}\p{Script=Devanagari}]/u;

const fonts: readonly ScriptFonts[] = [
  {
    letter: beyondFirstFaces,
    load: () => import("../../../fonts/more-faces.css"),
  },
  {
    letter: /[\p{Script=Thai}\p{Script=Arabic}\p{Script=Devanagari}]/u,
    load: () => import("../../../fonts/scripts/scripts.css"),
  },
];

/** What needs no font of ours: the names of languages, each in its own script and the system's font, and what is not shown. */
const WITHOUT_FONTS = "[data-system-fonts], script, noscript";

/** The text of a node that may need a font. */
const textOf = (node: Node): string => {
  const text = node.textContent ?? "";
  if (!(node instanceof Element)) return node.parentElement?.closest(WITHOUT_FONTS) ? "" : text;
  if (node.closest(WITHOUT_FONTS)) return "";
  return [...node.querySelectorAll(WITHOUT_FONTS)].reduce(
    (rest, { textContent }) => rest.replace(textContent, ""),
    text,
  );
};

/**
 * Loads further fonts once a text needs them: rules of faces that come later have the browser set every text of the
 * page again. The browser then fetches the files that the text needs, where the system has no font for it.
 *
 * @param root what the texts stand in
 * @param addFaces adds the faces of the slices that a text needs
 */
export function loadScriptFonts(
  root: Element,
  all: readonly ScriptFonts[] = fonts,
  addFaces: (text: string) => Promise<void> = addEastAsianFaces,
): void {
  const missing = new Set(all);
  const observer = new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations) {
      if (target.nodeType === Node.TEXT_NODE) look(target);
      for (const node of addedNodes) look(node);
    }
  });
  // Without a network the next text tries again.
  const look = (node: Node) => {
    const text = textOf(node);
    addFaces(text).catch(() => undefined);
    for (const script of missing) {
      if (!script.letter.test(text)) continue;
      missing.delete(script);
      script.load().catch(() => missing.add(script));
    }
  };
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  look(root);
}
