import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { onQuestion } from "./finding.ts";
import { test } from "./loaded-page.ts";
import { findViolations } from "./looks.ts";
import { changeAnswer, chooseCountry } from "./visitor.ts";

// Movement is over immediately, so that no color is measured on its way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A state of a screen other than the one it is opened for, and how to come to it. */
interface State {
  readonly name: string;
  readonly path: string;
  /** What goes wrong, waits or is missing before the screen is opened. */
  readonly given?: (page: Page) => Promise<unknown>;
  /** Brings the state about on the open screen, and waits until it is there. */
  readonly reach: (page: Page) => Promise<unknown>;
  /** What is looked at, where the rest of the page is as in another state. The whole page unless told. */
  readonly within?: string;
}

/** Given: the operation fails, in a way that sending it again would not mend. */
const failing = (operation: string) => (page: Page) =>
  onQuestion(page, operation, (route) => route.fulfill({ status: 400, body: "" }));
/** Given: what the visitor sends does not arrive. */
const votesAndMessagesFail = (page: Page) =>
  page.route("**/graphql", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );

/** Reached: the page has the heading. */
const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole("heading", { name })).toBeVisible();

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

interface HomeAnswer {
  home: { featured: unknown[]; genreTiles: unknown; rows: { titles: unknown }[] };
}
const homeEmpty = (page: Page) =>
  changeAnswer<HomeAnswer>(page, "Home", ({ home }) => {
    home.featured = [];
    home.genreTiles = null;
    for (const [place, row] of home.rows.entries()) row.titles = place % 2 === 0 ? [] : null;
  });

const filterPanel = async (page: Page) => {
  await expect(page.getByRole("form", { name: "Advanced Filters" })).toBeVisible();
};

const message = {
  Name: "Ada Lovelace",
  Email: "ada@example.org",
  Subject: "A wrong offer",
  Message: "It is not on that service any more.",
};
const sendMessage = async (page: Page) => {
  for (const [label, text] of Object.entries(message))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole("button", { name: "Send Message" }).click();
};

/** States of the product that opening a screen does not show, by where they are. */
const states: Readonly<Record<string, readonly State[]>> = {
  "the frame": [
    {
      name: "suggestions",
      path: "/faq",
      reach: typing("dark", suggestions),
      within: "header",
    },
    { name: "the country picker", path: "/faq", reach: countryPicker },
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
  ],
  "the home page": [
    {
      name: "empty",
      path: "/",
      given: homeEmpty,
      reach: (page) => expect(page.getByText("No featured movies available")).toBeVisible(),
      within: "main",
    },
  ],
  "a title": [
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
  ],
  "the lists": [
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
        await filterPanel(page);
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
    {
      name: "contact, sent",
      path: "/contact",
      reach: async (page) => {
        await sendMessage(page);
        await heading("Message Sent Successfully!")(page);
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
