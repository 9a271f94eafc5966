import type { ReactNode } from "react";
import { ServerStyleSheet } from "styled-components";

import { writeMarker } from "./expand-styles.ts";

/** The styles of one component, as styled-components writes them and finds them again in the browser. */
interface StyleGroup {
  /** The component's number, which orders the components. */
  readonly group: string;
  readonly id: string;
  /** The component's rules by the class that they are for. */
  readonly rules: ReadonlyMap<string, string>;
  /** Rules that name the component alone, such as `& + &`. */
  readonly common: string;
}

const SEPARATOR = "/*!sc*/\n";
const STYLE_TAG = /^<style[^>]*>(.*)<\/style>$/s;
const MARKER = /^data-styled\.g(\d+)\[id="([^"]*)"\]\{content:"([^"]*),"\}$/;

/** The class that a rule is for, of those of its component, or the keyframes that it is. */
const findName = (rule: string, names: ReadonlyMap<string, string>): string | undefined => {
  for (const [, name = ""] of rule.matchAll(/(?:\.|^@keyframes )([\w-]+)/g))
    if (names.has(name)) return name;
  return undefined;
};

const QUOTED = /("[^"]*")/;

/** A rule without what its browser does not need: spaces, and zeros before the point. */
const minify = (rule: string): string =>
  rule
    .split(QUOTED)
    .map((part) =>
      part.startsWith('"')
        ? part
        : part
            .replace(/\s+/g, " ")
            .replace(/ ?([,{};]) ?/g, "$1")
            .replace(/(?<=[\s,(:-])0(?=\.\d)/g, "")
            .replaceAll(";}", "}"),
    )
    .join("");

const isKeyframes = ({ id }: StyleGroup) => id.startsWith("sc-keyframes-");

/** Reads the text of a sheet: rules, and after the rules of each component its marker. */
const readGroups = (css: string): StyleGroup[] => {
  const groups: StyleGroup[] = [];
  let rules: string[] = [];
  for (const line of css.split(SEPARATOR)) {
    const [, group, id, names] = MARKER.exec(line) ?? [];
    if (group === undefined || id === undefined || names === undefined) {
      rules.push(line);
      continue;
    }
    const byName = new Map(names.split(",").map((name) => [name, ""]));
    let common = "";
    for (const rule of rules.map(minify)) {
      const name = findName(rule, byName);
      if (name !== undefined) byName.set(name, `${byName.get(name)}${rule}\n`);
      // Each class of the component brought it once.
      else if (!common.includes(rule)) common += `${rule}\n`;
    }
    groups.push({ group, id, rules: byName, common });
    rules = [];
  }
  return groups;
};

/** The rules of those classes of a component that are used, and its marker. */
const write = (
  { group, id, rules, common }: StyleGroup,
  isUsed: (name: string) => boolean = () => true,
): string => {
  const names = [...rules.keys()].filter(isUsed);
  if (names.length === 0) return "";
  const css = names.map((name) => rules.get(name)).join("");
  return `${css}${common}${writeMarker(group, id, names)}\n`;
};

/** The styles of a whole sheet as a page has them. */
export const compactSheet = (css: string): string =>
  readGroups(css)
    .map((group) => write(group))
    .join("");

/**
 * Collects the styles of rendered pages. styled-components compiles a component's styles once for each of its sheets.
 * One sheet serves all pages of the process, and each page gets the rules of the classes in its markup.
 */
export class PageStyles {
  #sheet = new ServerStyleSheet();
  #groups: readonly StyleGroup[] = [];
  /** All classes that were read from the sheet, or looked for there in vain. */
  readonly #known = new Set<string>();

  readonly #maxClasses: number;

  /** @param maxClasses begins a new sheet after so many classes: styles of endless values do not fill the memory */
  constructor(maxClasses = 4_000) {
    this.#maxClasses = maxClasses;
  }

  /** Wraps what is rendered, so that its styles are collected. */
  collect(content: ReactNode): ReactNode {
    if (this.#known.size > this.#maxClasses) {
      this.#sheet = new ServerStyleSheet();
      this.#known.clear();
    }
    return this.#sheet.collectStyles(content);
  }

  /** Returns the styles of the classes in a markup that was rendered from what `collect` returned. */
  of(markup: string): string {
    const classes = new Set<string>();
    for (const [, names = ""] of markup.matchAll(/ class="([^"]*)"/g))
      for (const name of names.split(" ")) classes.add(name);
    if ([...classes].some((name) => !this.#known.has(name))) this.#read(classes);
    const css = this.#groups.map((group) => write(group, (name) => classes.has(name))).join("");
    const keyframes = this.#groups.filter(isKeyframes);
    return keyframes.map((group) => write(group, (name) => css.includes(name))).join("") + css;
  }

  #read(classes: ReadonlySet<string>): void {
    const [, css = ""] = STYLE_TAG.exec(this.#sheet.getStyleTags()) ?? [];
    this.#groups = readGroups(css);
    for (const { rules } of this.#groups) for (const name of rules.keys()) this.#known.add(name);
    for (const name of classes) this.#known.add(name);
  }
}
