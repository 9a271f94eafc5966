import { expect } from "@playwright/test";

import { test } from "./loaded-page.ts";

/*
 * The first object of Intl that a page makes takes a browser 20 to 70 ms of processor time, on a phone four times as
 * much: the first view writes its dates, numbers and lists without.
 */

for (const path of ["/", "/tv/1399", "/search?q=star", "/advanced-search"]) {
  test(`${path} uses nothing of Intl before it listens`, async ({ page }) => {
    await page.addInitScript(() => {
      const used: string[] = [];
      Object.assign(window, { usedOfIntl: used });
      const watch = (owner: object, name: string) => {
        const original = Reflect.get(owner, name);
        const watched = new Proxy(original, {
          construct: (target, args) => {
            used.push(name);
            return Reflect.construct(target, args);
          },
          apply: (target, receiver, args) => {
            used.push(name);
            return Reflect.apply(target, receiver, args);
          },
        });
        Object.defineProperty(owner, name, { value: watched, configurable: true, writable: true });
      };
      for (const name of Object.getOwnPropertyNames(Intl))
        if (typeof Reflect.get(Intl, name) === "function") watch(Intl, name);
      watch(Number.prototype, "toLocaleString");
      watch(String.prototype, "localeCompare");
      for (const name of ["toLocaleString", "toLocaleDateString", "toLocaleTimeString"])
        watch(Date.prototype, name);
    });
    await page.goto(path);
    const used = await page.evaluate(() => {
      const seen = [...(window as unknown as { usedOfIntl: string[] }).usedOfIntl];
      // The watch itself works.
      new Intl.NumberFormat("en").format(1);
      return { seen, all: (window as unknown as { usedOfIntl: string[] }).usedOfIntl };
    });
    expect(used.seen).toEqual([]);
    expect(used.all).toEqual(["NumberFormat"]);
  });
}

/*
 * A rule that is added has the browser style all of the page again: 15 to 20 ms of processor time. What a phone shows
 * of a page at first has its rules in the page, and styled-components takes all of them over in one task.
 */
for (const path of ["/movie/550", "/category/movie"]) {
  test(`${path} gets no rule of style beside its own`, { tag: "@phone" }, async ({ page }) => {
    await page.addInitScript(() => {
      const added: string[] = [];
      const state = { added, twice: false };
      Object.assign(window, { state });
      const hasOwn = () => document.querySelector("style[data-styled=true]") !== null;
      const { insertRule } = CSSStyleSheet.prototype;
      CSSStyleSheet.prototype.insertRule = function (rule, index) {
        if (!hasOwn()) added.push(rule);
        else
          requestAnimationFrame(() => {
            state.twice ||= hasOwn();
          });
        return insertRule.call(this, rule, index);
      };
    });
    await page.goto(path);
    await expect(page.getByRole("button", { name: /to My list$/ }).last()).toBeAttached();
    const state = () =>
      page.evaluate(
        () => (window as unknown as { state: { added: string[]; twice: boolean } }).state,
      );
    expect(await state()).toEqual({ added: [], twice: false });
    // The watch itself works.
    await page.evaluate(() => document.styleSheets[0]?.insertRule(".never{color:red}", 0));
    expect((await state()).added).toEqual([".never{color:red}"]);
  });
}

test("each file of the app has its functions compiled while it loads", async ({ request }) => {
  const html = await (await request.get("/movie/550")).text();
  const files = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file);
  expect(files.length).toBeGreaterThan(5);
  for (const file of new Set(files))
    // Chromium reads it in the first line alone.
    expect(await (await request.get(file)).text(), file).toMatch(
      /^\/\/# allFunctionsCalledOnLoad\n/,
    );
});
