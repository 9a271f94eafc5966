import { expect, type Page } from "@playwright/test";
import { test } from "./loaded-page.ts";
import { cards } from "./finding.ts";

const panel = (page: Page) => page.getByRole("form", { name: "Advanced Filters" });
const apply = (page: Page) => panel(page).getByRole("button", { name: "Apply Filters" }).click();

test(
  "on a small screen the panel is hidden behind a button",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/advanced-search/movie?with_genres=28");
    await expect(cards(page).first()).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await page.getByRole("button", { name: "Show Filters (1)" }).click();
    await panel(page).getByRole("button", { name: "Comedy" }).click();
    await apply(page);
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(/with_genres=.*35/);
  },
);

test("every service of the country by its exact name, grouped by family", async ({ page }) => {
  await page.goto("/advanced-search/movie");
  await panel(page).getByRole("button", { name: "All services" }).click();
  const dialog = page.getByRole("dialog", { name: /^Streaming services in/ });
  await dialog.getByRole("searchbox").fill("apple tv store");
  await dialog.getByRole("searchbox").press("Enter");
  await dialog.getByRole("button", { name: "Services of Apple TV" }).click();
  await dialog.getByRole("checkbox", { name: "Apple TV Store only" }).click();
  const family = dialog.getByRole("checkbox", { name: "Apple TV", exact: true });
  await expect(family).toBeChecked({ indeterminate: true });
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL("/advanced-search/movie");
  await apply(page);
  await expect(page).toHaveURL(/with_watch_providers=2$/);
});
