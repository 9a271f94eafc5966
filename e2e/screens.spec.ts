import { expect, test } from "@playwright/test";

import { cards, isPhone } from "./finding.ts";
import { chooseCountry, drawn, hydrated, watchOperations, watchShifts } from "./visitor.ts";
import {
  expectToFit,
  findBadlySizedPosters,
  findFaintIcons,
  findRepeatedPosters,
  findViolations,
  neverRegister,
  scrollThrough,
  spaceText,
  watchFailures,
  watchImages,
  watchPending,
} from "./looks.ts";
import { openScreen, screens } from "./screens.ts";

// Most phones and many laptops have two pixels for one of CSS. Without motion no color is measured on its way.
test.use({ deviceScaleFactor: 2, contextOptions: { reducedMotion: "reduce" } });

/** Screens that are not laid out for a wide window as for a phone. */
const WIDE = ["home", "a movie", "search", "advanced search", "my list"];

/** Screens that are laid out as another one is. */
const ALIKE = ["direct search", "persons by name", "search without results", "terms"];

for (const screen of screens.filter(({ name }) => !ALIKE.includes(name))) {
  const { name, path, hasCards } = screen;
  const tag = WIDE.includes(name) ? "@each-size" : "@phone";

  test(`${name}, visited once`, { tag }, async ({ page, baseURL }) => {
    await neverRegister(page);
    const failures = watchFailures(page);
    const operations = watchOperations(page);
    const images = watchImages(page);
    const pending = watchPending(page);
    const shifts = await watchShifts(page);
    await page.clock.install();
    await chooseCountry(page, "DE");
    // What a page brings while the film database is slow is the subject of other tests.
    await page.request.get(path);
    await openScreen(page, screen);
    await hydrated(page);
    await drawn(page);

    // Only the rating of this visitor is in no page.
    const isNotRating = (operation: string) => !operation.includes("Rating");
    await test.step("requests nothing that the page has brought", async () => {
      expect.soft(operations.filter(isNotRating)).toEqual([]);
    });
    await test.step("does not move by itself", async () => {
      expect.soft(await shifts()).toBeLessThanOrEqual(0.02);
    });
    await test.step("requests each image once, from the site, in the size that is shown", async () => {
      await scrollThrough(page);
      await expect.poll(() => pending.size).toBe(0);
      if (hasCards) expect.soft(images.length).toBeGreaterThan(5);
      expect.soft(images.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
      expect.soft(findRepeatedPosters(images)).toEqual([]);
      expect.soft(await findBadlySizedPosters(page)).toEqual([]);
    });
    await test.step("requests nothing again by itself, nor when its window gets the focus", async () => {
      operations.length = 0;
      // Whatever polls has done so two hours later.
      await page.clock.fastForward("02:00:00");
      await page.evaluate(() => {
        for (const type of ["visibilitychange", "focus"]) {
          document.dispatchEvent(new Event(type));
          window.dispatchEvent(new Event(type));
        }
      });
      await drawn(page);
      expect.soft(operations.filter(isNotRating)).toEqual([]);
    });
    await test.step("has nothing that keeps anyone out (axe)", async () => {
      // The header that went out of sight would be measured over what is above the window.
      await page.evaluate(() => scrollTo(0, 0));
      await drawn(page);
      expect.soft(await findViolations(page)).toEqual([]);
    });
    await test.step("has no icon that is hard to see", async () => {
      expect.soft(await findFaintIcons(page)).toEqual([]);
    });
    await test.step("fits the window, from right to left too", async () => {
      await expectToFit(page);
      await page.evaluate(() => {
        document.documentElement.dir = "rtl";
      });
      await expectToFit(page);
      await page.evaluate(() => {
        document.documentElement.removeAttribute("dir");
      });
    });
    // The narrow window is the same from whatever size it is made.
    if (isPhone(page))
      await test.step("fits 320 px, and wider spacing there", async () => {
        // 1280 px at four times the size (WCAG 1.4.10).
        await page.setViewportSize({ width: 320, height: 640 });
        await expectToFit(page);
        await spaceText(page);
        await expectToFit(page);
      });
    await test.step("nothing failed, and the console is empty", async () => {
      expect.soft(failures).toEqual([]);
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every screen can be read", async ({ page }) => {
    for (const { name, path, heading, hasCards, says, status = 200 } of screens)
      await test.step(name, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(status);
        await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
        if (hasCards) await expect(cards(page).first()).toBeVisible();
        if (says) await expect(page.getByRole("main").getByText(says).last()).toBeVisible();
        await expect(page.getByRole("contentinfo")).toBeVisible();
        expect(await page.getByText(/^Loading/).count()).toBe(0);
      });
  });
});
