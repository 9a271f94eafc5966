import { expect, type Locator, type Page } from "@playwright/test";
import { cards } from "./finding.ts";
import { chooseCountry } from "./visitor.ts";
import { test } from "./loaded-page.ts";
import {
  expectToFit,
  findSmallTargets,
  findTooNarrow,
  neverRegister,
  watchFailures,
} from "./looks.ts";

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
  await page.getByRole("contentinfo").getByRole("link", { name: "Kontakt" }).click();
  await expect(page).toHaveURL("/de/contact");
  await page.goto("/terms");
  await expect(page).toHaveURL("/de/terms");
  await picker(page).locator("summary").click();
  await picker(page).getByRole("button", { name: "English" }).click();
  await expect(page).toHaveURL("/terms");
  // What is no path of the site leads to its first page.
  await page.goto("/de//elsewhere.example/x");
  await picker(page).locator("summary").click();
  await picker(page).getByRole("button", { name: "English" }).click();
  await expect(page).toHaveURL("/");
});

/** Where the letters of a text end at the right, not the box that it is in. */
const rightOf = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect().right;
  });

/** One with long words, one of another script, and one from right to left, where words have least room. */
for (const { code, dir, paths } of [
  { code: "de", dir: "ltr", paths: ["", "/movie/550", "/advanced-search"] },
  { code: "ja", dir: "ltr", paths: ["/movie/550"] },
  { code: "ar", dir: "rtl", paths: ["/category/movie"] },
])
  test(
    `in ${code} words fit on a phone, and a thumb hits each control`,
    { tag: "@phone" },
    async ({ page }) => {
      await neverRegister(page);
      const failures = watchFailures(page);
      for (const path of paths) {
        await page.goto(`/${code}${path}`);
        await expect(page.locator("html")).toHaveAttribute("lang", code);
        await expect(page.locator("html")).toHaveCSS("direction", dir);
        await expect(cards(page).first()).toBeVisible();
        await page.waitForLoadState("networkidle");
        await expectToFit(page);
        expect.soft(await findTooNarrow(page), path).toEqual([]);
        expect.soft(await findSmallTargets(page), path).toEqual([]);
      }
      if (dir === "rtl") {
        // Latin names too.
        const name = page.locator("[dir='auto']", { hasText: /^[A-Z]/ });
        const card = cards(page).filter({ has: name }).first();
        const { x = 0, width = 0 } = (await card.boundingBox()) ?? {};
        expect(await rightOf(card.locator("[dir='auto']").first())).toBeCloseTo(x + width, 0);
        expect(await rightOf(page.getByRole("heading", { level: 1 }))).toBeGreaterThan(390 * 0.9);
      }
      expect(failures).toEqual([]);
    },
  );
