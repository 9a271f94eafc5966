import { expect } from "@playwright/test";
import type { Page, Route } from "@playwright/test";

import { intercept } from "./visitor.ts";

/** The cards of the list on screen, in whatever language. */
export const cards = (page: Page) =>
  page.locator("main ul li a[href*='/movie/'], main ul li a[href*='/tv/']");

/** The addresses of the cards, in order, once there are any. */
export const cardAddresses = async (page: Page): Promise<(string | null)[]> => {
  await expect(cards(page).first()).toBeVisible();
  return cards(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
};

/** Handles the requests of one operation on their way to the gateway; the browser sends them itself. */
export const onQuestion = (
  page: Page,
  operation: string,
  handle: (route: Route, variables: Record<string, unknown>) => Promise<void>,
): Promise<void> =>
  intercept(page, operation, async (route) => {
    const parameters = new URL(route.request().url()).searchParams;
    await handle(route, JSON.parse(parameters.get("variables") ?? "{}"));
  });

/** A small screen, where the filter panel is hidden at first. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;
