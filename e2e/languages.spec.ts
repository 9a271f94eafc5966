import { expect, type Page } from "@playwright/test";
import { cards } from "./finding.ts";
import { chooseCountry, hydrated } from "./visitor.ts";
import { test } from "./loaded-page.ts";
import {
  expectToFit,
  findTooNarrow,
  findViolations,
  neverRegister,
  watchFailures,
} from "./looks.ts";
import { screens } from "./screens.ts";

const picker = (page: Page) => page.getByRole("contentinfo").locator("details");

test.beforeEach(({ page }) => chooseCountry(page, "DE"));

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
  // What is no path of the site leads to its first page.
  await page.goto("/de//elsewhere.example/x");
  await picker(page).locator("summary").click();
  await picker(page).getByRole("button", { name: "English" }).click();
  await expect(page).toHaveURL("/");
});

/** One with long words, one of another script, and one from right to left, where words have least room. */
const tried = [
  // The screens with the most and the longest texts.
  { code: "de", dir: "ltr", on: ["home", "a movie", "advanced search"] },
  { code: "ja", dir: "ltr", on: ["home", "a movie"] },
  { code: "ar", dir: "rtl", on: ["home", "a movie"] },
];

for (const { code, dir, on } of tried)
  for (const { name, path, hasCards } of screens.filter((screen) => on.includes(screen.name)))
    test(`${name} in ${code}`, { tag: "@phone" }, async ({ page }) => {
      await neverRegister(page);
      const failures = watchFailures(page);
      const answer = await page.goto(path === "/" ? `/${code}` : `/${code}${path}`);
      expect(answer?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator("html")).toHaveAttribute("lang", code);
      await expect(page.locator("html")).toHaveCSS("direction", dir);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (hasCards) await expect(cards(page).first()).toBeVisible();
      await expectToFit(page);
      expect.soft(await findViolations(page)).toEqual([]);
      expect.soft(await findTooNarrow(page)).toEqual([]);
      expect.soft(failures).toEqual([]);
    });
