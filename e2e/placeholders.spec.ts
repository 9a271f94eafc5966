import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

import { test } from "./loaded-page.ts";
import { cards, onQuestion } from "./finding.ts";
import { chooseCountry, drawn, renderInBrowser, watchShifts } from "./visitor.ts";

/** Where something stands on the page, in whole pixels. */
const place = async (what: Locator) => {
  const box = await what.boundingBox();
  return box && [box.x, box.y, box.width].map(Math.round);
};

/** Opens a page whose list is held back, and gives a way to let it come. */
const openHeld = async (page: Page, path: string, operation: string) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await onQuestion(page, operation, async (route) => {
    await released;
    await route.fallback();
  });
  await renderInBrowser(page);
  await page.goto(path);
  return release;
};

test("the cards come where their placeholders stood", { tag: "@each-size" }, async ({ page }) => {
  await chooseCountry(page, "US");
  for (const [path, operation] of [
    ["/search?q=fight", "Search"],
    ["/direct-search?q=the", "DirectSearch"],
    ["/category/movie", "Category"],
    ["/advanced-search", "AdvancedSearch"],
  ] as const)
    await test.step(path, async () => {
      await page.unrouteAll({ behavior: "ignoreErrors" });
      const release = await openHeld(page, path, operation);
      const held = page.getByTestId("placeholders").locator("> div > div").first();
      await expect(held).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await place(held);
      release();
      await expect(cards(page).first()).toBeVisible();
      expect(await place(cards(page).first())).toEqual(before);
    });
});

test(
  "/: what holds the hero's place keeps to the window",
  { tag: "@each-size" },
  async ({ page }) => {
    await openHeld(page, "/", "Home");
    const hero = page.locator("main [data-search-band] + [aria-hidden]");
    await expect(hero).toBeVisible();
    await expect(hero.locator("span")).not.toHaveCount(0);
    const widest = await hero
      .locator("span")
      .evaluateAll((lines) =>
        Math.max(...lines.map((line) => line.getBoundingClientRect().right - innerWidth)),
      );
    expect(widest).toBeLessThanOrEqual(-16);
  },
);

test(
  "a name of two lines comes where a title's placeholders stood",
  { tag: "@each-size" },
  async ({ page }) => {
    await chooseCountry(page, "US");
    const shifts = await watchShifts(page);
    const release = await openHeld(page, "/tv/1396/breaking-bad", "Title");
    await expect(page.locator("article[aria-busy]")).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await shifts();
    release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Breaking Bad");
    await drawn(page);
    expect((await shifts()) - before).toBeLessThan(0.0005);
  },
);
