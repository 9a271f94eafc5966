import { expect, test } from "@playwright/test";

import { hydrated } from "./hydration.ts";
import { watchShifts } from "./visitor.ts";

test("text is set in one typeface once scripts have run", async ({ page }) => {
  // Its original title is in Cyrillic letters. The second visit has the fonts: what is shown first is not set again.
  for (const path of ["/movie/643", "/movie/643"]) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
  }
  // The faces of further letters have come, and have taken nothing away.
  await expect(page.locator("link[rel=stylesheet][href*=more-faces]")).toBeAttached();
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    // Not the title itself: a font that comes late is for the next page.
    selector: "main p:not([lang], :has([lang])), header a",
  });
  const families = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    for (const { familyName } of fonts) families.add(familyName);
  }
  expect(families).toContain("Inter");
  expect([...families].filter((name) => !/^(?:Inter|Archivo)/u.test(name))).toEqual([]);
});

for (const path of ["/", "/movie/550", "/category/movie", "/faq"])
  test(
    `on the first visit by a slow line, ${path} does not move as its typefaces come`,
    {
      tag: "@each-size",
    },
    async ({ page }) => {
      const shifts = await watchShifts(page);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Network.enable");
      // 1.6 Mbit/s, 150 ms: a phone with a weak signal.
      await devtools.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 90_000,
      });
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      expect(await page.evaluate(() => document.fonts.check('700 20px "Archivo"'))).toBe(true);
      // A word of a heading takes its place a few pixels on where a browser rounds the width of letters.
      expect(await shifts()).toBeLessThan(0.0001);
    },
  );
