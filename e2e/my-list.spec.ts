import { expect } from "@playwright/test";

import { cards } from "./finding.ts";
import { test } from "./loaded-page.ts";
import { selectCountry } from "./visitor.ts";

test(
  "titles are put on My list from cards and pages, in every tab, and shared by a link",
  { tag: "@each-size" },
  async ({ page, context, browser, baseURL, hasTouch }) => {
    await selectCountry(page, "DE");
    await page.goto("/category/movie");
    const first = cards(page).first();
    await expect(first).toBeVisible();
    const add = page.getByRole("main").getByRole("button", { name: /^Add .+ to My list$/ });
    const name = (await add.first().getAttribute("aria-label"))?.slice(4, -11) ?? "";
    if (hasTouch) await add.first().tap();
    else {
      await first.focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
    }
    await expect(page.getByText(`${name} is on My list`, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    const remove = page.getByRole("main").getByRole("button", { name: /^Remove .+ from My list$/ });
    await expect(remove).toHaveCount(0);
    await add.first().click();
    await expect(remove).toHaveCount(1);

    const other = await context.newPage();
    await other.goto("/movie/550");
    await other.getByRole("button", { name: "Add Fight Club to My list" }).click();
    await page.goto("/list");
    await expect(page.getByRole("heading", { level: 1, name: "My list" })).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    await other.getByRole("button", { name: "Remove Fight Club from My list" }).click();
    await expect(cards(page)).toHaveCount(1);
    await other.close();

    const key = (await cards(page).first().getAttribute("href"))?.split("/")[2] ?? "";
    const friend = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const theirs = await friend.newPage();
    await theirs.goto(`/list?titles=m${key},t1396&country=DE`);
    await expect(theirs.getByRole("heading", { name: "A shared list: 2 titles" })).toBeVisible();
    await expect(cards(theirs)).toHaveCount(2);
    expect(await theirs.evaluate(() => localStorage.getItem("myList"))).toBeNull();
    await friend.close();
  },
);
