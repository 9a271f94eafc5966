import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { isPhone, onQuestion } from "./finding.ts";
import { changeAnswer } from "./visitor.ts";

/** A state of a screen other than the one it is opened for, and how to come to it. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** What goes wrong, waits or is missing before the screen is opened. */
  readonly given?: (page: Page) => Promise<unknown>;
  /** Brings the state about on the open screen, and waits until it is there. */
  readonly reach: (page: Page) => Promise<unknown>;
  /** What is looked at, where the rest of the page is as in another state. The whole page unless told. */
  readonly within?: string;
}

const never = () => new Promise<void>(() => {});
const waiting = (operation: string) => (page: Page) => onQuestion(page, operation, never);
const failing = (operation: string) => (page: Page) =>
  onQuestion(page, operation, (route) => route.fulfill({ status: 503, body: "" }));
const votesAndMessagesFail = (page: Page) =>
  page.route("**/graphql", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole("heading", { name })).toBeVisible();
const placeholders = (page: Page) => expect(page.getByTestId("placeholders")).toBeVisible();

/** The header's search field; on a small screen it opens by its button. */
const searchField = async (page: Page) => {
  const header = page.getByRole("banner");
  if (isPhone(page)) await header.getByRole("button", { name: "Search" }).click();
  return header.getByRole("combobox").filter({ visible: true });
};
const typing = (text: string, shows: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await (await searchField(page)).fill(text);
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
const filterPanel = async (page: Page) => {
  if (isPhone(page)) await page.getByRole("button", { name: /^Show Filters/ }).click();
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

interface HomeAnswer {
  home: { featured: unknown[]; genreTiles: unknown; rows: { titles: unknown }[] };
}
const homeEmpty = (page: Page) =>
  changeAnswer<HomeAnswer>(page, "Home", ({ home }) => {
    home.featured = [];
    home.genreTiles = null;
    for (const [place, row] of home.rows.entries()) row.titles = place % 2 === 0 ? [] : null;
  });

/** The frame's: what opens over any page. */
const frame: readonly State[] = [
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
  {
    name: "the menu",
    path: "/faq",
    reach: async (page) => {
      if (isPhone(page)) await page.getByRole("button", { name: "Menu" }).click();
    },
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
    given: (page) => page.route(/assets\/faq-route/, (route) => route.abort()),
    reach: async (page) => {
      await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
      await heading("This page could not be shown")(page);
    },
    within: "main",
  },
];

const home: readonly State[] = [
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

const title: readonly State[] = [
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
      expect(page.getByRole("region", { name: "Similar, and in Germany" })).toBeVisible(),
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

const lists: readonly State[] = [
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
      await page.getByRole("button", { name: /My services/ }).click();
      const dialog = page.getByRole("dialog", { name: "My services" });
      await dialog.getByRole("checkbox").first().click();
      await dialog.getByRole("button", { name: "Services of Apple TV" }).click();
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
    path: "/genre/36?type=tv",
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

const changes: readonly State[] = [
  {
    name: "loading",
    path: "/new",
    given: waiting("Changes"),
    reach: placeholders,
    within: "main",
  },
  {
    name: "failed",
    path: "/new",
    given: failing("Changes"),
    reach: heading("Failed to load content"),
    within: "main",
  },
  {
    name: "nothing matches",
    path: "/new?type=tv&kinds=buy&family=mubi",
    reach: heading("Nothing matches"),
    within: "main",
  },
  {
    name: "what left",
    path: "/new?change=removed",
    reach: heading(/^Gone in/),
    within: "main",
  },
];

const advancedSearch: readonly State[] = [
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
      await expect(page.getByRole("option").first()).toBeVisible();
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

const help: readonly State[] = [
  {
    name: "FAQ, a question open",
    path: "/faq",
    reach: async (page) => {
      await page.locator("summary", { hasText: "What is Flickmap?" }).click();
      await expect(page.locator("details[open]")).toBeVisible();
    },
    within: "main",
  },
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
    name: "contact, not sent",
    path: "/contact",
    given: votesAndMessagesFail,
    reach: async (page) => {
      await sendMessage(page);
      await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
    },
  },
  {
    name: "contact, sent",
    path: "/contact",
    reach: async (page) => {
      await page.getByRole("button", { name: "Send Message" }).click();
      await heading("Message Sent Successfully!")(page);
    },
    within: "main",
  },
];

/** Every state of the product that opening a screen does not show, by where it is. */
export const states: Readonly<Record<string, readonly State[]>> = {
  "the frame": frame,
  "the home page": home,
  "a title": title,
  "the lists": lists,
  "what is new": changes,
  "the advanced search": advancedSearch,
  "FAQ and contact": help,
};
