import { expect } from "@playwright/test";

import { test } from "./loaded-page.ts";
import { cardAddresses, cards, onQuestion } from "./finding.ts";

test("a genre of movies, and its counterpart among shows", async ({ page }) => {
  await page.goto("/genre/28?type=movie");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Action Movies");
  const movies = await cardAddresses(page);
  expect(movies.every((href) => href?.startsWith("/movie/"))).toBe(true);
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await page.getByRole("navigation", { name: "Type" }).getByText("TV Shows").click();
  await expect(page).toHaveURL("/genre/10759?type=tv");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Action & Adventure TV Shows");
  await expect(cards(page).first()).toHaveAttribute("href", /^\/tv\//);
});

test("any other type means movies; a genre that a type lacks is none", async ({ page }) => {
  await page.goto("/genre/18?type=anime");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Drama Movies");
  const unknown = await page.goto("/genre/424242?type=tv");
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Genre");
  const lacking = await page.goto("/genre/27?type=tv");
  expect(lacking?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Genre");
  await expect(page.getByRole("heading", { name: "No content found" })).toBeVisible();
  await expect(page.getByText("We couldn't find any TV shows in this genre.")).toBeVisible();
});

test("the heading stays while pages are turned", async ({ page }) => {
  const secondPage = Promise.withResolvers<void>();
  await onQuestion(page, "Genre", async (route, variables) => {
    if (variables["page"] === 2) await secondPage.promise;
    await route.fallback();
  });
  await page.goto("/genre/18?type=movie");
  const first = await cardAddresses(page);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.locator("main [aria-busy=true]")).toBeVisible();
  const headings = page.getByRole("heading", { level: 1 });
  expect(await headings.allTextContents()).toEqual(["Drama Movies"]);
  secondPage.resolve();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect.poll(() => cardAddresses(page)).not.toEqual(first);
});
