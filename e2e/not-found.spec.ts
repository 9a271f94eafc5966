import { expect } from "@playwright/test";

import { test } from "./loaded-page.ts";

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
