import { expect } from "@playwright/test";
import { test } from "./loaded-page.ts";

test("a title that does not exist is a 404 with a search field in the page", async ({ page }) => {
  // A page whose data is late comes without content, and as 200: now it is there.
  await page.request.get("/movie/99999999");
  const answer = await page.goto("/movie/99999999");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Movie not found");
  const field = page.getByRole("main").getByRole("searchbox");
  await field.fill("matrix");
  await field.press("Enter");
  await expect(page).toHaveURL("/search?q=matrix");
});
