import { expect } from "@playwright/test";

import { test } from "./loaded-page.ts";
import { pressUntilShown, test as faultyTest } from "./faulty-film-database.ts";
import { pickCountry } from "./visitor.ts";
import { cardAddresses, cards, onQuestion } from "./finding.ts";

const lists = [
  ["/category/movie", "Popular Movies"],
  ["/category/tv", "Popular TV Shows"],
  ["/category/movie?filter=top_rated", "Top Rated Movies"],
  ["/category/tv?filter=top_rated", "Top Rated TV Shows"],
  ["/category/movie?filter=now_playing", "Now Playing in Theaters"],
  ["/category/tv?filter=now_playing", "Currently Airing Shows"],
  ["/category/movie?filter=nonsense&page=abc", "Popular Movies"],
] as const;

for (const [path, heading] of lists) {
  test(`${path} is headed '${heading}'`, { tag: "@one-size" }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${heading} · Flickmap`);
    await expect(page.getByRole("heading", { name: "Failed to load content" })).toHaveCount(0);
  });
}

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

test("shows have no Now Playing button", async ({ page }) => {
  await page.goto("/category/tv");
  await expect(page.getByRole("navigation", { name: "List" }).getByRole("link")).toHaveText([
    "Popular",
    "Top Rated",
  ]);
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
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toBeVisible();
  expect(await cardAddresses(page)).toEqual(first);
  await expect(page.getByTestId("placeholders")).toHaveCount(0);
  secondPage.resolve();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await expect.poll(() => cardAddresses(page)).not.toEqual(first);
  await expect(page).toHaveURL("/category/movie?page=2");
});

faultyTest("a failure says so, and can be tried again", async ({ page, filmDatabase }) => {
  filmDatabase.breaks({ kind: "wrong-schema" });
  await page.goto("/category/tv");
  await expect(page.getByRole("heading", { name: "Failed to load content" })).toBeVisible();
  await expect(
    page.getByText("There was an error loading this content. Please try again later."),
  ).toBeVisible();
  filmDatabase.heals();
  await pressUntilShown(page, "Try again", cards(page).first());
});

test("a type that does not exist is a page that does not exist", async ({ page }) => {
  await page.goto("/category/anime");
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});

test("another country brings that country's list, in place", async ({ page }) => {
  const regions: unknown[] = [];
  await onQuestion(page, "Category", async (route, { region }) => {
    regions.push(region);
    await route.fallback();
  });
  await page.goto("/category/movie");
  await expect(cards(page).first()).toBeVisible();
  await pickCountry(page, "germany", "Germany");
  await expect.poll(() => regions.at(-1)).toBe("DE");
  await expect(cards(page).first()).toBeVisible();
});
