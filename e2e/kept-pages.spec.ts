import { expect } from "@playwright/test";

import { browserPath } from "./browser.ts";
import { cards } from "./finding.ts";
import { test } from "./loaded-page.ts";
import config, { withExecutable } from "./playwright.config.ts";

// A headless shell forgets every page that is left, and the runner has whole browsers do so; visitors' keep some.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ...withExecutable(browserPath),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

for (const path of ["/", "/tv/1396", "/contact"]) {
  test(`${path} is kept by the browser when it is left, and goes on where it was`, async ({
    page,
  }) => {
    await page.goto(path);
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    await page.evaluate(() => {
      Object.assign(window, { kept: true });
      scrollTo(0, 300);
    });
    const left = await page.evaluate(() => scrollY);
    await page.goto("/terms");
    await page.goBack({ waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
    expect(await page.evaluate(() => Reflect.get(window, "kept"))).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(left);
    // The app still listens.
    await page.getByRole("contentinfo").getByRole("link", { name: "TV Shows" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Popular TV Shows");
    await expect(cards(page).first()).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "kept"))).toBe(true);
  });
}
