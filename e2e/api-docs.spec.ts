import { expect, test } from "@playwright/test";
import { watchFailures } from "./looks.ts";

test("a call is tried where it is described, and its response shown below it @each-size", async ({
  page,
}) => {
  const failures = watchFailures(page);
  await page.goto("/api/docs");
  const call = page.locator("details", { hasText: "/api/movie/{id}" }).first();
  await call.locator("summary").click();
  await expect(call.getByLabel("id", { exact: true })).toHaveValue("550");
  await call.getByLabel("language", { exact: true }).selectOption("de-DE");
  await call.getByLabel("id", { exact: true }).fill("603");
  await page.keyboard.press("Enter");
  await expect(call.getByRole("status")).toHaveText(/^200 · \d+ ms$/u);
  await expect(call.getByLabel("Headers", { exact: true })).toContainText("content-language: de");
  await expect(call.getByLabel("Response", { exact: true })).toContainText('"id": 603');
  await expect(call.getByRole("link", { name: "/api/movie/603?language=de-DE" })).toBeVisible();
  expect(failures).toEqual([]);
  await call.getByLabel("id", { exact: true }).fill("550/../x?");
  await call.getByRole("button", { name: "Send" }).click();
  await expect(call.getByRole("status")).toHaveText(/^400 · \d+ ms$/u);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test("a required field that is empty is asked for, and a long response is cut", async ({
  page,
}) => {
  await page.goto("/api/docs");
  const call = page.locator("details", { hasText: "/api/export/availability" }).first();
  await call.locator("summary").click();
  await call.getByLabel("country", { exact: true }).fill("");
  await call.getByRole("button", { name: "Send" }).click();
  await expect(call.getByLabel("country", { exact: true })).toBeFocused();
  await call.getByLabel("country", { exact: true }).fill("DE");
  await call.getByRole("button", { name: "Send" }).click();
  await expect(call.getByRole("status")).toHaveText(/^(?:200|503) · \d+ ms$/u, { timeout: 30_000 });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("there is an example to follow, and no field that does nothing", async ({ page }) => {
    await page.goto("/api/docs");
    const call = page.locator("details", { hasText: "/api/movie/{id}" }).first();
    await call.locator("summary").click();
    await expect(call.getByRole("link", { name: /^Try/u })).toBeVisible();
    await expect(call.locator("input").first()).toBeHidden();
    await expect(call.getByRole("button", { name: "Send" })).toBeHidden();
  });
});
