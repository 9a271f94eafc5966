import { expect, type Page } from "@playwright/test";

import { cards } from "./finding.ts";
import { drawn, holdApp, hydrated } from "./visitor.ts";
import { watchFailures } from "./looks.ts";
import { test } from "./loaded-page.ts";

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

const scrollDown = async (page: Page, to: number) => {
  await page.evaluate((y) => scrollTo(0, y), to);
  await drawn(page);
  return top(page);
};

const isBackAt = (page: Page, place: number) =>
  expect.poll(async () => Math.abs((await top(page)) - place)).toBeLessThanOrEqual(2);

test("Back and Forward between a rendered page and screens that the app showed keep place and focus", async ({
  page,
}) => {
  const failures = watchFailures(page);
  await page.goto("/category/movie");
  const list = await scrollDown(page, 900);
  const documentOfList = await page.evaluate(() => performance.timeOrigin);
  const chosen = cards(page).nth(7);
  await chosen.scrollIntoViewIfNeeded();
  const left = await top(page);
  const href = await chosen.getAttribute("href");
  await chosen.click();
  await expect(page).toHaveURL(new RegExp(`${href}`));
  await expect(page.getByRole("heading", { name: /^Watch in/ })).toBeVisible();
  expect(await top(page)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
  const below = await scrollDown(page, 600);

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Popular Movies" })).toBeVisible();
  await isBackAt(page, left);
  expect(left).toBeGreaterThan(list - 900);

  await page.goForward();
  await expect(page.getByRole("heading", { name: /^Watch in/ })).toBeAttached();
  await isBackAt(page, below);
  // All of it within the document that the gateway rendered.
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(documentOfList);
  expect(failures).toEqual([]);
});

test("Back to a rendered page from another site's, or from a reloaded page, keeps its scroll position", async ({
  page,
}) => {
  const failures = watchFailures(page);
  await page.goto("/tv/1396");
  const left = await scrollDown(page, 500);
  await page.goto("/faq");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently Asked Questions");
  expect(await top(page)).toBe(0);
  const below = await scrollDown(page, 120);

  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Breaking Bad");
  await isBackAt(page, left);
  await page.goForward({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently Asked Questions");
  await isBackAt(page, below);
  await page.reload();
  await isBackAt(page, below);
  expect(failures).toEqual([]);
});

test("Back to a list from a reloaded title keeps the list's scroll position", async ({ page }) => {
  await page.goto("/category/movie");
  const chosen = cards(page).nth(9);
  await chosen.scrollIntoViewIfNeeded();
  const left = await top(page);
  expect(left).toBeGreaterThan(0);
  await chosen.click();
  await expect(page.getByRole("heading", { name: /^Watch in/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Watch in/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Popular Movies" })).toBeVisible();
  await isBackAt(page, left);
});

test("a page that a client-rendered screen was left for by loading is rendered for its own address", async ({
  page,
}) => {
  await page.goto("/faq");
  await page.getByRole("contentinfo").getByRole("link", { name: "TV Shows" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Popular TV Shows");
  await expect(cards(page).first()).toBeVisible();
  const left = await scrollDown(page, 700);
  await page.goto("/contact");
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Popular TV Shows");
  await expect(cards(page).first()).toBeAttached();
  await isBackAt(page, left);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently Asked Questions");
});

test("Back to a rendered page finds its place before the app has loaded, and leaves what the visitor scrolls then", async ({
  page,
}) => {
  await page.goto("/tv/1396");
  const left = await scrollDown(page, 500);
  await page.goto("/faq");
  const release = await holdApp(page);
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Breaking Bad");
  await isBackAt(page, left);
  // By the wheel: the browser takes back what a script scrolls while the page loads.
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 300);
  const further = left + 300;
  await isBackAt(page, further);
  release();
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await isBackAt(page, further);
});

test("a title's arrow leads to the page that the visitor came from, as it was left, and Home on a first visit", async ({
  page,
}) => {
  await page.goto("/movie/550");
  await hydrated(page);
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto("/category/movie?page=2");
  await scrollDown(page, 900);
  const chosen = cards(page).nth(7);
  await chosen.scrollIntoViewIfNeeded();
  const left = await top(page);
  await chosen.click();
  await expect(page.getByRole("heading", { name: /^Watch in/ })).toBeVisible();
  // What is chosen on the page itself is no other page.
  const countries = page.getByRole("region", { name: "Other countries" });
  await countries.getByRole("button", { name: "Show" }).click();
  await countries.getByRole("link", { name: "Japan" }).click();
  await expect(page.getByRole("heading", { name: "Watch in Japan" })).toBeVisible();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(/\/category\/movie\?page=2$/);
  await isBackAt(page, left);
});

test("a country chosen among the others keeps the focus, and the page is shown for it", async ({
  page,
}) => {
  await page.goto("/movie/550");
  const countries = page.getByRole("region", { name: "Other countries" });
  await countries.getByRole("button", { name: "Show" }).click();
  await countries.getByRole("link", { name: "Japan" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Watch in Japan" })).toBeVisible();
  await expect(countries.getByRole("link", { name: "Japan (shown above)" })).toBeFocused();
  const notice = page.getByRole("region", { name: "The country of this page" });
  await expect(notice.getByText(/^Showing Japan$/)).toBeVisible();
});

test("a row is where it was on going back, and at its start on going on", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const row = page.getByRole("list", { name: "Trending TV Shows" });
  await row.scrollIntoViewIfNeeded();
  await row.evaluate((element) => element.scrollBy({ left: 700, behavior: "instant" }));
  await drawn(page);
  const left = await row.evaluate(({ scrollLeft }) => scrollLeft);
  expect(left).toBeGreaterThan(400);
  const card = row.getByRole("listitem").nth(5).getByRole("link");
  await card.click();
  await expect(page.getByRole("heading", { name: /^Watch in/ })).toBeAttached();
  await page.goBack();
  await expect
    .poll(async () => Math.abs((await row.evaluate(({ scrollLeft }) => scrollLeft)) - left))
    .toBeLessThanOrEqual(2);
  await card.click();
  await expect(page.getByRole("heading", { name: /^Watch in/ })).toBeAttached();
  await page.getByRole("link", { name: "Flickmap, home" }).first().click();
  await row.scrollIntoViewIfNeeded();
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});
