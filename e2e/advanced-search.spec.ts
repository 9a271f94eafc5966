import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { test } from "./loaded-page.ts";
import { address, cardAddresses, cards, isPhone, onQuestion } from "./finding.ts";

const panel = (page: Page) => page.getByRole("form", { name: "Advanced Filters" });
const showPanel = async (page: Page) => {
  if (isPhone(page)) await page.getByRole("button", { name: /^Show Filters/ }).click();
  await expect(panel(page)).toBeVisible();
};
const apply = (page: Page) => panel(page).getByRole("button", { name: "Apply Filters" }).click();

test("every filter, the page and the type are the address: a link shows the same", async ({
  page,
  browser,
}) => {
  await page.goto("/advanced-search");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Browse Movies");
  await expect(page.getByText(/^Showing 1–20 of [\d,]+ results$/)).toBeVisible();
  await showPanel(page);
  await panel(page).getByRole("button", { name: "Drama", exact: true }).click();
  await panel(page).getByRole("slider", { name: "TMDB rating, at least" }).focus();
  for (let step = 0; step < 13; step++) await page.keyboard.press("ArrowRight");
  await panel(page).getByLabel("Sort by").click();
  await page.getByRole("option", { name: "Rating (High to Low)" }).click();
  await expect(page).toHaveURL("/advanced-search");
  await apply(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Browse Movies by Genre by Rating",
  );
  await expect(page).toHaveTitle("Browse Movies by Genre by Rating · Flickmap");
  await expect(page).toHaveURL(
    "/advanced-search/movie?sort_by=vote_average.desc&with_genres=18&vote_average.gte=6.5",
  );
  const titles = await cardAddresses(page);
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  expect(await cardAddresses(other)).toEqual(titles);
  await other.context().close();
});

