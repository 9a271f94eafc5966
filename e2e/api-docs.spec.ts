import { expect, test } from "@playwright/test";
import { watchFailures } from "./looks.ts";

test("a call is tried where it is described, and its response shown below it", async ({ page }) => {
  const failures = watchFailures(page);
  await page.goto("/api/docs");
  await page.getByRole("button", { name: /\/api\/movie\/\{id\}$/u }).click();
  await page.getByRole("button", { name: "Try it out" }).click();
  await page.getByRole("button", { name: "Execute" }).click();
  await expect(page.locator(".live-responses-table .response-col_status").last()).toContainText(
    "200",
  );
  expect(failures).toEqual([]);
});
