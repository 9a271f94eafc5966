import { expect } from "@playwright/test";
import { cards } from "./finding.ts";
import { test } from "./loaded-page.ts";
import { drawn, chooseCountry, selectServices, watchOperations, watchShifts } from "./visitor.ts";

test(
  "a page of what the visitor's services have does not move by itself, nor requests anything",
  { tag: "@phone" },
  async ({ page }) => {
    await chooseCountry(page, "US");
    await selectServices(page);
    const getShift = await watchShifts(page);
    const operations = watchOperations(page);
    for (const path of ["/category/movie", "/"]) {
      // What a page brings while the film database is slow is the subject of other tests.
      await page.request.get(path);
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await drawn(page);
      expect.soft(await getShift(), path).toBeLessThan(0.0005);
      expect.soft(operations, path).toEqual([]);
    }
    // The screens are come to by links and by Back, too.
    await page.getByRole("contentinfo").getByRole("link", { name: "TV Shows" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Popular TV Shows" })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: /^Find your next/ })).toBeAttached();
    await page.waitForLoadState("networkidle");
    await drawn(page);
    expect(await getShift()).toBeLessThan(0.0005);
  },
);

test(
  "services that narrow nothing yet move nothing when they become known",
  { tag: "@phone" },
  async ({ page }) => {
    await chooseCountry(page, "US");
    const services = '{"services":["us:netflix"],"kinds":["FLATRATE"]}';
    await page.addInitScript((text) => localStorage.setItem("myServices", text), services);
    const getShift = await watchShifts(page);
    await page.goto("/genre/28?type=movie");
    await drawn(page);
    await expect(page.getByRole("button", { name: "On my services", exact: true })).toBeVisible();
    expect(await getShift()).toBeLessThan(0.02);
  },
);
