import { expect, type Page } from "@playwright/test";

import { holdApp, operationOf, pickCountry } from "./visitor.ts";
import { test } from "./loaded-page.ts";

/** Every test rates a movie of its own, so that votes do not add up. */
const movies = [238, 278, 424, 680, 13, 155, 807, 2108];
const movie = (index: number) => `/movie/${movies[index]}`;

const group = (page: Page) => page.getByRole("radiogroup", { name: "Rate This Movie" });
const star = (page: Page, count: number) =>
  group(page).getByRole("radio", { name: count === 1 ? "1 star" : `${count} stars` });

test("a rating is saved, counted, and there again after a reload", async ({ page }) => {
  await page.goto(movie(0));
  await expect(page.getByText("No ratings yet")).toBeVisible();
  await star(page, 4).click();
  await expect(page.getByText("Rating saved!")).toBeVisible();
  await expect(page.getByText("4.0 out of 5 · 1 rating")).toBeVisible();
  await page.reload();
  await expect(star(page, 4)).toBeChecked();
  await expect(page.getByText("4.0 out of 5 · 1 rating")).toBeVisible();
});

test("a rating given while another country's page is on its way stays", async ({ page }) => {
  await page.goto(movie(6));
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

test("two tabs of one browser agree, and are one voter", async ({ page, context }) => {
  await page.goto(movie(2));
  const other = await context.newPage();
  await other.goto(movie(2));
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
}) => {
  await page.goto(movie(7));
  const other = await context.newPage();
  const release = await holdApp(other);
  await other.goto(movie(7), { waitUntil: "commit" });
  await expect(other.getByText("No ratings yet")).toBeVisible();
  await star(page, 3).click();
  await expect(page.getByText("3.0 out of 5 · 1 rating")).toBeVisible();
  release();
  await expect(star(other, 3)).toBeChecked();
  await expect(other.getByText("3.0 out of 5 · 1 rating")).toBeVisible();
});

test("another visitor's rating counts beside it", async ({ page, browser }) => {
  await page.goto(movie(3));
  await star(page, 5).click();
  await expect(page.getByText("5.0 out of 5 · 1 rating")).toBeVisible();
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(movie(3));
  await star(other, 4).click();
  await expect(other.getByText("4.5 out of 5 · 2 ratings")).toBeVisible();
  await context.close();
});

test("stars are reached and chosen with the keyboard, where storage is blocked too", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto(movie(5));
  await star(page, 1).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Rating saved!")).toBeVisible();
  await expect(star(page, 3)).toBeChecked();
  await expect(star(page, 3)).toBeFocused();
});
