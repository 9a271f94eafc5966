import { expect } from "@playwright/test";

import { failing, heading, placeholders, waiting } from "./state.ts";
import type { State } from "./state.ts";

/** Those of searches, categories and genres. */
export const listStates: readonly State[] = [
  {
    name: "search, loading",
    path: "/search?q=the",
    given: waiting("Search"),
    reach: placeholders,
    within: "main",
  },
  {
    name: "search, failed",
    path: "/search?q=the",
    given: failing("Search"),
    reach: heading("Failed to load search results"),
    within: "main",
  },
  { name: "search, no query", path: "/search", reach: heading("Start searching"), within: "main" },
  {
    name: "search, my services",
    path: "/search?q=the",
    reach: async (page) => {
      await page
        .getByRole("main")
        .getByRole("button", { name: /My services/ })
        .click();
      const dialog = page.getByRole("dialog", { name: "My services" });
      await dialog.getByRole("checkbox").first().click();
      // So few that none is halfway under what stays at the top and the bottom.
      await dialog.getByLabel("Find a service").fill("Apple");
      await dialog.getByRole("button", { name: "Services of Apple TV" }).click();
    },
    within: "dialog[open]",
  },
  {
    name: "my list, with titles",
    path: "/list?titles=m550,t1396,m13,m9000061",
    reach: (page) =>
      expect(page.getByRole("region", { name: "Which services cover this list" })).toBeVisible(),
    within: "main",
  },
  {
    name: "my list, failed",
    path: "/list?titles=m550",
    given: failing("MyList"),
    reach: heading(/^Not looked up yet/),
    within: "main",
  },
  {
    name: "my list, titles that are gone",
    path: "/list?titles=m550,m2000000001,t2000000002",
    reach: heading(/^No longer in the film database/),
    within: "main",
  },
  {
    name: "my list, import",
    path: "/list",
    reach: async (page) => {
      await page.getByRole("button", { name: "Import" }).click();
      await expect(page.getByRole("dialog").getByLabel("A file")).toBeVisible();
    },
    within: "dialog[open]",
  },
  {
    name: "direct search, failed",
    path: "/direct-search?q=the",
    given: failing("DirectSearch"),
    reach: (page) => expect(page.getByRole("alert")).toBeVisible(),
    within: "main",
  },
  {
    name: "direct search, nothing found",
    path: "/direct-search?q=zzqqzz",
    reach: heading("No results found"),
    within: "main",
  },
  {
    name: "category, failed",
    path: "/category/tv",
    given: failing("Category"),
    reach: heading("Failed to load content"),
    within: "main",
  },
  {
    name: "genre, loading",
    path: "/genre/28?type=movie",
    given: waiting("Genre"),
    reach: placeholders,
    within: "main",
  },
  {
    name: "genre, empty",
    path: "/genre/10402?type=tv",
    reach: heading("No content found"),
    within: "main",
  },
  {
    name: "category, beyond its last page",
    path: "/category/movie?page=9999",
    reach: heading("There is no such page"),
    within: "main",
  },
];
