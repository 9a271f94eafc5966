import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { test } from "./loaded-page.ts";
import { isPhone } from "./finding.ts";
import { openScreen, screens } from "./screens.ts";
import { states } from "./states.ts";
import { chooseCountry } from "./visitor.ts";

// Movement is over at once, so that no colour is measured on its way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What automatic checks find on the page, or in a part of it: the rule, and where. */
const faults = async (page: Page, within?: string) => {
  const checks = new AxeBuilder({ page }).withTags(rules);
  const { violations } = await (within === undefined ? checks : checks.include(within)).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
};

const spacious = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}`;

/** What stands outside the window where no scrolling within the page reaches it: its text. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ["the page itself"] : [];
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > innerWidth + 1 || left < -1);
    };
    const isLost = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, visibility, clipPath } = getComputedStyle(box);
        if (visibility === "hidden" || clipPath !== "none") return false;
        if (box !== element && ["auto", "scroll"].includes(overflowX)) return false;
      }
      return element.closest("[inert], [aria-hidden='true']") === null;
    };
    const lost = [...document.querySelectorAll("body *")]
      .filter(({ childElementCount }) => childElementCount === 0)
      .filter((element) => isOutside(element) && isLost(element))
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    return [...wide, ...lost];
  });

for (const screen of screens) {
  test(`${screen.name}: automatic checks find nothing that keeps anyone out, and all fits a narrow window`, async ({
    page,
  }) => {
    test.slow();
    await chooseCountry(page, "DE");
    await openScreen(page, screen);
    expect(await faults(page)).toEqual([]);
    await expect.poll(() => outside(page)).toEqual([]);
    // The narrow window is the same from whatever size it is made.
    if (!isPhone(page)) return;
    // 1280 px at four times the size (WCAG 1.4.10), and there with more room between letters and lines (1.4.12).
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => outside(page)).toEqual([]);
    await page.evaluate((styles) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
    }, spacious);
    await expect.poll(() => outside(page)).toEqual([]);
  });
}

for (const [where, each] of Object.entries(states)) {
  test(`${where}: automatic checks find nothing in any other state`, async ({ page }) => {
    test.slow();
    await chooseCountry(page, "DE");
    for (const { name, path, given, reach, within } of each) {
      await test.step(name, async () => {
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await given?.(page);
        await page.goto(path);
        await reach(page);
        expect(await faults(page, within), name).toEqual([]);
      });
    }
  });
}
