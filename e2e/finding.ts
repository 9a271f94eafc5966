import { expect, type Page } from "@playwright/test";

/** The cards of the list on screen, in whatever language. */
export const cards = (page: Page) =>
  page.locator("main ul li a[href*='/movie/'], main ul li a[href*='/tv/']");

/** The addresses of the cards, in order, once there are any. */
export const cardAddresses = async (page: Page): Promise<(string | null)[]> => {
  await expect(cards(page).first()).toBeVisible();
  return cards(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
};

/** A small screen, where the filter panel is hidden at first. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;
