import { expect, test as runnerTest } from "@playwright/test";
import type { Locator } from "@playwright/test";

import { test } from "./loaded-page.ts";
import { chooseCountry } from "./visitor.ts";

const presser =
  (hasTouch: boolean) =>
  (control: Locator, key = "Enter") =>
    hasTouch ? control.tap() : control.press(key);

test(
  "a service that a visitor never uses is two presses away: cards don't name it, and a search leaves it out",
  { tag: "@each-size" },
  async ({ page, hasTouch }) => {
    const press = presser(hasTouch);
    await chooseCountry(page, "DE");
    await page.goto("/category/movie");
    const main = page.getByRole("main");
    await expect(main.getByText(/: .*\bNetflix\b/).first()).toBeAttached();
    await press(main.getByRole("button", { name: "My services" }));
    const dialog = page.getByRole("dialog", { name: "My services" });
    const never = dialog.getByRole("button", { name: "Never use Netflix" });
    await press(never, "Space");
    await expect(never).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Escape");
    await expect(main.getByText(/: .*\bNetflix\b/)).toHaveCount(0);

    await page.goto("/advanced-search/movie");
    if (hasTouch) await press(page.getByRole("button", { name: "Show Filters" }));
    await press(main.getByText("Leave out", { exact: true }));
    await press(main.getByRole("button", { name: "Services I never use" }));
    await expect(main.getByRole("button", { name: "1 service left out" })).toBeVisible();
    await press(main.getByRole("button", { name: "Apply filters" }));
    await expect(page).toHaveURL(/without_watch_providers=/);
    await expect(main.getByText(/: .*\bNetflix\b/)).toHaveCount(0);
  },
);

test(
  "a genre is left out, and its chip above the results takes that back",
  { tag: "@each-size" },
  async ({ page, hasTouch }) => {
    const press = presser(hasTouch);
    await chooseCountry(page, "DE");
    await page.goto("/advanced-search/movie");
    const main = page.getByRole("main");
    if (hasTouch) await press(page.getByRole("button", { name: "Show Filters" }));
    await press(main.getByText("Leave out", { exact: true }));
    await press(main.getByRole("button", { name: "Without Horror" }), "Space");
    await press(main.getByRole("button", { name: "Apply filters" }));
    await expect(page).toHaveURL(/without_genres=27/);
    await press(main.getByRole("link", { name: /Without Horror/ }));
    await expect(page).toHaveURL((url) => !url.search.includes("without_genres"));
  },
);

runnerTest.describe("without scripts", () => {
  runnerTest.use({ javaScriptEnabled: false });

  runnerTest(
    "a URL that leaves something out shows so, and its chip takes it back",
    async ({ page }) => {
      await page.goto("/advanced-search/movie?without_genres=27&country=DE");
      await page.getByRole("link", { name: /Without Horror/ }).click();
      await expect(page).toHaveURL((url) => !url.search.includes("without_genres"));
    },
  );
});
