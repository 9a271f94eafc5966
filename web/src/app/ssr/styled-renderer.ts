import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";

/** One component of styled-components, as it is found again in the browser. */
interface StyleGroup {
  /** The component's number, which orders the components. */
  readonly group: string;
  readonly id: string;
  /** Rules that name the component alone, such as `& + &`. */
  readonly common: string;
}

interface ClassRules {
  readonly name: string;
  readonly group: StyleGroup;
  readonly index: number;
  readonly css: string;
}

const SEPARATOR = "/*!sc*/\n";
const STYLE_TAG = /^<style([^>]*)>(.*)<\/style>$/s;
const MARKER = /^data-styled\.g(\d+)\[id="([^"]*)"\]\{content:"([^"]*),"\}$/;

/** The class that a rule is for, of those of its component, or the keyframes that it is. */
const findName = (rule: string, names: ReadonlyMap<string, string>): string | undefined => {
  for (const [, name = ""] of rule.matchAll(/(?:\.|^@keyframes )([\w-]+)/g))
    if (names.has(name)) return name;
  return undefined;
};

const isKeyframes = ({ group }: ClassRules) => group.id.startsWith("sc-keyframes-");

const readRules = (sheet: string): ClassRules[] => {
  const read: ClassRules[] = [];
  let rules: string[] = [];
  for (const line of sheet.split(SEPARATOR)) {
    const [, number, id, names] = MARKER.exec(line) ?? [];
    if (number === undefined || id === undefined || names === undefined) {
      rules.push(line);
      continue;
    }
    const byName = new Map(names.split(",").map((name) => [name, ""]));
    let common = "";
    for (const rule of rules) {
      const name = findName(rule, byName);
      if (name !== undefined) byName.set(name, `${byName.get(name)}${rule}${SEPARATOR}`);
      // Each class of the component brought it once.
      else if (!common.includes(rule)) common += `${rule}${SEPARATOR}`;
    }
    const group = { group: number, id, common };
    for (const [name, css] of byName) read.push({ name, group, index: read.length, css });
    rules = [];
  }
  return read;
};

const write = (rules: readonly ClassRules[]): string => {
  let css = "";
  let names: string[] = [];
  for (const [at, rule] of rules.entries()) {
    css += rule.css;
    names.push(rule.name);
    if (rules[at + 1]?.group === rule.group) continue;
    const { group, id, common } = rule.group;
    css += `${common}data-styled.g${group}[id="${id}"]{content:"${names.join()},"}${SEPARATOR}`;
    names = [];
  }
  return css;
};

const readTag = (sheet: ServerStyleSheet) => {
  const [, attributes = "", css = ""] = STYLE_TAG.exec(sheet.getStyleTags()) ?? [];
  return { attributes, rules: readRules(css) };
};

/** The styles of what stands in every page, and the attributes of a style element. */
export const renderStyles = (content: ReactNode) => {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(content));
  const { attributes, rules } = readTag(sheet);
  return { attributes, css: write(rules) };
};

/** Has one sheet for all pages, since each compiles a component's styles again, and gives a page the rules of its classes. */
export class StyledRenderer {
  #sheet = new ServerStyleSheet();
  #keyframes: readonly ClassRules[] = [];
  /** The rules of the classes in each `class` attribute, as it stands in markup. */
  readonly #rules = new Map<string, readonly ClassRules[]>();
  readonly #maxClasses: number;

  /** @param maxClasses begins a new sheet after so many: styles of endless values do not fill the memory */
  constructor(maxClasses = 4_000) {
    this.#maxClasses = maxClasses;
  }

  /** Renders the parts of a page, and returns the styles of the classes in them. */
  render(...parts: readonly ReactNode[]): { readonly markup: string[]; readonly css: string } {
    if (this.#rules.size > this.#maxClasses) {
      this.#sheet = new ServerStyleSheet();
      this.#rules.clear();
    }
    const markup = parts.map((part) => renderToString(this.#sheet.collectStyles(part)));
    const attributes = new Set(markup.flatMap((part) => part.match(/ class="[^"]*/g) ?? []));
    if (![...attributes].every((attribute) => this.#rules.has(attribute))) this.#read(attributes);
    const used = new Set([...attributes].flatMap((attribute) => this.#rules.get(attribute) ?? []));
    const css = write([...used].toSorted((a, b) => a.index - b.index));
    return { markup, css: write(this.#keyframes.filter(({ name }) => css.includes(name))) + css };
  }

  #read(attributes: ReadonlySet<string>): void {
    const { rules } = readTag(this.#sheet);
    this.#keyframes = rules.filter(isKeyframes);
    const byName = new Map(rules.map((rule) => [rule.name, rule]));
    // Those read before are read again: positions in the sheet have changed.
    for (const attribute of new Set([...this.#rules.keys(), ...attributes])) {
      const names = attribute.slice(' class="'.length).split(" ");
      this.#rules.set(
        attribute,
        names.flatMap((name) => byName.get(name) ?? []),
      );
    }
  }
}
