import { expect } from "@playwright/test";

import { test } from "./loaded-page.ts";
import { screens } from "./screens.ts";
import { watchOperations } from "./visitor.ts";

for (const { name, path, heading } of screens) {
  test(
    `${name} requests nothing again by itself, nor when its window gets the focus`,
    { tag: "@one-size" },
    async ({ page }) => {
      await page.clock.install();
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await page.waitForLoadState("networkidle");
      const operations = watchOperations(page);
      // Whatever polls would have done so by now.
      await page.clock.fastForward("02:00:00");
      await page.evaluate(() => {
        for (const type of ["visibilitychange", "focus"]) {
          document.dispatchEvent(new Event(type));
          window.dispatchEvent(new Event(type));
        }
      });
      await page.waitForLoadState("networkidle");
      // A visitor's own rating and everyone's average are the exceptions.
      expect(operations.filter((operation) => !operation.includes("Rating"))).toEqual([]);
    },
  );
}

test(
  "a title's page requests the visitor's own rating when its window gets the focus",
  { tag: "@one-size" },
  async ({ page }) => {
    await page.goto("/movie/550");
    await page.waitForLoadState("networkidle");
    const operations = watchOperations(page);
    // The stars listen once their part of the page is taken over, which may be after the network has become idle.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      await expect.poll(() => operations, { timeout: 1000 }).toContain("SessionRating");
    }).toPass({ timeout: 15_000 });
  },
);
