import { pageLanguage } from "../../lib/messages.ts";

interface ScriptFonts {
  /** A character that the fonts of every page do not have. */
  readonly letter: RegExp;
  /** Adds the rules of the fonts that have it. */
  readonly load: () => Promise<unknown>;
}

/** A character that is neither in `fonts/faces.css` nor of a script below: Greek, Cyrillic, Vietnamese, rare letters and signs. */
export const beyondFirstFaces =
  /[^\s -~\xA0\xA1\xA3\xA9\xAB\xB0\xB7\xBB\xBF-\xD6\xD8-\xF6\xF8-\u017F\u0218-\u021B\u2010-\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2032\u20AC\u2122\u2212\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Arabic}\p{Script=Devanagari}]/u;

/** Where the site itself speaks such a language, what it says is one file in place of twenty slices. */
const spoken: Readonly<Record<string, () => Promise<unknown>>> = {
  ja: () => import("../../../fonts/scripts/spoken-ja.css"),
  ko: () => import("../../../fonts/scripts/spoken-ko.css"),
  zh: () => import("../../../fonts/scripts/spoken-zh.css"),
};

const loadCjk = (): Promise<unknown> => {
  const load = spoken[pageLanguage().code] ?? (() => import("../../../fonts/scripts/cjk.css"));
  return load();
};

const fonts: readonly ScriptFonts[] = [
  {
    letter: beyondFirstFaces,
    load: () => import("../../../fonts/more-faces.css"),
  },
  {
    letter: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
    load: loadCjk,
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
 * Loads the rules of further fonts once a text needs them: for East Asia alone they weigh more than all others
 * together. The browser then fetches the slices that the text needs, where the system has no font for it.
 *
 * @param root what the texts stand in
 */
export function loadScriptFonts(root: Element, all: readonly ScriptFonts[] = fonts): void {
  const missing = new Set(all);
  const observer = new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations) {
      if (target.nodeType === Node.TEXT_NODE) look(target);
      for (const node of addedNodes) look(node);
    }
  });
  const look = (node: Node) => {
    if (missing.size === 0) return;
    const text = textOf(node);
    for (const script of missing) {
      if (!script.letter.test(text)) continue;
      missing.delete(script);
      // Without a network the next text tries again.
      script.load().catch(() => missing.add(script));
    }
  };
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  look(root);
}
