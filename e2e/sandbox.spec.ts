import { expect, test } from "@playwright/test";

import { neverRegister, watchFailures } from "./looks.ts";

test("the GraphQL sandbox: nothing fails, nothing is complained of", async ({ page }) => {
  await neverRegister(page);
  const failures = watchFailures(page);
  await page.goto("/graphql");
  await expect(page.getByRole("button", { name: /Execute query/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: /Execute query/ }).click();
  await expect(page.getByRole("region", { name: "Result Window" })).toContainText('"movie"');
  expect(failures).toEqual([]);
});
