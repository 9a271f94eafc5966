import { expect, test } from "@playwright/test";

/** The controls of the page of which a thumb hits less than 44 px; links inside a paragraph have its lines. */
const smallTargets = () =>
  [...document.querySelectorAll<HTMLElement>("main :is(a, button, input, select, summary)")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((one) => one.closest("p, [aria-hidden]") === null)
    .flatMap((one) => {
      one.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, right, top, width, height } = one.getBoundingClientRect();
      if (width < 2 || left < 0 || right > innerWidth) return [];
      const [x, y] = [left + width / 2, top + height / 2];
      const isHit = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return one.contains(hit) || hit?.closest("label")?.control === one;
      };
      const reach = (dx: number, dy: number) => {
        let steps = 0;
        while (steps < 44 && isHit(dx * (steps + 1), dy * (steps + 1))) steps += 1;
        return steps;
      };
      const hitWidth = reach(-1, 0) + 1 + reach(1, 0);
      const hitHeight = reach(0, -1) + 1 + reach(0, 1);
      return hitWidth >= 43 && hitHeight >= 43 ? [] : [one.ariaLabel ?? one.textContent];
    });

for (const path of ["/", "/advanced-search", "/movie/550/fight-club"]) {
  test(`a thumb hits each control of ${path}`, { tag: "@phone" }, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(smallTargets)).toEqual([]);
  });
}
