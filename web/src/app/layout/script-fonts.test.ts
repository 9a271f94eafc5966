import { afterEach, expect, test, vi } from "vitest";

import { loadScriptFonts } from "./script-fonts.ts";

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
