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

test("titles are filtered by a form", async ({ page }) => {
  await page.goto("/advanced-search");
  await page.getByLabel("Action", { exact: true }).check();
  await page.getByLabel("Comedy", { exact: true }).check();
  await page.getByLabel("Rent", { exact: true }).check();
  await page.locator('select[name="sort_by"]').selectOption({ label: "Rating (High to Low)" });
  await page.getByLabel("From year").selectOption("1990");
  await page.getByText("Leave out", { exact: true }).click();
  await page.getByRole("checkbox", { name: "Without Horror" }).check();
  await page.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL(/with_genres=28&with_genres=35/);
  await expect(page).toHaveURL(/with_watch_monetization_types=rent/);
  await expect(page.getByLabel("Action", { exact: true })).toBeChecked();
  await expect(
    page.getByRole("heading", { level: 1, name: "Browse Movies by Genre" }),
  ).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole("link", { name: "Action, remove" }).click();
  await expect(page).toHaveURL(/movie\?sort_by=vote_average.desc&with_genres=35&/);
  await expect(page.getByRole("list", { name: "Filters in force" })).toHaveText(
    "ComedyWithout HorrorRentReleased: 1990 – …",
  );
});

test("keywords and people are found by name, chosen and taken out", async ({ page }) => {
  await page.goto("/advanced-search/movie?with_genres=18");
  await page.getByRole("textbox", { name: "Find a keyword in English" }).fill("heist");
  await page.getByRole("textbox", { name: "Find a person" }).fill("nolan");
  await page.getByRole("button", { name: "Apply Filters" }).click();
  // What was found narrows nothing until it is chosen.
  await expect(page.getByRole("list", { name: "Filters in force" })).toHaveText("Drama");
  await page.getByRole("link", { name: "Christopher Nolan" }).click();
  await expect(page).toHaveURL("/advanced-search/movie?with_genres=18&with_people=525");
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole("textbox", { name: "Find a keyword in English" }).fill("zzzz");
  await page.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page.getByText("Keywords for “zzzz”").locator("..")).toContainText("Nothing found");
  await expect(page.getByRole("list", { name: "Filters in force" })).toHaveText(
    "DramaChristopher Nolan",
  );
  await page.getByLabel("Christopher Nolan", { exact: true }).uncheck();
  await page.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page.getByRole("list", { name: "Filters in force" })).toHaveText("Drama");
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
