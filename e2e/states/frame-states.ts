import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { heading } from "./state.ts";
import type { State } from "./state.ts";

/** The header's search field. */
const searchField = (page: Page) =>
  page.getByRole("banner").getByRole("combobox").filter({ visible: true });
const typing = (text: string, shows: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await searchField(page).fill(text);
  await shows(page);
};
const suggestions = async (page: Page) => {
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
};
const countryPicker = async (page: Page) => {
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Country/ })
    .click();
  await expect(page.getByRole("option").first()).toBeVisible();
};
/** The frame's: what opens over any page. */
export const frameStates: readonly State[] = [
  {
    name: "suggestions",
    path: "/faq",
    reach: typing("dark", suggestions),
    within: "header",
  },
  {
    name: "no suggestions, and the field open",
    path: "/faq",
    reach: typing("zzqqzz", (page) => expect(page.getByText("No results found")).toBeVisible()),
    within: "header",
  },
  { name: "the country picker", path: "/faq", reach: countryPicker },
  {
    name: "no such country",
    path: "/faq",
    reach: async (page) => {
      await countryPicker(page);
      await page.getByRole("combobox", { name: "Find a country" }).fill("zz");
      await expect(page.getByText("No such country")).toBeVisible();
    },
    within: "[role=dialog]",
  },
  {
    name: "the offer to install, and no connection",
    path: "/faq",
    reach: async (page) => {
      await page.evaluate(() => {
        const offer = new Event("beforeinstallprompt", { cancelable: true });
        dispatchEvent(Object.assign(offer, { prompt: async () => {} }));
      });
      await expect(page.getByRole("region", { name: "Install Flickmap" })).toBeVisible();
      await page.context().setOffline(true);
      await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
      await expect(page.getByText("You are offline").first()).toBeVisible();
      await page.context().setOffline(false);
    },
  },
  {
    name: "a part of the app that cannot be fetched",
    path: "/terms",
    given: (page) => page.route(/assets\/FaqPage/, (route) => route.abort()),
    reach: async (page) => {
      await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
      await heading("This page could not be shown")(page);
    },
    within: "main",
  },
  // The last one: those before it are of a wide window.
  {
    name: "the menu of a phone",
    path: "/faq",
    given: (page) => page.setViewportSize({ width: 390, height: 844 }),
    reach: async (page) => {
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(
        page.getByRole("banner").getByRole("link", { name: "Home", exact: true }),
      ).toBeVisible();
    },
    within: "header",
  },
];
