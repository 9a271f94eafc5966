import { beforeEach, expect, test, vi } from "vitest";

import { restoreChoices } from "./restore-choices.ts";

const reload = vi.fn();
beforeEach(() => {
  reload.mockReset();
  localStorage.clear();
  document.cookie = "country=; Path=/; Max-Age=0";
});

const restore = (search = "") => {
  vi.stubGlobal("location", { protocol: "http:", search, reload });
  restoreChoices();
  vi.unstubAllGlobals();
};

const choose = (code: string) =>
  localStorage.setItem("selectedCountry", JSON.stringify({ iso_3166_1: code, english_name: "" }));

test.each([
  ["lost", null],
  ["that of another country", "US"],
])("where the cookie is %s, the page is made again for the stored country, once", (_, cookie) => {
  if (cookie !== null) document.cookie = `country=${cookie}; Path=/`;
  choose("JP");
  restore();
  expect(document.cookie).toBe("country=JP");
  expect(reload).toHaveBeenCalledTimes(1);
  restore();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a page whose URL names a country stays", () => {
  choose("JP");
  restore("?country=DE");
  expect(document.cookie).toBe("country=JP");
  expect(reload).not.toHaveBeenCalled();
});

test("where cookies are blocked, or nothing was chosen, nothing is loaded again", () => {
  restore();
  localStorage.setItem("selectedCountry", "Japan");
  restore();
  choose("JP");
  vi.spyOn(document, "cookie", "get").mockReturnValue("");
  restore();
  expect(reload).not.toHaveBeenCalled();
});
