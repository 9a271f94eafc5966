import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { heading, votesAndMessagesFail } from "./state.ts";
import type { State } from "./state.ts";

const message = {
  Name: "Ada Lovelace",
  Email: "ada@example.org",
  Subject: "A wrong offer",
  Message: "It is not on that service any more.",
};
const sendMessage = async (page: Page) => {
  for (const [label, text] of Object.entries(message))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole("button", { name: "Send Message" }).click();
};

/** Those of FAQ and contact. */
export const helpStates: readonly State[] = [
  {
    name: "FAQ, a question open",
    path: "/faq",
    reach: async (page) => {
      await page.locator("summary", { hasText: "What is Flickmap?" }).click();
      await expect(page.locator("details[open]")).toBeVisible();
    },
    within: "main",
  },
  {
    name: "contact, with faults",
    path: "/contact",
    reach: async (page) => {
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByText("Name must be at least 2 characters")).toBeVisible();
    },
    within: "main",
  },
  {
    name: "contact, not sent",
    path: "/contact",
    given: votesAndMessagesFail,
    reach: async (page) => {
      await sendMessage(page);
      await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
    },
  },
  {
    name: "contact, sent",
    path: "/contact",
    reach: async (page) => {
      await page.getByRole("button", { name: "Send Message" }).click();
      await heading("Message Sent Successfully!")(page);
    },
    within: "main",
  },
];
