import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

import { openScreen, screens } from "./screens.ts";
import { chooseCountry } from "./visitor.ts";

// Movement is over at once, so that no colour is measured on its way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

for (const screen of screens) {
  test(`${screen.name}: automatic checks find nothing that keeps anyone out`, async ({ page }) => {
    test.slow();
    await chooseCountry(page, "DE");
    await openScreen(page, screen);
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  });
}
