import { expect } from "@playwright/test";
import { test } from "./loaded-page.ts";
import { findViolations } from "./looks.ts";
import { chooseCountry } from "./visitor.ts";

/** States of the product that opening a screen does not show; those of the frame and of the filters' panel are in other specs. */

// Movement is over immediately, so that no color is measured on its way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ page }) => chooseCountry(page, "DE"));

test("automatic checks find nothing in a title's page without offers, nor with a season open and a vote that failed", async ({
  page,
}) => {
  await page.goto("/movie/687163");
  await expect(page.getByText("Similar titles available in Germany")).toBeVisible();
  expect(await findViolations(page, "main")).toEqual([]);

  await page.route("**/graphql", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await page.goto("/tv/95480");
  await page.locator("summary", { hasText: "Season 1" }).click();
  await expect(page.getByRole("link", { name: /for Slow Horses, season 1/ })).toBeVisible();
  await page.getByRole("radio", { name: "2 stars" }).click();
  await expect(page.getByText("could not be saved")).toBeVisible();
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test("automatic checks find nothing in a list with titles, in its import, and in a form with faults", async ({
  page,
}) => {
  await page.goto("/list?titles=m550,t1396,m13,m9000061");
  await expect(page.getByRole("region", { name: "Which services cover this list" })).toBeVisible();
  expect(await findViolations(page, "main")).toEqual([]);

  await page.getByRole("banner").getByRole("link", { name: "My list" }).click();
  await page.getByRole("button", { name: "Import" }).click();
  await expect(page.getByRole("dialog").getByLabel("A file")).toBeVisible();
  expect(await findViolations(page, "dialog[open]")).toEqual([]);
  await page.keyboard.press("Escape");

  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Name must be at least 2 characters")).toBeVisible();
  expect(await findViolations(page, "main")).toEqual([]);
});
