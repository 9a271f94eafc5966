import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { pressUntilShown, test } from "./faulty-film-database.ts";
import { cards } from "./finding.ts";
import { watchFailures } from "./looks.ts";

const failing = [
  { path: "/", says: "Failed to load content" },
  { path: "/movie/550", says: "This movie could not be loaded" },
  { path: "/category/movie", says: "Failed to load content" },
  { path: "/search?q=the", says: "Failed to load search results" },
] as const;

/** Waits until the gateway gives up soon enough to render that the page could not be loaded. */
const failsSoon = (page: Page, path: string) =>
  expect.poll(async () => (await page.request.get(path)).status()).toBe(503);

test("pages that could not be loaded are hydrated as they are, and can be tried again", async ({
  page: first,
  context,
  filmDatabase,
}) => {
  test.slow();
  filmDatabase.breaks({ kind: "server-error" });
  const tabs = [];
  for (const { path, says } of failing) {
    await failsSoon(first, path);
    const page = path === failing[0].path ? first : await context.newPage();
    const failures = watchFailures(page);
    await noteWhatIsKept(page);
    await test.step(`${path} is hydrated`, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(503);
      const kept = () => page.evaluate(() => Reflect.get(window, "kept"));
      await expect.poll(kept).toEqual({ untilHydrated: true });
      await expect(page.getByRole("heading", { name: says })).toBeVisible();
    });
    tabs.push({ page, path, says, failures });
  }
  filmDatabase.heals();
  for (const { page, path, says, failures } of tabs)
    await test.step(`${path} can be tried again`, async () => {
      await page.bringToFront();
      await pressUntilShown(page, "Try again", cards(page).first());
      await expect(page.getByRole("heading", { name: says })).toHaveCount(0);
      // What the film database does not answer is 503 until it is asked again.
      expect(failures.filter((failure) => !failure.includes("503"))).toEqual([]);
    });
});

/** Notes whether the gateway's markup, which is there before any script runs, is still there once React has hydrated it. */
const noteWhatIsKept = (page: Page) =>
  page.addInitScript(() => {
    const kept = { untilHydrated: false };
    Object.assign(window, { kept });
    document.addEventListener("DOMContentLoaded", () => {
      const sent = document.querySelector("main")?.firstElementChild;
      addEventListener("flickmap:ready", () => {
        kept.untilHydrated = sent?.isConnected === true;
      });
    });
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // That every page has such a link is shown in the gateway's tests.
  test("a page that could not be loaded is loaded by its link", async ({ page, filmDatabase }) => {
    const { path, says } = failing[1];
    filmDatabase.breaks({ kind: "server-error" });
    await failsSoon(page, path);
    const response = await page.goto(path, { waitUntil: "commit" });
    expect(response?.status()).toBe(503);
    await expect(page.getByRole("heading", { name: says })).toBeVisible();
    filmDatabase.heals();
    await expect(async () => {
      const again = page.getByRole("main").getByRole("link", { name: "Try again" });
      if (await again.first().isVisible()) await again.first().click({ timeout: 1_000 });
      await expect(cards(page).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page).toHaveURL(path);
  });
});
