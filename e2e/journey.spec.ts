import { expect } from "@playwright/test";

import { cards } from "./finding.ts";
import { test } from "./loaded-page.ts";
import { neverRegister, watchFailures } from "./looks.ts";
import { chooseCountry, drawn, pickCountry, watchShifts, watchTraffic } from "./visitor.ts";

test("from screen to screen and country to country, with slow pictures, nothing fails or moves", async ({
  page,
}) => {
  await neverRegister(page);
  const failures = watchFailures(page);
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
  await expect(page.getByRole("heading", { name: "Watch in Japan", exact: true })).toBeVisible();
  await settled();
  await page.getByRole("contentinfo").getByRole("link", { name: "Comedy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Comedy Movies" })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await settled();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Watch in Japan", exact: true })).toBeVisible();
  expect(failures).toEqual([]);
  expect(await shifts()).toBeLessThanOrEqual(0.02);
});
