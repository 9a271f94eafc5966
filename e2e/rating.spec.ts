import { expect } from "@playwright/test";
import type { Page, TestInfo } from "@playwright/test";

import { holdApp } from "./hold-app.ts";
import { test } from "./loaded-page.ts";
import { operationOf, pickCountry, watchOperations } from "./visitor.ts";

/** Every test rates a movie of its own, and another at its second try, so that votes do not add up. */
const movies = {
  desktop: [
    [238, 278, 424, 680, 13, 155, 807, 2108],
    [694, 813, 1578, 85, 601, 78, 1091, 744],
  ],
  phone: [
    [122, 389, 769, 240, 550, 603],
    [1892, 111, 620, 279, 218, 105],
  ],
};
const movie = ({ project, retry }: TestInfo, index: number) =>
  `/movie/${movies[project.name === "phone" ? "phone" : "desktop"][retry]?.[index]}`;

const group = (page: Page) => page.getByRole("radiogroup", { name: "Rate This Movie" });
const star = (page: Page, count: number) =>
  group(page).getByRole("radio", { name: count === 1 ? "1 star" : `${count} stars` });

test("a rating is saved, counted, and there again after a reload", async ({ page }, info) => {
  await page.goto(movie(info, 0));
  await expect(page.getByText("No ratings yet")).toBeVisible();
  await star(page, 4).click();
  await expect(page.getByText("Rating saved!")).toBeVisible();
  await expect(page.getByText("4.0 out of 5 · 1 rating")).toBeVisible();
  await page.reload();
  await expect(star(page, 4)).toBeChecked();
  await expect(page.getByText("4.0 out of 5 · 1 rating")).toBeVisible();
});

test("clicking the current star takes the rating back", async ({ page }, info) => {
  await page.goto(movie(info, 1));
  await star(page, 2).click();
  await expect(page.getByText("2.0 out of 5 · 1 rating")).toBeVisible();
  await star(page, 2).click();
  await expect(page.getByText("No ratings yet")).toBeVisible();
  await expect(group(page).getByRole("radio", { checked: true })).toHaveCount(0);
});

test("a rating given while another country's page is on its way stays", async ({ page }, info) => {
  await page.goto(movie(info, 6));
  await expect(page.getByText("No ratings yet")).toBeVisible();
  const voted = Promise.withResolvers<void>();
  const requested = Promise.withResolvers<void>();
  let held = false;
  await page.route(
    (url) => operationOf(url.href) === "Title",
    async (route) => {
      if (held) return route.fallback();
      held = true;
      const response = await route.fetch();
      requested.resolve();
      await voted.promise;
      await route.fulfill({ response });
    },
  );
  await pickCountry(page, "Japan", "Japan");
  await requested.promise;
  await star(page, 4).click();
  await expect(page.getByText("Rating saved!")).toBeVisible();
  voted.resolve();
  await expect(page.getByRole("heading", { name: "Watch in Japan" })).toBeVisible();
  await expect(page.getByText("4.0 out of 5 · 1 rating")).toBeVisible();
  await expect(star(page, 4)).toBeChecked();
});

test("two tabs of one browser agree, and are one voter", async ({ page, context }, info) => {
  await page.goto(movie(info, 2));
  const other = await context.newPage();
  await other.goto(movie(info, 2));
  await expect(group(other)).toBeVisible();
  await star(page, 3).click();
  await expect(page.getByText("3.0 out of 5 · 1 rating")).toBeVisible();
  await expect(star(other, 3)).toBeChecked();
  await expect(other.getByText("3.0 out of 5 · 1 rating")).toBeVisible();
  await star(other, 5).click();
  await expect(other.getByText("5.0 out of 5 · 1 rating")).toBeVisible();
  await expect(star(page, 5)).toBeChecked();
});

test("a page that was still loading while its visitor voted in another tab shows the vote", async ({
  page,
  context,
}, info) => {
  await page.goto(movie(info, 7));
  const other = await context.newPage();
  const release = await holdApp(other);
  await other.goto(movie(info, 7), { waitUntil: "commit" });
  await expect(other.getByText("No ratings yet")).toBeVisible();
  await star(page, 3).click();
  await expect(page.getByText("3.0 out of 5 · 1 rating")).toBeVisible();
  release();
  await expect(star(other, 3)).toBeChecked();
  await expect(other.getByText("3.0 out of 5 · 1 rating")).toBeVisible();
});

test("another visitor's rating counts beside it", async ({ page, browser }, info) => {
  await page.goto(movie(info, 3));
  await star(page, 5).click();
  await expect(page.getByText("5.0 out of 5 · 1 rating")).toBeVisible();
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(movie(info, 3));
  await star(other, 4).click();
  await expect(other.getByText("4.5 out of 5 · 2 ratings")).toBeVisible();
  await context.close();
});

test("a rating that cannot be stored is taken back with a word", async ({ page }, info) => {
  await page.goto(movie(info, 4));
  await expect(page.getByText("No ratings yet")).toBeVisible();
  await page.route("**/graphql", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await star(page, 5).click();
  await expect(page.getByText("Your rating could not be saved.")).toBeVisible();
  await expect(star(page, 5)).not.toBeChecked();
});

test("stars are reached and chosen with the keyboard, where storage is blocked too", async ({
  page,
}, info) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto(movie(info, 5));
  await star(page, 1).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Rating saved!")).toBeVisible();
  await expect(star(page, 3)).toBeChecked();
  await expect(star(page, 3)).toBeFocused();
});

test("a title's page requests the visitor's own rating when its window gets the focus", async ({
  page,
}) => {
  await page.goto("/movie/550");
  await page.waitForLoadState("networkidle");
  const operations = watchOperations(page);
  // The stars listen once their part of the page is hydrated, which may be after the network has become idle.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect.poll(() => operations, { timeout: 1000 }).toContain("SessionRating");
  }).toPass({ timeout: 15_000 });
});
