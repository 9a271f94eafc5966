import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

import { cards } from "./finding.ts";
import { test } from "./loaded-page.ts";

/** As a browser that translates the page turns it around: from the first element on. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const turn = () => {
      if (document.documentElement) document.documentElement.dir = "rtl";
    };
    turn();
    new MutationObserver(turn).observe(document, { childList: true });
  });
});

/** Where the first letters of a text stand, not the box that it is in. */
const textOf = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    return { left, right, width: innerWidth };
  });
const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not to be seen");
  return box;
};
const neverWider = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

test("names begin at the right, whatever their script, and so do headings", async ({ page }) => {
  await page.goto("/category/movie");
  const card = await boxOf(cards(page).first());
  const name = await textOf(cards(page).first().locator("[dir='auto']").first());
  expect(name.right).toBeCloseTo(card.x + card.width, 0);
  const heading = await textOf(page.getByRole("heading", { level: 1 }));
  expect(heading.right).toBeGreaterThan(heading.width * 0.9);
  await neverWider(page);
  await page.goto("/movie/157336");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toBeVisible();
  const [poster, text] = [await boxOf(page.getByRole("img").first()), await textOf(title)];
  expect(poster.x - text.right).toBeGreaterThan(0);
  expect(poster.x - text.right).toBeLessThan(64);
  await neverWider(page);
});
