import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { test } from "./loaded-page.ts";
import { chooseCountry } from "./visitor.ts";

const shown = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

test(
  "a surprise is two taps away, each is another one, and going back shows the one before",
  { tag: "@each-size" },
  async ({ page, hasTouch }) => {
    await chooseCountry(page, "DE");
    await page.goto("/");
    const link = page.getByRole("main").getByRole("link", { name: "Surprise me" });
    await (hasTouch ? link.tap() : link.press("Enter"));
    await expect(page).toHaveURL(/\/surprise\?pick=\d+/);
    await expect(page.getByRole("heading", { level: 1, name: "Surprise me" })).toBeVisible();
    const first = await shown(page).textContent();
    const another = page.getByRole("link", { name: "Another one" });
    await (hasTouch ? another.tap() : another.press("Enter"));
    await expect(shown(page)).not.toHaveText(first ?? "");
    if (!hasTouch) await expect(another).toBeFocused();
    await page.goBack();
    await expect(shown(page)).toHaveText(first ?? "");
    await page.getByRole("link", { name: "Where to watch it" }).click();
    await expect(page.getByRole("heading", { level: 1, name: first ?? "" })).toBeVisible();
  },
);

test("an advanced search's filters come along", async ({ page }) => {
  await chooseCountry(page, "DE");
  await page.goto("/advanced-search/movie?with_genres=18");
  await page.getByRole("main").getByRole("link", { name: "Surprise me" }).click();
  await expect(page).toHaveURL(/[?&]with_genres=18/);
  await expect(page).toHaveURL(/[?&]type=movie/);
  await expect(shown(page)).toBeVisible();
});

test("without scripts another one is another page, which nobody stores", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  const response = await page.goto("/surprise?type=movie&pick=4&country=DE");
  expect(response?.headers()["cache-control"]).toBe("no-store");
  const first = await shown(page).textContent();
  await page.getByRole("link", { name: "Another one" }).click();
  await expect(page).toHaveURL(/pick=5/);
  await expect(shown(page)).not.toHaveText(first ?? "");
  await context.close();
});
