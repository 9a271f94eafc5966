import { expect } from "@playwright/test";

import { test } from "./loaded-page.ts";

test("the requested address shows as text, whatever it is", async ({ page }) => {
  await page.goto("/%3Cimg%20src=x%20onerror=alert(1)%3E");
  await expect(page.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
  const address = page.getByText("/%3Cimg%20src=x%20onerror=alert(1)%3E", { exact: true });
  await expect(address).toBeVisible();
  await expect(page.getByRole("main").locator("img")).toHaveCount(0);
});

test("whatever is not found is a 404 with a search field in the page", async ({ page }) => {
  for (const { path, heading } of [
    { path: "/no/such/page", heading: "404 Page Not Found" },
    { path: "/movie/99999999", heading: "Movie not found" },
  ])
    await test.step(path, async () => {
      // A page whose data is late comes without content, and as 200: now it is there.
      await page.request.get(path);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      const field = page.getByRole("main").getByRole("searchbox");
      await field.fill("matrix");
      await field.press("Enter");
      await expect(page).toHaveURL("/search?q=matrix");
    });
});
