import { expect } from "@playwright/test";

import { test } from "./loaded-page.ts";
import { cards } from "./finding.ts";

test("its form reloads the page and keeps the filter", async ({ page }) => {
  await page.goto("/direct-search?q=the&filter=tv&page=2");
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const box = page.getByRole("search", { name: "This page" });
  await box.getByRole("searchbox").fill("star");
  await box.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search Results for “star”");
  await expect(page).toHaveURL("/direct-search?q=star&filter=tv");
  expect(await page.evaluate(() => "stillHere" in window)).toBe(false);
});

test("a page past the end leads to the last one", async ({ page }) => {
  const response = await page.goto("/direct-search?q=the&filter=movie&page=9999");
  expect(response?.status()).toBe(404);
  await page.getByRole("link", { name: /^To page \d+, the last$/ }).click();
  await expect(page).toHaveURL(/page=\d{1,2}$/);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Next" })).toBeDisabled();
});
