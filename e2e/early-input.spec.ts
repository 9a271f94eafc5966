import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";

import { holdApp } from "./hold-app.ts";
import { hydrated } from "./hydration.ts";

/** Opens a page on a slow line: the app's files come only once the returned function is called. */
const openWithoutApp = async (page: Page, path: string): Promise<() => Promise<void>> => {
  await page.clock.install();
  const release = await holdApp(page);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  return async () => {
    // Long enough for the start script to have given up waiting for anything.
    await page.clock.fastForward(3_000);
    release();
    await hydrated(page);
    await page.waitForLoadState("networkidle");
  };
};

test("a message that was written before the app has loaded is sent as it was written", async ({
  page,
}) => {
  const arrive = await openWithoutApp(page, "/contact");
  const written = {
    Name: "Ada Lovelace",
    Email: "ada@example.org",
    Subject: "A wrong offer",
    Message: "It is not on that service any more.",
  };
  for (const [label, text] of Object.entries(written)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByLabel("Message", { exact: true }).press("End");
  await arrive();
  for (const [label, text] of Object.entries(written)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  }
  await expect(page.getByLabel("Message", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("heading", { name: "Message Sent Successfully!" })).toBeVisible();
});

test("what was written into a report before the app has loaded stays", async ({ page }) => {
  const arrive = await openWithoutApp(page, "/contact?about=Fight+Club&page=%2Fmovie%2F550");
  await page.getByLabel("Name", { exact: true }).fill("Ada Lovelace");
  const message = page.getByLabel("Message", { exact: true });
  await message.fill("Mine alone");
  await arrive();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada Lovelace");
  await expect(message).toHaveValue("Mine alone");
});

for (const path of ["/search", "/direct-search?q=the"]) {
  test(`what is typed into the field of ${path} before the app has loaded is searched for`, async ({
    page,
  }) => {
    const arrive = await openWithoutApp(page, path);
    const field = page.getByRole("main").getByRole("searchbox");
    await field.fill("heat");
    await arrive();
    await expect(field).toHaveValue("heat");
    await expect(field).toBeFocused();
    await field.press("Enter");
    await expect(page).toHaveURL(/q=heat/);
  });
}

test("what is typed into the home page's field before the app has loaded is searched for", async ({
  page,
}) => {
  const arrive = await openWithoutApp(page, "/");
  const field = page.getByRole("search", { name: "Find a title" }).locator("input");
  await field.fill("heat");
  await arrive();
  await expect(field).toHaveValue("heat");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=heat");
});

test("filters that are chosen before the app has loaded are applied", async ({ page }) => {
  const arrive = await openWithoutApp(page, "/advanced-search");
  const panel = page.getByRole("form", { name: "Advanced Filters" });
  await panel.getByRole("button", { name: "Action" }).click();
  await panel.getByLabel("Release year").selectOption("2024");
  await panel.getByLabel("Region").selectOption("Germany");
  await panel.getByRole("button", { name: "Comedy" }).click();
  await panel.getByRole("switch", { name: "Include adult titles" }).click();
  await arrive();
  for (const name of ["Action", "Comedy"]) {
    await expect(panel.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
  }
  await expect(panel.getByRole("switch", { name: "Include adult titles" })).toBeChecked();
  await panel.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL(
    "/advanced-search/movie?region=DE&with_genres=28,35&primary_release_year=2024&include_adult=true",
  );
});

test(
  "a filter panel that is opened on a phone before the app has loaded opens",
  { tag: "@phone" },
  async ({ page }) => {
    const arrive = await openWithoutApp(page, "/advanced-search");
    await page.getByRole("button", { name: "Show Filters" }).click();
    await arrive();
    await expect(page.getByRole("form", { name: "Advanced Filters" })).toBeVisible();
  },
);

test("a star that is pressed before the app has loaded is a rating", async ({ page }) => {
  const arrive = await openWithoutApp(page, "/movie/603");
  await page.getByRole("radio", { name: "4 stars" }).click();
  await arrive();
  await expect(page.getByText("Rating saved!")).toBeVisible();
  await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked();
});

test("a country list that is opened before the app has loaded opens", async ({ page }) => {
  const arrive = await openWithoutApp(page, "/movie/603");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Country/ })
    .click();
  await arrive();
  await page.getByRole("combobox", { name: "Find a country" }).fill("Germ");
  await page.getByRole("option", { name: /^Germany/ }).click();
  await expect(page.getByRole("heading", { name: "Watch in Germany" })).toBeVisible();
});

test("a season that is opened before the app has loaded stays open, and shows its offers", async ({
  page,
}) => {
  const arrive = await openWithoutApp(page, "/tv/95480");
  const first = page.getByRole("region", { name: "Seasons" }).locator("details").first();
  await first.locator("summary").click();
  await expect(first).toHaveAttribute("open");
  await arrive();
  await expect(first.getByRole("link").first()).toBeVisible();
  await expect(first).toHaveAttribute("open");
});
