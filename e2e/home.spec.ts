import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

import { test } from "./loaded-page.ts";
import { pressUntilShown, withFaultyFilmDatabase } from "./faulty-film-database.ts";
import {
  changeAnswer,
  chooseCountry,
  drawn,
  intercept,
  renderInBrowser,
  watchOperations,
  watchShifts,
} from "./visitor.ts";

const hero = (page: Page) => page.getByRole("region", { name: "Featured movies" });
const slide = (page: Page) => hero(page).locator("section:not([inert])");
const row = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const scrollLeft = (rail: Locator) => rail.evaluate((element) => element.scrollLeft);

/** A finger that goes to the side, from one x of the window to another, 20 px at a time. */
const swipe = async (page: Page, y: number, from: number, to: number) => {
  const client = await page.context().newCDPSession(page);
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    ...touchPoints: { x: number; y: number }[]
  ) => client.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", { x: from, y });
  const step = 20 * Math.sign(to - from);
  for (let x = from + step; x !== to + step; x += step) await touch("touchMove", { x, y });
  await touch("touchEnd");
};

/** Opens the home page as a visitor from a country and waits for its rows. */
const open = async (page: Page, country = "US") => {
  await chooseCountry(page, country);
  await page.goto("/");
  await expect(row(page, "Popular Movies").getByRole("link").nth(1)).toBeVisible({
    timeout: 15_000,
  });
};

const rowsEverywhere = [
  "Popular Movies",
  "Trending TV Shows",
  "Browse by Genre",
  "Just Released",
  "Upcoming Movies",
];
test.describe("what is on the page", () => {
  test("what the site is for and the field come before the hero, for eyes and keyboard, and no other field beside it", async ({
    page,
  }) => {
    await open(page);
    const field = page.getByRole("main").getByRole("combobox");
    const [above, below] = await Promise.all([field.boundingBox(), hero(page).boundingBox()]);
    if (!above || !below) throw new Error("Something is not in the page");
    expect(above.y + above.height).toBeLessThan(below.y);
    await expect(page.getByRole("combobox").filter({ visible: true })).toHaveCount(1);
    await field.focus();
    for (const name of [/^New in/, /^Surprise me/, /^My services/, /^More Info/]) {
      await page.keyboard.press("Tab");
      await expect(page.locator(":focus")).toHaveAccessibleName(name);
    }
  });

  test("the search band asks what to watch, and its field finds it", async ({ page }) => {
    await open(page);
    await expect(
      page.getByRole("heading", { level: 1, name: "Find your next favorite movie or TV show" }),
    ).toBeVisible();
    const field = page.getByRole("search", { name: "Find a title" }).getByRole("combobox");
    await field.fill("Dark");
    await page.getByRole("option", { name: /^Dark/ }).first().click();
    await expect(page).toHaveURL(/\/(tv|movie)\/\d+\/dark/);
    await expect(page.getByRole("heading", { level: 1, name: /^Dark/ })).toBeVisible();
  });

  test("each row has ten titles and a link to all that carries its filters", async ({ page }) => {
    await open(page, "DE");
    const viewAll = async (name: string) => {
      const href = await page.getByRole("link", { name: `View all: ${name}` }).getAttribute("href");
      return decodeURIComponent(href ?? "");
    };
    for (const name of rowsEverywhere.filter((each) => each !== "Browse by Genre")) {
      await expect(row(page, name).getByRole("listitem")).toHaveCount(10);
    }
    expect(await viewAll("Germany Movies")).toBe(
      "/advanced-search/movie?sort_by=popularity.desc&region=DE&with_original_language=de&primary_release_date.gte=2015-03-29",
    );
    expect(await viewAll("Just Released")).toBe(
      "/advanced-search/movie?sort_by=primary_release_date.desc&region=DE&primary_release_date.gte=2024-09-29&primary_release_date.lte=2025-03-29",
    );
    expect(await viewAll("Upcoming Movies")).toBe(
      "/advanced-search/movie?sort_by=primary_release_date.asc&region=DE&primary_release_date.gte=2025-03-29&primary_release_date.lte=2026-03-29",
    );
    expect(await viewAll("Trending TV Shows")).toMatch(
      /^\/advanced-search\/tv\?sort_by=popularity/,
    );
  });

  test("cards say where a title can be watched, after they are there, with one request", async ({
    page,
  }) => {
    const operations = watchOperations(page);
    await renderInBrowser(page);
    await open(page, "DE");
    const marks = page.locator("main li").getByTitle(/^(?:By subscription|Free): \S/u);
    await expect(marks.first()).toBeAttached();
    expect(operations.filter((operation) => operation !== "Site").sort()).toEqual([
      "HeroDetails",
      "Home",
      "Watchable",
    ]);
    expect(operations.indexOf("Home")).toBeLessThan(operations.indexOf("Watchable"));
  });

  test(
    "nothing moves while the page loads and is scrolled through",
    { tag: "@each-size" },
    async ({ page }) => {
      const shifts = await watchShifts(page);
      let release = () => {};
      const placesDrawn = new Promise<void>((resolve) => {
        release = resolve;
      });
      await intercept(page, "Home", async (intercepted) => {
        await placesDrawn;
        await intercepted.continue();
      });
      await chooseCountry(page, "JP");
      await page.goto("/");
      await expect(row(page, "Upcoming Movies")).toHaveAttribute("aria-busy", "true");
      await drawn(page);
      release();
      await expect(row(page, "Popular Movies").getByRole("link").nth(1)).toBeVisible();
      for (let step = 0; step < 8; step += 1) {
        await page.mouse.wheel(0, 500);
        await drawn(page);
      }
      expect(await shifts()).toBeLessThan(0.02);
    },
  );
});

