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

test(
  "with text that is twice as large nothing is wider than the window",
  { tag: "@each-size" },
  async ({ page }) => {
    test.slow();
    for (const { name, path } of screens) {
      await page.goto(`/de${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const { size, wider } = await page.evaluate(() => ({
        size: getComputedStyle(document.documentElement).fontSize,
        wider: document.documentElement.scrollWidth - innerWidth,
      }));
      expect.soft([name, size, wider]).toEqual([name, "32px", 0]);
    }
  },
);
