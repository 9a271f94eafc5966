import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Renderer } from "@takumi-rs/core";

/** A file of a font's letters, as a rule of the site's style sheets names it. */
interface Face {
  readonly family: string;
  readonly weight: number;
  readonly file: string;
  /** The first and the last of each span of characters. */
  readonly ranges: readonly (readonly [number, number])[];
}

const RULE = /@font-face\s*\{([^}]*)\}/gu;
const FILE = /url\("?\/(assets\/[\w.-]+\.woff2)"?\)/u;

/** The faces in a style sheet that have a file of their own; fallbacks of the system have none. */
function readFaces(css: string): readonly Face[] {
  return [...css.matchAll(RULE)].flatMap(([, rule = ""]) => {
    const [, file] = FILE.exec(rule) ?? [];
    const [, family = ""] = /font-family:\s*"?([^;"]+)/u.exec(rule) ?? [];
    const [, weight] = /font-weight:\s*(\d+)/u.exec(rule) ?? [];
    const [, ranges = ""] = /unicode-range:\s*([^;]+)/u.exec(rule) ?? [];
    if (file === undefined) return [];
    return [{ family, weight: Number(weight), file, ranges: ranges.split(",").map(readRange) }];
  });
}

/** @param range as `unicode-range` has it: `U+0000-00FF`, `U+131` or `U+6??` */
function readRange(range: string): readonly [number, number] {
  const [from = "", to = from] = range.trim().replace(/^U\+/iu, "").split("-");
  return [
    Number.parseInt(from.replaceAll("?", "0"), 16),
    Number.parseInt(to.replaceAll("?", "F"), 16),
  ];
}

/**
 * The site's fonts for pictures with text: of the web app's build, the same files that browsers load, each once a text
 * needs one of its characters.
 */
export class ShareFonts {
  readonly #folder: string;
  readonly #renderer: Renderer;
  readonly #faces: readonly Face[];
  readonly #registered = new Map<Face, Promise<unknown>>();

  /**
   * @param folder of the web app's build for the browser
   * @param renderer which the fonts are registered with
   */
  constructor(folder: string, renderer: Renderer) {
    this.#folder = folder;
    this.#renderer = renderer;
    const sheets = readdirSync(join(folder, "assets")).filter((name) => name.endsWith(".css"));
    this.#faces = sheets.flatMap((name) =>
      readFaces(readFileSync(join(folder, "assets", name), "utf8")),
    );
  }

  /** Registers what has the characters of a text. */
  async need(text: string): Promise<void> {
    const codes = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
    // Ranges name characters that their font lacks, so all faces are needed that may have one.
    const needed = this.#faces.filter(({ ranges }) =>
      codes.some((code) => ranges.some(([first, last]) => first <= code && code <= last)),
    );
    await Promise.all(needed.map((face) => this.#register(face)));
  }

  #register(face: Face): Promise<unknown> {
    const registered = this.#registered.get(face) ?? this.#read(face);
    this.#registered.set(face, registered);
    return registered;
  }

  async #read({ family, weight, file, ranges }: Face): Promise<unknown> {
    const data = await readFile(join(this.#folder, file));
    return this.#renderer.registerFont({ name: family, weight, data, unicodeRange: ranges });
  }
}
