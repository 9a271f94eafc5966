import { expect } from "@playwright/test";

import { test } from "./loaded-page.ts";
import { pressUntilShown, test as faultyTest } from "./faulty-film-database.ts";
import { cardAddresses, cards, onQuestion } from "./finding.ts";
import { chooseCountry, pickCountry } from "./visitor.ts";

test("searches in the selected country, among all or one type", async ({ page }) => {
  const searches: unknown[] = [];
  await onQuestion(page, "DirectSearch", async (route, { query, scope, region }) => {
    searches.push([query, scope, region]);
    await route.fallback();
  });
  await chooseCountry(page, "DE");
  const types = async () =>
    new Set((await cardAddresses(page)).map((href) => href?.split("/")[1] ?? ""));
  const choices = page.getByRole("navigation", { name: "Search among" });

  await page.goto("/direct-search?q=the");
  expect(await types()).toEqual(new Set(["movie", "tv"]));
  await choices.getByText("Movies").click();
  await expect(page).toHaveURL("/direct-search?q=the&filter=movie");
  await expect(page.getByText("Movies by their names and dates in Germany")).toBeVisible();
  await expect.poll(types).toEqual(new Set(["movie"]));
  await choices.getByText("TV Shows").click();
  await expect.poll(types).toEqual(new Set(["tv"]));
  expect(searches).toEqual([
    ["the", "ALL", "DE"],
    ["the", "MOVIE", "DE"],
    ["the", "TV", "DE"],
  ]);

  await pickCountry(page, "japan", "Japan");
  await expect.poll(() => searches.at(-1)).toEqual(["the", "TV", "JP"]);
});

test("its form loads the page anew and keeps the filter", async ({ page }) => {
  await page.goto("/direct-search?q=the&filter=tv&page=2");
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const box = page.getByRole("search", { name: "This page" });
  await box.getByRole("searchbox").fill("star");
  await box.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText('Search Results for "star"');
  await expect(page).toHaveURL("/direct-search?q=star&filter=tv");
  expect(await page.evaluate(() => "stillHere" in window)).toBe(false);
});

faultyTest("a failure clears the results and says so", async ({ page, filmDatabase }) => {
  filmDatabase.breaks({ kind: "malformed" });
  await page.goto("/direct-search?q=the");
  await expect(page.getByRole("alert")).toContainText(
    "An error occurred while searching. Please try again.",
  );
  await expect(cards(page)).toHaveCount(0);
  filmDatabase.heals();
  await pressUntilShown(page, "Try again", cards(page).first());
});

test("an empty result and an empty query are said plainly", async ({ page }) => {
  await page.goto("/direct-search?q=zzzqqqxxx&filter=nonsense");
  await expect(page.getByRole("heading", { name: "No results found" })).toBeVisible();
  await page.goto("/direct-search?q=%00");
  await expect(page.getByRole("heading", { name: "Start searching" })).toBeVisible();
});

test("a page past the end leads to the last one", { tag: "@one-size" }, async ({ page }) => {
  const response = await page.goto("/direct-search?q=the&filter=movie&page=9999");
  expect(response?.status()).toBe(404);
  await page.getByRole("link", { name: /^To page \d+, the last$/ }).click();
  await expect(page).toHaveURL(/page=\d{1,2}$/);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
});