test.describe("the hero", () => {
  test("shows what a movie is and where it can be watched, and leads to it", async ({ page }) => {
    await open(page, "DE");
    const movie = slide(page);
    await expect(movie.getByRole("heading", { level: 2 })).toBeVisible();
    const backdrop = movie.locator("[aria-hidden] img");
    await expect(backdrop).toBeVisible();
    expect(
      await backdrop.evaluate((image: HTMLImageElement) => image.decode().then(() => image.width)),
    ).toBeGreaterThan(300);
    await expect(movie.locator("h2 + p")).toHaveText(/\S+ \S+ \S+/);
    const rating = movie.getByRole("img", { name: /^Rated \d\.\d of 5 on TMDB$/ });
    await expect(rating).toBeVisible();
    await expect(rating).toHaveText(/^\d\.\d\D/);
    await expect(movie.getByText(/^\d{4}$/)).toBeVisible();
    await expect(movie.getByText(/^\d+h \d+m$/)).toBeVisible();
    await expect(movie.getByText("Available on")).toBeVisible();
    await expect(movie.getByRole("img", { name: /^(?!Rated)/ }).first()).toBeVisible();
    const name = await movie.getByRole("heading").textContent();
    await movie.getByRole("link", { name: "More Info" }).click();
    await expect(page).toHaveURL(/\/movie\/\d+\/[a-z0-9-]+$/);
    await expect(page.getByRole("heading", { level: 1, name: name ?? "" })).toBeVisible();
  });

  test("fades from one movie to the next in half a second, and stays under the pointer", async ({
    page,
  }) => {
    await page.clock.install();
    await open(page);
    await expect(slide(page)).toHaveCSS("transition-property", "opacity");
    await expect(slide(page)).toHaveCSS("transition-duration", "0.5s");
    const dots = hero(page).getByRole("button", { name: /Show featured movie/ });
    await slide(page).getByRole("heading").hover();
    await page.clock.runFor(20_000);
    await expect(dots.first()).toHaveAttribute("aria-current", "true");
  });

  test("a single movie neither turns nor has dots", async ({ page }) => {
    await changeAnswer<{ home: { featured: unknown[] } }>(page, "Home", ({ home }) => {
      home.featured.length = 1;
    });
    await open(page);
    await expect(hero(page).getByRole("heading")).toHaveCount(1);
    await expect(hero(page).getByRole("button")).toHaveCount(0);
  });

  test("turns under a finger that swipes", { tag: "@phone" }, async ({ page }) => {
    // Nothing else turns it.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    const dot = (movie: number) =>
      hero(page).getByRole("button", { name: `Show featured movie ${movie} of 5` });
    await dot(2).click();
    await expect(dot(2)).toHaveAttribute("aria-current", "true");
    const y = await hero(page).evaluate((element) => element.getBoundingClientRect().top + 100);
    await swipe(page, y, 320, 80);
    await expect(dot(3)).toHaveAttribute("aria-current", "true");
    await swipe(page, y, 80, 320);
    await expect(dot(2)).toHaveAttribute("aria-current", "true");
  });
});

