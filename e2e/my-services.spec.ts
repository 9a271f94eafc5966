import { expect } from "@playwright/test";
import { test } from "./loaded-page.ts";
import { openScreen, screens } from "./screens.ts";
import {
  drawn,
  chooseCountry,
  hydrated,
  selectServices,
  watchOperations,
  watchShifts,
} from "./visitor.ts";

/** Screens that differ in how services narrow them. */
const NARROWED = ["home", "search"];

for (const screen of screens.filter(({ name }) => NARROWED.includes(name)))
  test(
    `${screen.name}, of what the visitor's services have, does not move by itself, nor requests anything on the next visit`,
    { tag: "@phone" },
    async ({ page }) => {
      await chooseCountry(page, "US");
      await selectServices(page);
      const getShift = await watchShifts(page);
      const operations = watchOperations(page);
      // What a page brings while the film database is slow is the subject of other tests.
      await page.request.get(screen.path);
      // Where titles can be watched may come after a page that is made from nothing.
      await openScreen(page, screen);
      operations.length = 0;
      await openScreen(page, screen);
      await drawn(page);
      expect.soft(await getShift()).toBeLessThan(0.0005);
      expect.soft(operations.filter((operation) => !operation.includes("Rating"))).toEqual([]);
      // The screen is come to by links and by Back, too.
      await page.goto("/faq");
      await page.goBack();
      await page.waitForLoadState("networkidle");
      await drawn(page);
      expect.soft(await getShift()).toBeLessThan(0.0005);
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
    for (const path of ["/genre/28?type=movie", "/new", "/person/287"]) {
      await page.goto(path);
      await hydrated(page);
      await drawn(page);
      await expect(page.getByRole("button", { name: "On my services", exact: true })).toBeVisible();
      expect.soft(await getShift()).toBeLessThan(0.02);
    }
  },
);
