import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

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