test.describe("a row scrolls", () => {
  const rail = (page: Page) => row(page, "Popular Movies").getByRole("list");

  test("by its buttons, by a wheel or trackpad, and by the keyboard", async ({ page }) => {
    await open(page);
    await row(page, "Popular Movies").getByRole("button", { name: /^More/ }).click();
    await expect.poll(() => scrollLeft(rail(page))).toBeGreaterThan(300);
    await row(page, "Popular Movies")
      .getByRole("button", { name: /^Earlier/ })
      .click();
    await expect.poll(() => scrollLeft(rail(page))).toBe(0);

    await rail(page).hover();
    await page.mouse.wheel(400, 0);
    await expect.poll(() => scrollLeft(rail(page))).toBeGreaterThan(200);
    await page.mouse.wheel(-800, 0);
    await expect.poll(() => scrollLeft(rail(page))).toBe(0);

    // What has the focus comes into view.
    const cards = rail(page).getByRole("link");
    await cards.first().focus();
    // Each card has a link and the control of My list.
    for (let step = 0; step < 18; step += 1) await page.keyboard.press("Tab");
    await expect(cards.nth(9)).toBeFocused();
    await expect(cards.nth(9)).toBeInViewport();
    expect(await scrollLeft(rail(page))).toBeGreaterThan(200);
  });

  test("to the side alone: a wheel that turns on it moves the page", async ({ page }) => {
    await open(page);
    await rail(page).scrollIntoViewIfNeeded();
    await rail(page).hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 100);
    expect(await rail(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });

  test("by a finger", { tag: "@phone" }, async ({ page }) => {
    await open(page);
    await row(page, "Popular Movies").evaluate((element) => {
      scrollTo(0, element.getBoundingClientRect().top + scrollY - 200);
    });
    await swipe(page, 400, 340, 60);
    await expect.poll(() => scrollLeft(rail(page))).toBeGreaterThan(100);
  });
});

test("a row that the film database cut off says so among the others, and can be tried again", async ({
  page,
}) => {
  await withFaultyFilmDatabase(async (gatewayUrl, filmDatabase) => {
    filmDatabase.setFaults([{ kind: "cut-off", path: "/trending/tv/" }]);
    await page.goto(gatewayUrl);
    await expect(row(page, "Trending TV Shows")).toContainText("could not be loaded");
    await expect(row(page, "Popular Movies").getByRole("link").nth(1)).toBeVisible();
    filmDatabase.setFaults([]);
    const titles = row(page, "Trending TV Shows").getByRole("listitem");
    await pressUntilShown(page, "Try again", titles.first());
    await expect(titles).toHaveCount(10);
  });
});

test("another country brings its own page, without a reload and without losing one's place", async ({
  page,
}) => {
  await open(page, "DE");
  await expect(row(page, "Germany Movies")).toBeAttached();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, "Home", async (route) => {
    await released;
    await route.continue();
  });
  const trending = row(page, "Trending TV Shows");
  const top = () => trending.evaluate((element) => element.getBoundingClientRect().top);
  await trending.evaluate((element) => {
    scrollTo(0, element.getBoundingClientRect().top + scrollY - 200);
  });
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await page.mouse.wheel(0, -60);
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Country/ })
    .click();
  await page.getByRole("combobox", { name: "Find a country" }).fill("Japan");
  const before = await top();
  expect(before).toBeLessThan(400);
  await page.getByRole("option", { name: /Japan/ }).click();
  await expect(page.getByText("Loading Japan…")).toBeVisible();
  await expect(row(page, "Germany Movies")).toBeAttached();
  release();
  await expect(row(page, "Japan Movies")).toBeAttached();
  await expect(row(page, "Germany Movies")).toHaveCount(0);
  await expect(page.getByText("Loading Japan…")).toBeHidden();
  await expect(trending.getByText(/^By subscription/).first()).toBeAttached();
  expect(Math.abs((await top()) - before)).toBeLessThan(4);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("the featured movie's name and overview keep their measure", async ({ page }) => {
  await page.goto("/");
  const texts = page.locator("[aria-roledescription='slide'] [dir='auto']");
  await expect(texts.first()).toBeVisible();
  const widths = await texts.evaluateAll((all) =>
    all.map((text) => {
      text.textContent =
        "A helpful robot washes up on an island where no one wants anything done. ".repeat(4);
      return text.getBoundingClientRect().width;
    }),
  );
  expect(Math.max(...widths)).toBeLessThanOrEqual(38 * 16);
});
