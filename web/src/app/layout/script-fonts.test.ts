import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";

import { beyondFirstFaces, loadScriptFonts } from "./script-fonts.ts";

afterEach(() => document.body.replaceChildren());

const addsNothing = () => Promise.resolve();

const makeFonts = () => ({
  letter: /\p{Script=Thai}/u,
  load: vi.fn<() => Promise<unknown>>(async () => undefined),
});

test("fonts of a script are loaded when a text needs them, once, and not before", async () => {
  const thai = makeFonts();
  document.body.textContent = "Seven Samurai";
  loadScriptFonts(document.body, [thai], addsNothing);
  document.body.append("Ran");
  await Promise.resolve();
  expect(thai.load).not.toHaveBeenCalled();
  const name = document.createElement("p");
  name.textContent = "เจ็ดเซียนซามูไร";
  document.body.append(name);
  await vi.waitFor(() => expect(thai.load).toHaveBeenCalledTimes(1));
  document.body.append("รัน");
  await Promise.resolve();
  expect(thai.load).toHaveBeenCalledTimes(1);
});

test("a text that is set in the system's fonts needs none", async () => {
  const thai = makeFonts();
  document.body.innerHTML =
    "<footer><form data-system-fonts><button>ภาษาไทย</button></form></footer>";
  loadScriptFonts(document.body, [thai], addsNothing);
  document.querySelector("form")?.append("ไทย");
  await Promise.resolve();
  expect(thai.load).not.toHaveBeenCalled();
  document.body.append("รัน");
  await vi.waitFor(() => expect(thai.load).toHaveBeenCalledTimes(1));
});

test("what is not shown needs no font: a page's results, a form for visitors without scripts", async () => {
  const thai = makeFonts();
  document.body.innerHTML =
    '<script type="application/json">["เจ็ดเซียนซามูไร"]</script><noscript>ไทย</noscript>';
  loadScriptFonts(document.body, [thai], addsNothing);
  const script = document.createElement("script");
  script.type = "application/json";
  script.textContent = '["รัน"]';
  document.body.append(script);
  await Promise.resolve();
  expect(thai.load).not.toHaveBeenCalled();
});

test("every text is looked at for the letters of slices, but what is not shown", async () => {
  const addFaces = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  document.body.innerHTML = "<p>七人の侍<noscript>乱</noscript></p>";
  loadScriptFonts(document.body, [], addFaces);
  document.body.append("기생충");
  await vi.waitFor(() => expect(addFaces.mock.calls).toEqual([["七人の侍"], ["기생충"]]));
});

test("a text that is there from the start counts too, and a failure is tried again", async () => {
  const thai = makeFonts();
  thai.load.mockRejectedValueOnce(new Error("no network"));
  document.body.textContent = "เจ็ดเซียนซามูไร";
  loadScriptFonts(document.body, [thai], addsNothing);
  expect(thai.load).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => {
    document.body.append("รัน");
    expect(thai.load).toHaveBeenCalledTimes(2);
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
