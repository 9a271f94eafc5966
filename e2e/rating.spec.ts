import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { test } from "./loaded-page.ts";
import { operationOf, pickCountry } from "./visitor.ts";

/** Every test rates a movie of its own, so that they do not count each other's votes. */
const movies = {
  desktop: [238, 278, 424, 680, 13, 155, 807],
  phone: [122, 389, 769, 240, 550, 603],
};
const movie = (project: string, index: number) =>
  `/movie/${movies[project === "phone" ? "phone" : "desktop"][index]}`;

const group = (page: Page) => page.getByRole("radiogroup", { name: "Rate This Movie" });
const star = (page: Page, count: number) =>
  group(page).getByRole("radio", { name: count === 1 ? "1 star" : `${count} stars` });

test("a rating is saved, counted, and there again after a reload", async ({ page }, {
  project,
}) => {
  await page.goto(movie(project.name, 0));
  await expect(page.getByText("No ratings yet")).toBeVisible();
  await star(page, 4).click();
  await expect(page.getByText("Rating saved!")).toBeVisible();
  await expect(page.getByText("4.0 out of 5 · 1 rating")).toBeVisible();
  await page.reload();
  await expect(star(page, 4)).toBeChecked();
  await expect(page.getByText("4.0 out of 5 · 1 rating")).toBeVisible();
});

test(
  "clicking the current star takes the rating back",
  { tag: "@one-size" },
  async ({ page }, { project }) => {
    await page.goto(movie(project.name, 1));
    await star(page, 2).click();
    await expect(page.getByText("2.0 out of 5 · 1 rating")).toBeVisible();
    await star(page, 2).click();
    await expect(page.getByText("No ratings yet")).toBeVisible();
    await expect(group(page).getByRole("radio", { checked: true })).toHaveCount(0);
  },
);

test(
  "a rating given while another country's page is on its way stays",
  { tag: "@one-size" },
  async ({ page }, { project }) => {
    await page.goto(movie(project.name, 6));
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
  },
);

test(
  "two tabs of one browser agree, and are one voter",
  { tag: "@one-size" },
  async ({ page, context }, { project }) => {
    await page.goto(movie(project.name, 2));
    const other = await context.newPage();
    await other.goto(movie(project.name, 2));
    await expect(group(other)).toBeVisible();
    await star(page, 3).click();
    await expect(page.getByText("3.0 out of 5 · 1 rating")).toBeVisible();
    await expect(star(other, 3)).toBeChecked();
    await expect(other.getByText("3.0 out of 5 · 1 rating")).toBeVisible();
    await star(other, 5).click();
    await expect(other.getByText("5.0 out of 5 · 1 rating")).toBeVisible();
    await expect(star(page, 5)).toBeChecked();
  },
);

test(
  "another visitor's rating counts beside it",
  { tag: "@one-size" },
  async ({ page, browser }, { project }) => {
    await page.goto(movie(project.name, 3));
    await star(page, 5).click();
    await expect(page.getByText("5.0 out of 5 · 1 rating")).toBeVisible();
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(movie(project.name, 3));
    await star(other, 4).click();
    await expect(other.getByText("4.5 out of 5 · 2 ratings")).toBeVisible();
    await context.close();
  },
);

test(
  "a rating that cannot be stored is taken back with a word",
  { tag: "@one-size" },
  async ({ page }, { project }) => {
    await page.goto(movie(project.name, 4));
    await expect(page.getByText("No ratings yet")).toBeVisible();
    await page.route("**/graphql", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    await star(page, 5).click();
    await expect(page.getByText("Your rating could not be saved.")).toBeVisible();
    await expect(star(page, 5)).not.toBeChecked();
  },
);

test("stars are reached and chosen with the keyboard, where storage is blocked too", async ({
  page,
}, { project }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto(movie(project.name, 5));
  await star(page, 1).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Rating saved!")).toBeVisible();
  await expect(star(page, 3)).toBeChecked();
  await expect(star(page, 3)).toBeFocused();
});
