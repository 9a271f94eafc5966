import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** What the page's scripts complain of; React reports markup that it could not take over as an error. */
export const complaintsOf = (page: Page): string[] => {
  const heard: string[] = [];
  page.on("pageerror", (error) => heard.push(error.message));
  page.on("console", (message) => {
    // Of the browser itself: a page that does not exist or could not be loaded has such a status, and the tests block
    // service workers.
    if (/status of (?:404|503)|Service Worker registration blocked/.test(message.text())) return;
    if (["error", "warning"].includes(message.type())) heard.push(message.text());
  });
  return heard;
};

/** Waits until React has the page. */
export const hydrated = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.getElementById("root") ?? {}).some((key) =>
          key.startsWith("__reactContainer"),
        ),
      ),
    )
    .toBe(true);
