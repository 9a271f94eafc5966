import { expect, type Page } from "@playwright/test";
import { cards } from "./finding.ts";

/** One of the product's screens, and how to see that what it was opened for is there. */
export interface Screen {
  name: string;
  path: string;
  /** The screen's heading of the first level. */
  heading: string | RegExp;
  /** Whether the screen shows a list of titles, which is waited for too. */
  hasCards?: boolean;
  /** Words that stand on the screen without data, in its last part. */
  says?: string | RegExp;
  /** The status that the page itself is answered with; 200 unless told. */
  status?: number;
}

/** Every screen of the product, once with what it is for. */
export const screens: readonly Screen[] = [
  { name: "home", path: "/", heading: "Find your next favorite movie or TV show", hasCards: true },
  { name: "a movie", path: "/movie/550", heading: "Fight Club", hasCards: true },
  { name: "a show", path: "/tv/1396", heading: "Breaking Bad", hasCards: true },
  { name: "a person", path: "/person/525", heading: "Christopher Nolan", hasCards: true },
  { name: "persons by name", path: "/search?q=nolan", heading: /^Search Results for/ },
  { name: "search", path: "/search?q=the", heading: /^Search Results for/, hasCards: true },
  { name: "search without results", path: "/search?q=zzqqzzqq", heading: /^Search Results for/ },
  { name: "direct search", path: "/direct-search?q=the", heading: /./, hasCards: true },
  { name: "a category", path: "/category/movie", heading: "Popular Movies", hasCards: true },
  { name: "a genre", path: "/genre/28?type=movie", heading: "Action Movies", hasCards: true },
  { name: "advanced search", path: "/advanced-search", heading: "Browse Movies", hasCards: true },
  { name: "a service", path: "/service/netflix", heading: "Netflix", hasCards: true },
  { name: "a surprise", path: "/surprise?pick=4", heading: "Surprise me" },
  { name: "my list", path: "/list", heading: /^My list/ },
  { name: "what is new", path: "/new", heading: /^New in/, hasCards: true },
  {
    name: "FAQ",
    path: "/faq",
    heading: "Frequently Asked Questions",
    says: "Does Flickmap host any movies or TV shows?",
  },
  { name: "privacy", path: "/privacy", heading: /Privacy/, says: /^Questions, and requests about/ },
  { name: "terms", path: "/terms", heading: /Terms/, says: /^Write to support@/ },
  { name: "contact", path: "/contact", heading: /Contact/, says: /^Prefer email\?/ },
  { name: "countries", path: "/country", heading: "Choose your country" },
  {
    name: "not found",
    path: "/no/such/page",
    heading: "404 Page Not Found",
    says: "Did you forget to add the page to the router?",
    status: 404,
  },
];

/** Opens a screen and waits until it shows what it is for, and until nothing more is on its way. */
export const openScreen = async (page: Page, { path, heading, hasCards, status = 200 }: Screen) => {
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(status);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  if (hasCards) await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
};
