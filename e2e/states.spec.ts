import { expect } from "@playwright/test";

import { test } from "./loaded-page.ts";
import { findFaintIcons, findViolations } from "./looks.ts";
import { states } from "./states.ts";
import { chooseCountry } from "./visitor.ts";

// Movement is over immediately, so that no color is measured on its way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

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
        expect(await findViolations(page, within), name).toEqual([]);
        expect(await findFaintIcons(page, "window"), name).toEqual([]);
      });
    }
  });
}
