import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { test } from "./loaded-page.ts";

const message = {
  Name: "Ada Lovelace",
  Email: "ada@example.org",
  Subject: "A wrong offer",
  Message: "The movie is <b>not</b> on that service any more.",
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const toast = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByText(title, { exact: true }) });

async function fill(page: Page) {
  for (const [label, text] of Object.entries(message)) await field(page, label).fill(text);
}

test.beforeEach(async ({ page }) => {
  await page.goto("/contact");
});

test("where the rules of a message cannot be fetched, the gateway says what is wrong", async ({
  page,
}) => {
  await page.route(/\/assets\/validation-[^/]+\.js$/, (route) => route.abort());
  await fill(page);
  await field(page, "Subject").fill("Hi");
  await page.getByRole("button", { name: "Send Message" }).click();
  const wrong = page.getByText("Subject must be at least 5 characters");
  await expect(wrong.first()).toBeVisible();
  await expect(field(page, "Subject")).toBeFocused();
  await field(page, "Subject").fill(message.Subject);
  await expect(wrong).toHaveCount(0);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("heading", { name: "Message Sent Successfully!" })).toBeVisible();
});

test("a message is sent, thanked for, and another can be written", async ({ page }) => {
  await fill(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await expect(page.getByRole("heading", { name: "Message Sent Successfully!" })).toBeVisible();
  await expect(toast(page, "Message sent!")).toContainText(
    "We'll get back to you as soon as possible.",
  );
  await expect(page.getByText("24-48 hours on business days").first()).toBeVisible();
  await page.getByRole("button", { name: "Send Another Message" }).click();
  for (const label of Object.keys(message)) await expect(field(page, label)).toHaveValue("");
});

test.describe("toasts", () => {
  test.beforeEach(async ({ page, context }) => {
    await page.clock.install();
    await page.reload();
    await fill(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(toast(page, "Something went wrong")).toBeVisible();
  });

  test("a toast goes after five seconds, by a swipe or its button, and there is one at a time", async ({
    page,
  }) => {
    const shown = toast(page, "Something went wrong");
    const send = async () => {
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByRole("button", { name: "Sending..." })).toBeHidden();
      await expect(shown).toBeVisible();
    };

    await test.step("at most one toast is shown", async () => {
      await send();
      await expect(page.getByText("Something went wrong", { exact: true })).toHaveCount(1);
    });

    await test.step("F8 leads to the toast, and its button dismisses it", async () => {
      await page.keyboard.press("F8");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: "Dismiss" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(shown).toBeHidden();
    });

    await test.step("swiping right past 50 px dismisses it, less does not", async () => {
      await send();
      const swipe = async (distance: number) => {
        const box = await shown.boundingBox();
        if (!box) throw new Error("The toast is not on the screen");
        await page.mouse.move(box.x + 60, box.y + box.height / 2);
        await page.mouse.down();
        await page.mouse.move(box.x + 60 + distance, box.y + box.height / 2, { steps: 5 });
        await page.mouse.up();
      };
      await swipe(40);
      await expect(shown).toHaveAttribute("data-swipe", "cancel");
      await swipe(70);
      await expect(shown).toBeHidden();
    });

    await test.step("it goes by itself after five seconds", async () => {
      await send();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
      await page.clock.runFor(2000);
      await expect(shown).toBeVisible();
      await page.clock.runFor(2000);
      await expect(shown).toBeHidden();
    });
  });
});
