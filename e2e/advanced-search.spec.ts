import { expect } from "@playwright/test";
import { cards } from "./finding.ts";
import { test } from "./loaded-page.ts";
import { findViolations } from "./looks.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test(
  "on a small screen the panel is behind a button, and has every service by its exact name, grouped by family",
  { tag: "@phone" },
  async ({ page }) => {
    const panel = page.getByRole("form", { name: "Advanced Filters" });
    await page.goto("/advanced-search/movie?with_genres=28");
    await expect(cards(page).first()).toBeVisible();
    await expect(panel).toBeHidden();
    await page.getByRole("button", { name: "Show Filters (1)" }).click();
    await panel.getByRole("button", { name: "All services" }).click();
    const dialog = page.getByRole("dialog", { name: /^Streaming services in/ });
    await dialog.getByRole("searchbox").fill("apple tv store");
    await dialog.getByRole("searchbox").press("Enter");
    await dialog.getByRole("button", { name: "Services of Apple TV" }).click();
    await dialog.getByRole("checkbox", { name: "Apple TV Store only" }).click();
    const family = dialog.getByRole("checkbox", { name: "Apple TV", exact: true });
    await expect(family).toBeChecked({ indeterminate: true });
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(page).toHaveURL("/advanced-search/movie?with_genres=28");
    const violations = await findViolations(page, "form[aria-labelledby=advanced-filters]");
    expect(violations).toEqual([]);
    await panel.getByRole("button", { name: "Apply Filters" }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/with_genres=28&with_watch_providers=2$/);
  },
);
