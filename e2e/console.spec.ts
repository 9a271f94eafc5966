import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { test } from "./loaded-page.ts";
import { openScreen, screens } from "./screens.ts";
import { cards } from "./finding.ts";
import { chooseCountry, drawn, pickCountry, watchShifts, watchTraffic } from "./visitor.ts";

test.use({ serviceWorkers: "allow" });

/** Whatever goes wrong in the page: exceptions, console errors and failed requests. */
const complaints = (page: Page, path: string): string[] => {
  const heard: string[] = [];
  const isThePage = (url: string) => URL.parse(url)?.pathname === path;
  page.on("pageerror", (error) => heard.push(`thrown: ${error.message}`));
  page.on("console", (message) => {
    // The browser itself says in the console that a page which does not exist answered 404.
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    if (["error", "warning"].includes(message.type()) && !isThePage(message.location().url))
      heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on("requestfailed", (request) => {
    heard.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ""}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !isThePage(response.url()))
      heard.push(`${response.status()}: ${response.url()}`);
  });
  return heard;
};

for (const screen of screens) {
  test(`${screen.name}: nothing fails, nothing is complained of, nothing moves`, async ({
    page,
  }) => {
    const heard = complaints(page, screen.status === undefined ? "" : screen.path);
    const shifts = await watchShifts(page);
    await openScreen(page, screen);
    expect(heard).toEqual([]);
    expect(await shifts()).toBeLessThanOrEqual(0.02);
  });
}

test(
  "the GraphQL sandbox: nothing fails, nothing is complained of",
  { tag: "@one-size" },
  async ({ page }) => {
    const heard = complaints(page, "");
    await page.goto("/graphql");
    await expect(page.getByRole("button", { name: /Execute query/ })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: /Execute query/ }).click();
    await expect(page.getByRole("region", { name: "Result Window" })).toContainText('"movie"');
    expect(heard).toEqual([]);
  },
);

test.describe("on the way", () => {
  // What a service worker fetches cannot be held back here.
  test.use({ serviceWorkers: "block" });

  test("from screen to screen and country to country, with slow pictures, nothing fails or moves", async ({
    page,
  }) => {
    const heard = complaints(page, "");
    const shifts = await watchShifts(page);
    const settled = watchTraffic(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/images/**", async (route) => {
      await released;
      await route.continue();
    });
    await chooseCountry(page, "US");
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const row = (name: string) => page.getByRole("region", { name, exact: true });
    await expect(row("Popular Movies").getByRole("link").nth(1)).toBeVisible();
    await pickCountry(page, "Japan", "Japan");
    await expect(row("Japan Movies").getByRole("link").nth(1)).toBeVisible();
    // Only what moves within the window counts.
    await row("Japan Movies").evaluate((element) => element.scrollIntoView());
    await drawn(page);
    release();
    await settled();
    await row("Japan Movies").getByRole("link").nth(1).click();
    await expect(page.getByRole("heading", { name: "Watch in Japan" })).toBeVisible();
    await settled();
    await page.getByRole("contentinfo").getByRole("link", { name: "Comedy" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Comedy Movies" })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await settled();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Watch in Japan" })).toBeVisible();
    expect(heard).toEqual([]);
    expect(await shifts()).toBeLessThanOrEqual(0.02);
  });
});
