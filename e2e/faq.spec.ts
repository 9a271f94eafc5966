import { expect } from "@playwright/test";

import { test } from "./loaded-page.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/faq");
});

test("one question is open at a time, and the open one can be closed", async ({ page }) => {
  const updates = page.locator("summary", { hasText: "How often is the data updated?" });
  const hosting = page.locator("summary", {
    hasText: "Does Flickmap host any movies or TV shows?",
  });
  await updates.click();
  await expect(page.getByText("Every 12 hours.")).toBeVisible();
  await hosting.click();
  await expect(page.getByText("Flickmap hosts no content")).toBeVisible();
  await expect(page.getByText("Every 12 hours.")).toBeHidden();
  await hosting.click();
  await expect(page.getByText("Flickmap hosts no content")).toBeHidden();
});

test("questions are opened with the keyboard", async ({ page }) => {
  await page.locator("summary", { hasText: "What is Flickmap?" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(
    page.locator("details[open]", { hasText: "How do I search for a movie or TV show?" }),
  ).toBeVisible();
});

test("who still has questions gets to the contact page", async ({ page }) => {
  await expect(page.getByRole("heading", { name: "Still have questions?" })).toBeVisible();
  await page.getByRole("link", { name: "Contact our support team" }).click();
  await expect(page).toHaveURL("/contact");
});
