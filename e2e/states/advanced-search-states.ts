import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { failing, heading, placeholders, waiting } from "./state.ts";
import type { State } from "./state.ts";

const filterPanel = async (page: Page) => {
  await expect(page.getByRole("form", { name: "Advanced Filters" })).toBeVisible();
};
/** Those of advanced search. */
export const advancedSearchStates: readonly State[] = [
  {
    name: "loading",
    path: "/advanced-search/tv",
    given: waiting("AdvancedSearch"),
    reach: placeholders,
    within: "main",
  },
  {
    name: "failed",
    path: "/advanced-search/tv",
    given: failing("AdvancedSearch"),
    reach: heading("Error loading results"),
    within: "main",
  },
  {
    name: "empty",
    path: "/advanced-search/tv?with_genres=37&vote_average.gte=10",
    reach: heading("No results found"),
    within: "main",
  },
  {
    name: "the panel with filters chosen, and a list of choices open",
    path: "/advanced-search/movie?with_genres=28&with_watch_providers=8&include_adult=true",
    reach: async (page) => {
      await filterPanel(page);
      await page.getByRole("combobox", { name: "Sort by" }).click();
      await expect(page.getByRole("option", { name: "Rating (High to Low)" })).toBeVisible();
    },
    within: "form[aria-labelledby=advanced-filters]",
  },
  {
    name: "every service of the country",
    path: "/advanced-search/movie",
    reach: async (page) => {
      await filterPanel(page);
      await page.getByRole("button", { name: "All services" }).click();
      await expect(page.getByRole("dialog").getByRole("checkbox").first()).toBeVisible();
    },
    within: "dialog[open]",
  },
];
