import { expect } from "@playwright/test";

import { test } from "./loaded-page.ts";
import { cardAddresses, cards, onQuestion } from "./finding.ts";

test("the buttons change the list, and the address with it", async ({ page }) => {
  await page.goto("/category/movie?page=2");
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  const buttons = page.getByRole("navigation", { name: "List" });
  await expect(buttons.getByRole("link")).toHaveText(["Popular", "Top Rated", "Now Playing"]);
  await buttons.getByRole("link", { name: "Now Playing" }).press("Enter");
  await expect(page).toHaveURL("/category/movie?filter=now_playing");
  await expect(cards(page).first().getByText("New")).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
});

test("18 placeholders hold the place of the list, and the page stays while the next one loads", async ({
  page,
}) => {
  const firstPage = Promise.withResolvers<void>();
  const secondPage = Promise.withResolvers<void>();
  await onQuestion(page, "Category", async (route, variables) => {
    await (variables["page"] === 1 ? firstPage : secondPage).promise;
    await route.fallback();
  });
  await page.goto("/category/movie");
  await expect(page.getByTestId("placeholders").locator("> div > div")).toHaveCount(18);
  firstPage.resolve();
  const first = await cardAddresses(page);
  await expect(page.getByTestId("placeholders")).toHaveCount(0);
  expect(first).toHaveLength(20);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toBeVisible();
  expect(await cardAddresses(page)).toEqual(first);
  const headings = page.getByRole("heading", { level: 1 });
  expect(await headings.allTextContents()).toEqual(["Popular Movies"]);
  expect(await page.getByTestId("placeholders").count()).toBe(0);
  secondPage.resolve();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await expect.poll(() => cardAddresses(page)).not.toEqual(first);
  await expect(page).toHaveURL("/category/movie?page=2");
});

test("a type that does not exist is a page that does not exist", async ({ page }) => {
  await page.goto("/category/anime");
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});
