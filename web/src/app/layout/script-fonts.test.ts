import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";

import { beyondFirstFaces, loadScriptFonts } from "./script-fonts.ts";

afterEach(() => document.body.replaceChildren());

const makeFonts = () => ({
  letter: /\p{Script=Han}/u,
  load: vi.fn<() => Promise<unknown>>(async () => undefined),
});

test("fonts of a script are loaded when a text needs them, once, and not before", async () => {
  const han = makeFonts();
  document.body.textContent = "Seven Samurai";
  loadScriptFonts(document.body, [han]);
  document.body.append("Ran");
  await Promise.resolve();
  expect(han.load).not.toHaveBeenCalled();
  const name = document.createElement("p");
  name.textContent = "七人の侍";
  document.body.append(name);
  await vi.waitFor(() => expect(han.load).toHaveBeenCalledTimes(1));
  document.body.append("乱");
  await Promise.resolve();
  expect(han.load).toHaveBeenCalledTimes(1);
});

test("a text that is set in the system's fonts needs none", async () => {
  const han = makeFonts();
  document.body.innerHTML = "<footer><form data-system-fonts><button>中文</button></form></footer>";
  loadScriptFonts(document.body, [han]);
  document.querySelector("form")?.append("日本語");
  await Promise.resolve();
  expect(han.load).not.toHaveBeenCalled();
  document.body.append("乱");
  await vi.waitFor(() => expect(han.load).toHaveBeenCalledTimes(1));
});

test("what is not shown needs no font: a page's results, a form for visitors without scripts", async () => {
  const han = makeFonts();
  document.body.innerHTML =
    '<script type="application/json">["七人の侍"]</script><noscript>日本語</noscript>';
  loadScriptFonts(document.body, [han]);
  const script = document.createElement("script");
  script.type = "application/json";
  script.textContent = '["乱"]';
  document.body.append(script);
  await Promise.resolve();
  expect(han.load).not.toHaveBeenCalled();
});

test("a text that is there from the start counts too, and a failure is tried again", async () => {
  const han = makeFonts();
  han.load.mockRejectedValueOnce(new Error("no network"));
  document.body.textContent = "七人の侍";
  loadScriptFonts(document.body, [han]);
  expect(han.load).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => {
    document.body.append("乱");
    expect(han.load).toHaveBeenCalledTimes(2);
  });
});

/** The characters of a style sheet's faces, without spaces and what is not drawn by itself. */
const charactersOf = (sheet: string): readonly string[] => {
  const css = readFileSync(join(import.meta.dirname, "../../../fonts", sheet), "utf8");
  return [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gu)]
    .flatMap(([, from = "", to]) => {
      const first = Number.parseInt(from, 16);
      const count = Number.parseInt(to ?? from, 16) - first + 1;
      return Array.from({ length: count }, (_, at) => String.fromCodePoint(first + at));
    })
    .filter((character) => !/[\s\p{C}\p{M}]/u.test(character));
};

test("further faces are loaded for every character that the first ones lack, and for no other", () => {
  const first = new Set(charactersOf("faces.css"));
  const needsMore = (character: string) => beyondFirstFaces.test(character);
  expect(first.size).toBeGreaterThan(300);
  expect([...first].filter(needsMore)).toEqual([]);
  const further = charactersOf("more-faces.css").filter((one) => !first.has(one));
  expect(further.length).toBeGreaterThan(500);
  expect(further.filter((one) => !needsMore(one))).toEqual([]);
});
