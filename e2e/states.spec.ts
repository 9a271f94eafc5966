import { expect, type Page } from "@playwright/test";
import { test } from "./loaded-page.ts";
import { findViolations } from "./looks.ts";
import { chooseCountry, countryButton } from "./visitor.ts";

// Movement is over immediately, so that no color is measured on its way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A state of a screen other than the one it is opened for, and how to come to it. */
interface State {
  readonly name: string;
  readonly path: string;
  /** What is to be before the screen is opened. */
  readonly given?: (page: Page) => Promise<unknown>;
  /** Brings the state about on the open screen, and waits until it is there. */
  readonly reach: (page: Page) => Promise<unknown>;
  /** What is looked at, where the rest of the page is as in another state. The whole page unless told. */
  readonly within?: string;
}

/** States of the product that opening a screen does not show, by where they are. */
const states: Readonly<Record<string, readonly State[]>> = {
  "the frame": [
    {
      name: "suggestions",
      path: "/faq",
      reach: async (page) => {
        await page.getByRole("banner").getByRole("combobox").fill("dark");
        await expect(page.getByRole("option").first()).toBeVisible();
        await page.keyboard.press("ArrowDown");
      },
      within: "header",
    },
    {
      name: "the country picker",
      path: "/faq",
      reach: async (page) => {
        await countryButton(page).click();
        await expect(page.getByRole("option").first()).toBeVisible();
      },
    },
    // The last one: those before it are of a wide window.
    {
      name: "the menu of a phone",
      path: "/faq",
      given: (page) => page.setViewportSize({ width: 390, height: 844 }),
      reach: async (page) => {
        await page.getByRole("button", { name: "Menu" }).click();
        await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
      },
      within: "header",
    },
  ],
  "a title": [
    {
      name: "no offers, and what to do instead",
      path: "/movie/687163",
      reach: (page) => expect(page.getByText("Similar titles available in Germany")).toBeVisible(),
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
      given: (page) =>
        page.route("**/graphql", (route) =>
          route.request().method() === "POST" ? route.abort() : route.fallback(),
        ),
      reach: async (page) => {
        await page.getByRole("radio", { name: "2 stars" }).click();
        await expect(page.getByText("could not be saved")).toBeVisible();
        await page.getByRole("button", { name: "Share" }).click();
        await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
      },
    },
  ],
  "the lists": [
    {
      name: "search, my services",
      path: "/search?q=the",
      reach: async (page) => {
        await page.locator("main button", { hasText: "My services" }).click();
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
      name: "my list, import",
      path: "/list",
      reach: async (page) => {
        await page.getByRole("button", { name: "Import" }).click();
        await expect(page.getByRole("dialog").getByLabel("A file")).toBeVisible();
      },
      within: "dialog[open]",
    },
  ],
  "the advanced search": [
    {
      name: "the panel with filters chosen, and a list of choices open",
      path: "/advanced-search/movie?with_genres=28&with_watch_providers=8&include_adult=true",
      reach: async (page) => {
        await page.getByRole("combobox", { name: "Sort by" }).click();
        await expect(page.getByRole("option", { name: "Rating (High to Low)" })).toBeVisible();
      },
      within: "form[aria-labelledby=advanced-filters]",
    },
  ],
  contact: [
    {
      name: "contact, with faults",
      path: "/contact",
      reach: async (page) => {
        await page.getByRole("button", { name: "Send Message" }).click();
        await expect(page.getByText("Name must be at least 2 characters")).toBeVisible();
      },
      within: "main",
    },
  ],
};

for (const [where, each] of Object.entries(states)) {
  test(`${where}: automatic checks find nothing in any other state`, async ({ page }) => {
    test.slow();
    await chooseCountry(page, "DE");
    for (const { name, path, given, reach, within } of each) {
      await test.step(name, async () => {
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await given?.(page);
        await page.goto(path);
        await reach(page);
        expect(await findViolations(page, within), name).toEqual([]);
      });
    }
  });
}
