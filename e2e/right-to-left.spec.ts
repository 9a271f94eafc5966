import { expect, type Locator } from "@playwright/test";
import { cards } from "./finding.ts";
import { test } from "./loaded-page.ts";

/** Where the letters of a text end at the right, not the box that it is in. */
const rightOf = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect().right;
  });

test("names begin at the right, Latin ones too, and so do headings", async ({ page }) => {
  await page.goto("/ar/category/movie");
  const name = page.locator("[dir='auto']", { hasText: /^[A-Z]/ });
  const card = cards(page).filter({ has: name }).first();
  const { x = 0, width = 0 } = (await card.boundingBox()) ?? {};
  expect(await rightOf(card.locator("[dir='auto']").first())).toBeCloseTo(x + width, 0);
  const heading = await rightOf(page.getByRole("heading", { level: 1 }));
  expect(heading).toBeGreaterThan(1280 * 0.9);
});
