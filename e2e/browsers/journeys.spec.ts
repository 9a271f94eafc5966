import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { isPhone } from "../finding.ts";
import { test } from "../loaded-page.ts";

/** Waits until the images in the window have come. */
const expectImages = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images]
          .filter((image) => image.checkVisibility())
          .filter((image) => {
            const { top, left } = image.getBoundingClientRect();
            return top < innerHeight && left < innerWidth;
          })
          .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
      ),
    )
    .toBe(true);

const expectNothingWider = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

test("from home over the search to a title, its offers in another country, and a rating", async ({
  page,
}) => {
  await page.goto("/");
  await expect(
    page.getByRole("heading", { name: "Find your next favorite movie or TV show" }),
  ).toBeVisible();
  await expectImages(page);
  await expectNothingWider(page);
  const field = page.getByRole("search", { name: "Find a title" }).getByRole("combobox");
  await field.fill("fight club");
  await expect(page.getByRole("option", { name: /^Fight Club/ })).toBeVisible();
  await field.press("Enter");
  await expect(page).toHaveURL("/search?q=fight+club");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Fight Club/ })
    .first()
    .click();
  await expect(page).toHaveURL("/movie/550/fight-club");
  await expectImages(page);

  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Country/ })
    .click();
  await page.getByRole("combobox", { name: "Find a country" }).fill("germany");
  await page.getByRole("option", { name: /^Germany/ }).click();
  await expect(page.getByRole("heading", { name: "Watch in Germany" })).toBeVisible();

  await page.getByRole("radio", { name: "4 stars" }).click();
  await expect(page.getByText("Rating saved!")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await expect(page.getByRole("heading", { name: "Watch in Germany" })).toBeVisible();
});

test("suggestions lead to a title", async ({ page }) => {
  await page.goto("/faq");
  const banner = page.getByRole("banner");
  if (isPhone(page)) await banner.getByRole("button", { name: "Search" }).click();
  await banner.getByRole("combobox", { name: "Search movies and TV shows" }).fill("breaking bad");
  await page.getByRole("option", { name: /^Breaking Bad/ }).click();
  await expect(page).toHaveURL("/tv/1396/breaking-bad");
  await expect(page.getByRole("heading", { level: 1, name: "Breaking Bad" })).toBeVisible();
});

test("advanced search: filters, a sort order, a page, and Back", async ({ page }) => {
  await page.goto("/advanced-search");
  await expectImages(page);
  if (isPhone(page)) await page.getByRole("button", { name: "Show Filters" }).click();
  const panel = page.getByRole("form", { name: "Advanced Filters" });
  await panel.getByRole("button", { name: "Drama", exact: true }).click();
  await panel.getByLabel("Sort by").selectOption("Rating (High to Low)");
  await panel.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL("/advanced-search/movie?sort_by=vote_average.desc&with_genres=18");
  await expect(page.getByText(/^Showing 1–20 of/)).toBeVisible();
  await page.getByRole("navigation", { name: "Pages" }).getByText("2", { exact: true }).click();
  await expect(page.getByText(/^Showing 21–40 of/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Showing 1–20 of/)).toBeVisible();
  await expectNothingWider(page);
});

test("contact: missing fields are named, a message is sent, another can be written", async ({
  page,
}) => {
  await page.goto("/contact");
  const send = page.getByRole("button", { name: "Send Message" });
  await send.click();
  await expect(page.getByText("Name must be at least 2 characters")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Ada Lovelace");
  await page.getByLabel("Email", { exact: true }).fill("ada@example.org");
  await page.getByLabel("Subject", { exact: true }).fill("A wrong offer");
  await page.getByLabel("Message", { exact: true }).fill("It is not on that service any more.");
  await send.click();
  await expect(page.getByRole("heading", { name: "Message Sent Successfully!" })).toBeVisible();
  await page.getByRole("button", { name: "Send Another Message" }).click();
  await expect(send).toBeVisible();
});
