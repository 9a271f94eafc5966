import { expect } from "@playwright/test";

import { test } from "./loaded-page.ts";
import { pressUntilShown, test as faultyTest } from "./faulty-film-database.ts";
import { cardAddresses, cards, onQuestion } from "./finding.ts";
import { renderInBrowser } from "./visitor.ts";

test("results by name: heading, count, pages, and cards that lead to titles", async ({ page }) => {
  await page.goto("/search?q=the");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText('Search Results for "the"');
  await expect(page).toHaveTitle('Search Results for "the" · Flickmap');
  await expect(page.getByText(/^Showing 20 of \d+ results$/)).toBeVisible();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages.getByRole("button", { name: "Previous" })).toBeDisabled();
  await expect(pages.getByRole("button", { name: /^Page \d+$/ })).toHaveCount(6);
  await expect(pages.getByText("…")).toBeVisible();
  await cards(page).first().click();
  await expect(page).toHaveURL(/\/(movie|tv)\/\d+/);
});

test("the type buttons narrow the loaded results without another request", async ({ page }) => {
  let requests = 0;
  await onQuestion(page, "Search", async (route) => {
    requests += 1;
    await route.fallback();
  });
  await page.goto("/search?q=the");
  const all = await cardAddresses(page);
  await page.getByRole("button", { name: "TV Shows", exact: true }).click();
  const shows = all.filter((href) => href?.startsWith("/tv/"));
  await expect.poll(() => cardAddresses(page)).toEqual(shows);
  await expect(page.getByText(`Showing ${shows.length} of`)).toBeVisible();
  await expect(page).toHaveURL("/search?q=the&type=tv");
  await page.goBack();
  await expect(cards(page)).toHaveCount(all.length);
  expect(requests).toBe(1);
});

test("the search box changes the query without a reload, and starts at page 1", async ({
  page,
}) => {
  await page.goto("/search?q=the&page=2");
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const box = page.getByRole("search", { name: "This page" });
  await box.getByRole("searchbox").fill("  ");
  await box.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/search?q=the&page=2");
  await box.getByRole("searchbox").fill(" star ");
  await box.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText('Search Results for "star"');
  await expect(page).toHaveURL("/search?q=star");
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
});

test("pages stand in the address; Back brings results and position back", async ({ page }) => {
  await page.goto("/search?q=the");
  const first = await cardAddresses(page);
  await page.getByRole("button", { name: "Next" }).scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(100);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await expect(page).toHaveURL("/search?q=the&page=2");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => cardAddresses(page)).not.toEqual(first);
  await page.goBack();
  await expect.poll(() => cardAddresses(page)).toEqual(first);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(position - 60);
});

test("no query, no results, and hostile text are all said plainly", async ({ page }) => {
  await page.goto("/search");
  await expect(page.getByRole("heading", { name: "Start searching" })).toBeVisible();
  await page.goto(`/search?q=${encodeURIComponent("<img src=x onerror=alert(1)>")}`);
  await expect(page.getByRole("heading", { name: "No results found" })).toBeVisible();
  await expect(
    page.getByText(
      'We couldn\'t find any matches for "<img src=x onerror=alert(1)>". Please try a different search.',
    ),
  ).toBeVisible();
});

faultyTest(
  "a search that the film database could not do can be tried again",
  async ({ page, filmDatabase }) => {
    filmDatabase.breaks({ kind: "redirect" });
    await page.goto("/search?q=the");
    await expect(
      page.getByRole("heading", { name: "Failed to load search results" }),
    ).toBeVisible();
    await expect(
      page.getByText("There was an error processing your search. Please try again later."),
    ).toBeVisible();
    filmDatabase.heals();
    await pressUntilShown(page, "Try again", cards(page).first());
  },
);

test("a failure can be tried again; one on the way to the next page leads back to this one", async ({
  page,
}) => {
  let broken = true;
  await onQuestion(page, "Search", (route) =>
    broken ? route.fulfill({ status: 503, body: "" }) : route.fallback(),
  );
  await page.goto("/search?q=the");
  await expect(page.getByRole("heading", { name: "Failed to load search results" })).toBeVisible();
  await expect(page.getByText("Search request failed with status 503")).toBeVisible();
  broken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  const first = await cardAddresses(page);
  broken = true;
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to load search results");
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await page.getByRole("button", { name: "Back to page 1" }).click();
  await expect.poll(() => cardAddresses(page)).toEqual(first);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  broken = false;
  await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
  // The page before stays until the next one has come.
  await expect.poll(() => cardAddresses(page)).not.toEqual(first);
});

test("my services light what they have, are remembered, and travel in a link", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/search?q=the");
  await expect(cards(page).first()).toBeVisible();
  await expect(page.locator("[data-lit]")).toHaveCount(0);
  await page.getByRole("button", { name: /My services/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "My services" });
  await expect(dialog.getByRole("button", { name: "Rent" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await dialog.getByRole("searchbox").fill("netflix");
  await dialog.getByRole("checkbox", { name: "Netflix", exact: true }).press("Space");
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(dialog.getByText("Link copied")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.locator("[data-lit]").first()).toBeVisible();
  await expect(page.locator("[data-lit]").first()).toHaveAttribute("title", /Netflix/);
  const lit = await page.locator("[data-lit]").count();
  await page.reload();
  await expect(page.locator("[data-lit]")).toHaveCount(lit);

  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).searchParams.get("services")).toBe("netflix");
  const other = await context.browser()?.newContext();
  const elsewhere = await other?.newPage();
  await elsewhere?.goto(link);
  if (elsewhere) await expect(elsewhere.locator("[data-lit]")).toHaveCount(lit);
  await other?.close();
});

test(
  "the availability of a page's titles is one request, after the list",
  { tag: "@one-size" },
  async ({ page }) => {
    const order: string[] = [];
    page.on("request", (request) => {
      const operation = new URL(request.url()).searchParams.get("operationName");
      if (operation === "Search" || operation === "Watchable") order.push(operation);
    });
    await renderInBrowser(page);
    await page.goto("/search?q=the");
    await expect(page.locator("main li [title^='By subscription']").first()).toBeVisible();
    expect(order).toEqual(["Search", "Watchable"]);
  },
);
