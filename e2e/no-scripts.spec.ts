import { expect, test } from "@playwright/test";

import { cards } from "./finding.ts";

test.use({ javaScriptEnabled: false });

test("a movie's offers are links, and what needs scripts is left out", async ({ page }) => {
  await page.goto("/movie/550");
  const offers = page.getByRole("main").locator('a[target="_blank"][href^="https://"]');
  expect(await offers.count()).toBeGreaterThan(0);
  for (const name of [/^Share/, /stars?$/, /^Country/, /^Menu/]) {
    await expect(page.getByRole("button", { name }).first()).toBeHidden();
  }
  const card = cards(page).first();
  await card.click();
  await expect(page).not.toHaveURL("/movie/550");
});

test("a show's seasons open, and tell their episodes and services", async ({ page }) => {
  await page.goto("/tv/95480");
  const seasons = page.getByRole("region", { name: "Seasons" });
  const first = seasons.locator("details", { hasText: "Season 1" });
  await expect(first.locator("summary")).toContainText("6 episodes");
  await first.locator("summary").click();
  await expect(first.getByText(/^Subscription: /)).toBeVisible();
  await expect(first.getByRole("link", { name: "Apple TV" })).toHaveAttribute("href", /^https:/);
  // What cannot work is not there.
  await expect(seasons.getByRole("button")).toHaveCount(0);
});

test("of a show with many seasons each is named", async ({ page }) => {
  await page.goto("/tv/456");
  const seasons = page.getByRole("region", { name: "Seasons" });
  await expect(seasons.locator("details")).toHaveCount(8);
  await expect(seasons.getByText(/^Season 9 · /)).toBeVisible();
});

test("no message can be written that would end up in the address", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByText(/This form needs JavaScript/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toBeHidden();
});

test("a search is submitted, turned and narrowed", async ({ page }) => {
  await page.goto("/search");
  const field = page.getByRole("main").getByRole("searchbox");
  await field.fill("the");
  await field.press("Enter");
  await expect(page).toHaveURL("/search?q=the");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await page
    .getByRole("navigation", { name: "Show" })
    .getByRole("link", { name: "TV Shows" })
    .click();
  await expect(page).toHaveURL(/type=tv/);
  await expect(cards(page).first()).toHaveAttribute("href", /^\/tv\//);
});

test("a filtered list is read, a filter is taken out, and that filters need scripts is said", async ({
  page,
}) => {
  await page.goto("/advanced-search/movie?with_genres=28,35&without_genres=27");
  await expect(page.locator("p", { hasText: "The filters need JavaScript." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Apply Filters" })).toBeHidden();
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole("link", { name: "Action, remove" }).click();
  await expect(page).toHaveURL("/advanced-search/movie?with_genres=35&without_genres=27");
});

test("a country is chosen by a form", async ({ page }) => {
  await page.goto("/movie/550");
  await page.getByRole("button", { name: "Change country" }).click();
  await page.getByLabel("Country", { exact: true }).selectOption("Germany");
  await page.getByRole("button", { name: "Choose" }).click();
  await expect(page).toHaveURL("/movie/550");
  await expect(page.getByRole("heading", { name: "Watch in Germany" })).toBeVisible();
});

test("a country that is chosen where there is no page leads back there", async ({ page }) => {
  await page.goto("/no/such/page?a=1");
  await page.getByRole("button", { name: "Change country" }).click();
  await page.getByLabel("Country", { exact: true }).selectOption("Germany");
  await page.getByRole("button", { name: "Choose" }).click();
  await expect(page).toHaveURL("/no/such/page?a=1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expect(page.getByRole("contentinfo").locator("form#country")).toContainText("Germany");
});

test("a language is chosen by the form of the footer", async ({ page }) => {
  await page.goto("/movie/550?country=AT");
  const picker = page.getByRole("contentinfo").locator("details");
  await picker.locator("summary").click();
  await picker.getByRole("button", { name: "العربية" }).click();
  await expect(page).toHaveURL("/ar/movie/550?country=AT");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
});
