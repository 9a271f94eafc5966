import { expect, test } from "@playwright/test";
import config from "./playwright.config.ts";
import { screens } from "./screens.ts";

/** Text of 32 px, which is twice as large as usual. */
const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=32"],
  },
});

/** The screens with the widest parts. */
const TRIED = /^(?:home|a movie|advanced search|my list|what is new|contact|countries)$/;

test("with text that is twice as large nothing is wider than the window", async ({ page }) => {
  for (const { name, path } of screens.filter((screen) => TRIED.test(screen.name))) {
    await page.goto(`/de${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const { size, wider } = await page.evaluate(() => ({
        size: getComputedStyle(document.documentElement).fontSize,
        wider: document.documentElement.scrollWidth - innerWidth,
      }));
      expect.soft([name, width, size, wider]).toEqual([name, width, "32px", 0]);
    }
  }
});
