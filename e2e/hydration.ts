import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** Waits until the app listens. */
export const hydrated = (page: Page) => expect(page.locator("#root[data-ready]")).toBeAttached();
