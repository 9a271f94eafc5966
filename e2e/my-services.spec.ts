import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { test } from "./loaded-page.ts";
import { watchShifts } from "./visitor.ts";

const mine = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "My services · 2" });

test(
  "only what the visitor's services have is in whole pages, without a shift or a request on the next visit",
  { tag: "@each-size" },
  async ({ page }) => {
    await page.goto("/category/movie?page=2");
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "My services" }).click();
    const dialog = page.getByRole("dialog", { name: "My services" });
    for (const name of ["Netflix", "Disney+"])
      await dialog.getByRole("checkbox", { name, exact: true }).press("Space");
    await page.keyboard.press("Escape");
    const pages = Number(/of (\d+)/.exec(await main.getByText(/^Page 2 of/).innerText())?.[1]);
    await mine(page).click();
    // The list that was there stays, dimmed, until the other one is here.
    await expect(main.getByText(new RegExp(`^Page 1 of (?!${pages}$)`))).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
    const fewer = Number(/of (\d+)/.exec(await main.getByText(/^Page 1 of/).innerText())?.[1]);
    expect(fewer).toBeGreaterThan(1);
    expect(fewer).toBeLessThan(pages);
    const cards = main.getByRole("list", { name: "Popular Movies" }).getByRole("listitem");
    await expect(cards).toHaveCount(20);
    await expect(cards.filter({ has: page.locator("[data-usable]") })).toHaveCount(20);

    const getShift = await watchShifts(page);
    const queries: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/graphql")) queries.push(request.url());
    });
    for (const path of ["/category/movie", "/", "/genre/18?type=movie", "/advanced-search/tv"]) {
      // Where titles can be watched may come after a page that is made from nothing.
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      queries.length = 0;
      await page.reload();
      await page.waitForLoadState("networkidle");
      await expect(mine(page)).toHaveAttribute("aria-pressed", "true");
      expect(await getShift()).toBe(0);
      expect(queries).toEqual([]);
    }
  },
);
