import { expect, test } from "@playwright/test";

import { cards } from "./finding.ts";

test("printing gives a white page with the content", async ({ page }) => {
  await page.goto("/movie/550");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1, name: "Fight Club" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  const colors = await page.evaluate(() => {
    const heading = document.querySelector("h1");
    return [
      getComputedStyle(document.body).backgroundColor,
      heading && getComputedStyle(heading).color,
    ];
  });
  expect(colors).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
});

test("on paper no card of a row is cut off, and each has its poster", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Upcoming Movies" })).toBeAttached();
  // As wide as a page of A4 within its margins.
  await page.setViewportSize({ width: 688, height: 900 });
  await page.emulateMedia({ media: "print" });
  const row = page.getByRole("list", { name: "Trending TV Shows" });
  const cards = row.getByRole("listitem");
  await expect(cards).toHaveCount(10);
  const edges = await cards.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().right),
  );
  expect(Math.max(...edges)).toBeLessThanOrEqual(688);
  await row.scrollIntoViewIfNeeded();
  // A service's logo is narrower than any poster.
  const posters = () =>
    row
      .locator("img")
      .evaluateAll(
        (images) =>
          images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 100)
            .length,
      );
  await expect.poll(posters).toBe(10);
});

test("on paper the titles of advanced search have the whole width", async ({ page }) => {
  await page.goto("/advanced-search");
  await page.emulateMedia({ media: "print" });
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  const card = await cards(page).first().boundingBox();
  expect(Math.abs((card?.x ?? 999) - (heading?.x ?? 0))).toBeLessThan(24);
});

test("on paper every answer is open, and no address crowds an offer", async ({ page }) => {
  await page.goto("/faq");
  await page.emulateMedia({ media: "print" });
  const answer = page.getByRole("main").locator("details").first().locator("p").first();
  await expect(answer).toBeVisible();
  expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
  await page.goto("/movie/550");
  const offers = page.getByRole("main").locator('a[target="_blank"][href^="https://"]');
  const written = await offers.evaluateAll((links) =>
    links
      .filter((link) => !link.closest("p"))
      .map((link) => getComputedStyle(link, "::after").content),
  );
  expect(new Set(written)).toEqual(new Set(["none"]));
});
