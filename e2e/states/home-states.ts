import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { changeAnswer } from "../visitor.ts";
import { failing, heading, waiting } from "./state.ts";
import type { State } from "./state.ts";

interface HomeAnswer {
  home: { featured: unknown[]; genreTiles: unknown; rows: { titles: unknown }[] };
}
const homeEmpty = (page: Page) =>
  changeAnswer<HomeAnswer>(page, "Home", ({ home }) => {
    home.featured = [];
    home.genreTiles = null;
    for (const [place, row] of home.rows.entries()) row.titles = place % 2 === 0 ? [] : null;
  });

/** The home page's. */
export const homeStates: readonly State[] = [
  {
    name: "loading",
    path: "/",
    given: waiting("Home"),
    reach: (page) =>
      expect(page.getByRole("region", { name: "Popular Movies" })).toHaveAttribute(
        "aria-busy",
        "true",
      ),
    within: "main",
  },
  {
    name: "failed",
    path: "/",
    given: failing("Home"),
    reach: heading("Failed to load content"),
    within: "main",
  },
  {
    name: "empty",
    path: "/",
    given: homeEmpty,
    reach: (page) => expect(page.getByText("No featured movies available")).toBeVisible(),
    within: "main",
  },
];
