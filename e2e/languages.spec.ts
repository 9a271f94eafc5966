import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { test } from "./loaded-page.ts";
import { chooseCountry } from "./visitor.ts";

const picker = (page: Page) => page.getByRole("contentinfo").locator("details");

test.beforeEach(({ page }) => chooseCountry(page, "DE"));

/** Collects what the browser's console says is wrong. */
const collectErrors = (page: Page): readonly string[] => {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
};

test("a language is chosen by keyboard, kept, and links stay in it", async ({ page }) => {
  await page.goto("/faq?from=mail");
  await picker(page).locator("summary").focus();
  await page.keyboard.press("Enter");
  const german = picker(page).getByRole("button", { name: "Deutsch" });
  await expect(german).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(german).toBeHidden();
  await page.keyboard.press("Enter");
  await german.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/de/faq?from=mail");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Häufige Fragen");
  await page.getByRole("banner").getByRole("link", { name: "Serien" }).click();
  await expect(page).toHaveURL("/de/category/tv");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Beliebte Serien");
  await page.goto("/contact");
  await expect(page).toHaveURL("/de/contact");
  await picker(page).locator("summary").click();
  await picker(page).getByRole("button", { name: "English" }).click();
  await expect(page).toHaveURL("/contact");
  await page.goto("/");
  await expect(page).toHaveURL("/");
});

test.describe("a browser that prefers German", () => {
  test.use({ locale: "de-DE" });

  test("is led to German", async ({ page }) => {
    await page.goto("/movie/550");
    await expect(page).toHaveURL(/\/de\/movie\/550/);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });
});

for (const [code, tag] of [
  ["de", "de"],
  ["ar", "ar"],
] as const) {
  test(`pages in ${code} hydrate as they were rendered`, async ({ page }) => {
    const errors = collectErrors(page);
    for (const path of ["", "/movie/550", "/tv/1399", "/search?q=star", "/new", "/list", "/faq"]) {
      await page.goto(`/${code}${path}`);
      await expect(page.locator("#root[data-ready]")).toBeAttached();
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWider).toBe(false);
    }
    expect(errors).toEqual([]);
  });
}
