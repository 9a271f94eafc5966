import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** A part of the page as assistive technology announces it: its role and its whole name, or a pattern of it. */
export interface Part {
  readonly role: "button" | "combobox" | "heading" | "link" | "option" | "radio" | "textbox";
  readonly name: string | RegExp;
}

export const part = (role: Part["role"], name: Part["name"]): Part => ({ role, name });

const library = dirname(
  createRequire(import.meta.url).resolve("@testing-library/dom/package.json"),
);

/** Gives the page `TestingLibraryDom`, which finds parts by role and name. */
export const finder = readFileSync(join(library, "dist/@testing-library/dom.umd.min.js"), "utf8");

/** Whether the page has the finder. */
export const hasFinder = `typeof TestingLibraryDom === "object"`;

const source = (name: Part["name"]) =>
  typeof name === "string" ? JSON.stringify(name) : String(name);

/** The parts of a role and name that can be seen, in the order of the page; an expression for the browser. */
const shown = ({ role, name }: Part) => `TestingLibraryDom
  .queryAllByRole(document.body, ${JSON.stringify(role)}, { name: ${source(name)} })
  .filter((found) => found.checkVisibility({ opacityProperty: true, visibilityProperty: true }))`;

/** Whether such a part can be seen. */
export const isShown = (wanted: Part): string => `${shown(wanted)}.length > 0`;

/** Whether such a part is chosen, as a star is. */
export const isChosen = (wanted: Part): string =>
  `${shown(wanted)}.some((found) => found.getAttribute("aria-checked") === "true")`;

/**
 * Where the first such part can be clicked: its middle. Null where there is none, it is out of view, or something
 * covers it.
 * @param scrolls whether it is then scrolled to; what has just opened may yet come to its place by itself
 */
export const placeToClick = (wanted: Part, scrolls: boolean): string => `(() => {
  const [found] = ${shown(wanted)};
  if (!found) return null;
  const { top, bottom, left, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isInView = top >= 0 && bottom <= innerHeight;
  if (isInView && hit && (found.contains(hit) || hit.contains(found))) return [x, y];
  if (${scrolls}) found.scrollIntoView({ block: "center", behavior: "instant" });
  return null;
})()`;

/**
 * Chooses an option of the first such list by its text. The browser draws the open list itself, where no
 * click of the page's reaches. Whether there is such a list and option.
 */
export const chooseOption = (list: Part, option: string): string => `(() => {
  const [found] = ${shown(list)};
  const wanted = [...(found?.options ?? [])].find(({ text }) => text === ${JSON.stringify(option)});
  if (!wanted) return false;
  found.value = wanted.value;
  return found.dispatchEvent(new Event("change", { bubbles: true }));
})()`;

/** A short description, for messages. */
export const describe = ({ role, name }: Part): string => `the ${role} ${String(name)}`;
