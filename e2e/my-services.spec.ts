import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { test } from "./loaded-page.ts";
import { openScreen, screens } from "./screens.ts";
import { drawn, chooseCountry, selectServices, watchOperations, watchShifts } from "./visitor.ts";

const mine = (page: Page) => page.getByRole("main").getByRole("button", { name: "On my services" });

test("only what the visitor's services have is in whole pages", async ({ page }) => {
  await page.goto("/category/movie?page=2");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "My services" }).click();
  const dialog = page.getByRole("dialog", { name: "My services" });
  for (const name of ["Netflix", "Disney+"])
    await dialog.getByRole("checkbox", { name, exact: true }).press("Space");
  await page.keyboard.press("Escape");
  const pages = Number(/of (\d+)/.exec(await main.getByText(/^Page 2 of/).innerText())?.[1]);
  await mine(page).click();
  await expect(main.getByText(new RegExp(`^Page 1 of (?!${pages}$)`))).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  const fewer = Number(/of (\d+)/.exec(await main.getByText(/^Page 1 of/).innerText())?.[1]);
  expect(fewer).toBeGreaterThan(1);
  expect(fewer).toBeLessThan(pages);
  const cards = main.getByRole("list", { name: "Popular Movies" }).getByRole("listitem");
  await expect(cards).toHaveCount(20);
  await expect(cards.filter({ has: page.locator("[title^='On your services']") })).toHaveCount(20);
});

/** Screens that differ in how services narrow them. */
const NARROWED = ["home", "search"];

for (const screen of screens.filter(({ name }) => NARROWED.includes(name))) {
  const { name, path } = screen;

  test(
    `${name}, of what the visitor's services have, does not move by itself, nor requests anything on the next visit`,
    { tag: "@phone" },
    async ({ page }) => {
      await chooseCountry(page, "US");
      await selectServices(page, ["disney-plus", "netflix"]);
      const getShift = await watchShifts(page);
      const operations = watchOperations(page);
      // What a page brings while the film database is slow is the subject of other tests.
      await page.request.get(path);
      // Where titles can be watched may come after a page that is made from nothing.
      await openScreen(page, screen);
      operations.length = 0;
      await openScreen(page, screen);
      await drawn(page);
      expect.soft(await getShift()).toBeLessThan(0.0005);
      expect.soft(operations.filter((operation) => !operation.includes("Rating"))).toEqual([]);
      // The screen is come to by links and by Back, too.
      await page.goto(path === "/faq" ? "/terms" : "/faq");
      await page.goBack();
      await page.waitForLoadState("networkidle");
      await drawn(page);
      expect.soft(await getShift()).toBeLessThan(0.0005);
    },
  );
}
