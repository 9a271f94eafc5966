import { expect } from "@playwright/test";

import { failing, heading, votesAndMessagesFail, waiting } from "./state.ts";
import type { State } from "./state.ts";

/** A title page's. */
export const titleStates: readonly State[] = [
  {
    name: "a movie, in other countries",
    path: "/movie/550?country=JP",
    reach: async (page) => {
      const section = page.getByRole("region", { name: "Other countries" });
      await section.getByRole("button", { name: "Show" }).click();
      await expect(section.getByRole("listitem").first()).toBeVisible();
    },
    within: "main",
  },
  {
    name: "loading",
    path: "/movie/550",
    given: waiting("Title"),
    reach: (page) => expect(page.getByText("Loading movie…")).toBeAttached(),
    within: "main",
  },
  { name: "not found", path: "/tv/99999999", reach: heading("TV Show not found"), within: "main" },
  {
    name: "failed",
    path: "/movie/550",
    given: failing("Title"),
    reach: heading("This movie could not be loaded"),
    within: "main",
  },
  {
    name: "no offers, and what to do instead",
    path: "/movie/687163",
    reach: (page) =>
      expect(
        page.getByRole("region", { name: "Similar titles available in Germany" }),
      ).toBeVisible(),
    within: "main",
  },
  {
    name: "the overview in full, and a season open",
    path: "/tv/95480",
    reach: async (page) => {
      const more = page.getByRole("button", { name: "More", exact: true });
      if (await more.isVisible()) await more.click();
      await page.locator("summary", { hasText: "Season 1" }).click();
      await expect(page.getByRole("link", { name: /for Slow Horses, season 1/ })).toBeVisible();
    },
    within: "main",
  },
  {
    name: "a vote that failed, and the toast of a link",
    path: "/movie/550",
    given: votesAndMessagesFail,
    reach: async (page) => {
      await page.getByRole("radio", { name: "2 stars" }).click();
      await expect(page.getByText("could not be saved")).toBeVisible();
      await page.getByRole("button", { name: "Share" }).click();
      await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
    },
  },
];
