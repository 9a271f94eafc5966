import { expect } from "@playwright/test";

import { test } from "./loaded-page.ts";

test("the privacy policy names the cookie and for how long it is kept", async ({ page }) => {
  await page.goto("/privacy");
  const country = page.getByRole("listitem").filter({ hasText: "Your country, once" });
  await expect(country).toContainText("a cookie called country, for one year");
});

for (const { path, title, other } of [
  { path: "/privacy", title: "Privacy Policy", other: "What is kept in your browser" },
  { path: "/terms", title: "Terms of Service", other: "Platforms and affiliate links" },
]) {
  test.describe(title, () => {
    test("says when it last changed, and where to write to; its contents lead to its parts, and its lines are short", async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(`${title} · Flickmap`);
      await expect(page.getByText("Last updated March 28, 2025")).toBeVisible();
      const characters = await page
        .locator("section p")
        .first()
        .evaluate((paragraph) => {
          const { width } = paragraph.getBoundingClientRect();
          const canvas = document.createElement("canvas").getContext("2d");
          if (!canvas) throw new Error("No canvas");
          canvas.font = getComputedStyle(paragraph).font;
          const text = paragraph.textContent;
          return width / (canvas.measureText(text).width / text.length);
        });
      expect(characters).toBeLessThanOrEqual(80);

      await page
        .getByRole("navigation", { name: "On this page" })
        .getByRole("link", { name: other })
        .click();
      await expect(page.getByRole("heading", { level: 2, name: other })).toBeInViewport();
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeInViewport();

      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: "support@flickmap.example" })).toHaveAttribute(
        "href",
        "mailto:support@flickmap.example",
      );
      await main.getByRole("link", { name: "contact page" }).click();
      await expect(page).toHaveURL("/contact");
    });
  });
}