test("Back and Forward bring filters, page and position", async ({ page }) => {
  await page.goto("/advanced-search/movie?with_genres=18");
  const first = await cardAddresses(page);
  await page.getByRole("link", { name: "Page 2", exact: true }).scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page.getByText(/^Showing 21–40 of/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await showPanel(page);
  await panel(page).getByRole("button", { name: "Comedy" }).click();
  await apply(page);
  await expect(page.getByText(/^Showing 1–/)).toBeVisible();
  await expect(page).toHaveURL("/advanced-search/movie?with_genres=18,35");
  await page.goBack();
  await expect(page.getByText(/^Showing 21–40 of/)).toBeVisible();
  await page.goBack();
  await expect.poll(() => cardAddresses(page)).toEqual(first);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(position - 60);
  await showPanel(page);
  await expect(panel(page).getByRole("button", { name: "Comedy" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
});

test("what no control can show is ignored, is never requested, and leaves the address without a step", async ({
  page,
}) => {
  const requested: unknown[] = [];
  page.on("request", (request) => {
    const { searchParams } = new URL(request.url());
    if (searchParams.get("operationName") !== "AdvancedSearch") return;
    requested.push(JSON.parse(searchParams.get("variables") ?? "{}").filter);
  });
  await page.goto("/");
  await page.goto(
    `/advanced-search/movie?vote_average.gte=9&vote_average.lte=2&with_genres=abc,28,4711&page=2&sort_by=drop&with_runtime.gte=-5&primary_release_year=2999&include_adult=maybe&region=ZZ&with_original_language=qq&with_watch_providers=${"4711,".repeat(500)}`,
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Browse Movies by Genre");
  await expect(cards(page).first()).toBeVisible();
  await expect
    .poll(() => address(page))
    .toMatch(/^\/advanced-search\/movie\?with_genres=28&page=2$/);
  await expect(page.getByRole("heading", { name: "Error loading results" })).toHaveCount(0);
  await showPanel(page);
  await panel(page).getByText("TMDB rating", { exact: true }).scrollIntoViewIfNeeded();
  const bound = (name: string) => panel(page).getByRole("slider", { name });
  await expect(bound("TMDB rating, at least")).toHaveAttribute("aria-valuenow", "0");
  await expect(bound("TMDB rating, at most")).toHaveAttribute("aria-valuenow", "10");
  await expect(panel(page).getByLabel("Release year")).toHaveValue("");
  const filter = { genres: [28], includeAdult: false, region: "US" };
  expect(requested).toEqual(requested.map(() => filter));
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test(
  "the panel: beside the list, or hidden behind a button on a small screen",
  { tag: "@each-size" },
  async ({ page }) => {
    await page.goto("/advanced-search/movie?with_genres=28");
    await expect(cards(page).first()).toBeVisible();
    if (!isPhone(page)) {
      await expect(panel(page)).toBeVisible();
      await expect(page.getByRole("button", { name: /Filters$/ })).toHaveCount(1);
      return;
    }
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Clear Filters" })).toBeVisible();
    await page.getByRole("button", { name: "Show Filters (1)" }).click();
    await expect(panel(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Clear Filters" })).toBeHidden();
    await page.getByRole("button", { name: "Hide Filters" }).click();
    await expect(panel(page)).toBeHidden();
    await page.getByRole("button", { name: "Show Filters (1)" }).click();
    await panel(page).getByRole("button", { name: "Comedy" }).click();
    await apply(page);
    await expect(panel(page)).toBeHidden();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(page).toHaveURL("/advanced-search/movie");
    await expect(page.getByRole("button", { name: "Clear Filters" })).toBeHidden();
  },
);

test("768 px is where the small screen ends", async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto("/advanced-search/movie");
  await expect(page.getByRole("button", { name: "Show Filters" })).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(panel(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Show Filters" })).toBeHidden();
});

test("80 years and 'Any Year', by the keyboard alone", async ({ page }) => {
  await page.goto("/advanced-search/movie");
  await showPanel(page);
  const year = panel(page).getByRole("combobox", { name: "Release year" });
  await expect(year.locator("option:checked")).toHaveText("Any Year");
  await year.focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("option").filter({ visible: true })).toHaveCount(81);
  await page.keyboard.type("2024");
  await page.keyboard.press("Enter");
  await expect(year).toHaveValue("2024");
  await panel(page).getByRole("button", { name: "Apply Filters" }).press("Enter");
  await expect(page).toHaveURL("/advanced-search/movie?primary_release_year=2024");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Browse Movies by Year");
});

test("narrows to a streaming service and a way to watch in the country", async ({ page }) => {
  await page.goto("/advanced-search/movie");
  await showPanel(page);
  await panel(page).getByRole("button", { name: "Netflix", exact: true }).click();
  await panel(page).getByRole("button", { name: "Subscription" }).click();
  await apply(page);
  await expect(page).toHaveURL(/with_watch_providers=8.*with_watch_monetization_types=flatrate/);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(4);
  await expect(page.locator("main li [title*='Netflix']")).toHaveCount(await cards(page).count());
});

test("every service of the country by its exact name, grouped by family", async ({ page }) => {
  await page.goto("/advanced-search/movie");
  await showPanel(page);
  await panel(page).getByRole("button", { name: "All services" }).click();
  const dialog = page.getByRole("dialog", { name: /^Streaming services in/ });
  await dialog.getByRole("searchbox").fill("apple tv store");
  await dialog.getByRole("searchbox").press("Enter");
  await dialog.getByRole("button", { name: "Services of Apple TV" }).click();
  await dialog.getByRole("checkbox", { name: "Apple TV Store only" }).click();
  await expect(dialog.getByRole("checkbox", { name: "Apple TV", exact: true })).toHaveAttribute(
    "aria-checked",
    "mixed",
  );
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL("/advanced-search/movie");
  await apply(page);
  await expect(page).toHaveURL(/with_watch_providers=2$/);
});

test("a slow film database is said to be slow, and what is on screen stays", async ({ page }) => {
  await onQuestion(page, "AdvancedSearch", async (route, variables) => {
    if (variables["page"] === 1) await route.fallback();
  });
  await page.clock.install();
  await page.goto("/advanced-search/movie");
  const first = await cardAddresses(page);
  await page.getByRole("link", { name: "Next" }).click();
  await page.clock.runFor(3_000);
  await expect(page.getByText(/taking longer than usual/)).toBeVisible({ timeout: 8_000 });
  expect(await cardAddresses(page)).toEqual(first);
});
