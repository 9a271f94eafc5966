import { expect } from "@playwright/test";

import { test } from "./loaded-page.ts";
import { cardAddresses, cards } from "./finding.ts";

test("results by name: heading, count, pages, and cards that lead to titles", async ({ page }) => {
  await page.goto("/search?q=the");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search Results for “the”");
  await expect(page).toHaveTitle("Search Results for “the” · Flickmap");
  await expect(page.getByText(/^Showing 20 of \d+ results$/)).toBeVisible();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages.getByRole("link", { name: "Previous" })).toBeDisabled();
  await expect(pages.getByRole("link", { name: /^Page \d+$/ })).toHaveCount(6);
  await expect(pages.getByText("…")).toBeVisible();
  await cards(page).first().click();
  await expect(page).toHaveURL(/\/(movie|tv)\/\d+/);
});

test("pages stand in the address; Back brings results and position back", async ({ page }) => {
  await page.goto("/search?q=the");
  const first = await cardAddresses(page);
  await page.getByRole("link", { name: "Next" }).scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(100);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await expect(page).toHaveURL("/search?q=the&page=2");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => cardAddresses(page)).not.toEqual(first);
  await page.goBack();
  await expect.poll(() => cardAddresses(page)).toEqual(first);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(position - 60);
});

test("my services light what they have, and are remembered", async ({ page }) => {
  await page.goto("/search?q=the");
  await expect(cards(page).first()).toBeVisible();
  await expect(page.locator("[data-usable]")).toHaveCount(0);
  await page
    .getByRole("main")
    .getByRole("button", { name: /My services/ })
    .press("Enter");
  const dialog = page.getByRole("dialog", { name: "My services" });
  await expect(dialog.getByRole("button", { name: "Rent" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await dialog.getByRole("searchbox").fill("netflix");
  await dialog.getByRole("checkbox", { name: "Netflix", exact: true }).press("Space");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.locator("[data-usable]").first()).toBeVisible();
  await expect(page.locator("[data-usable]").first()).toHaveAttribute("title", /Netflix/);
  const count = await page.locator("[data-usable]").count();
  await page.reload();
  await expect(page.locator("[data-usable]")).toHaveCount(count);
});
