import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";

import { cards } from "./finding.ts";
import { complaintsOf, hydrated } from "./hydration.ts";
import { openScreen, screens } from "./screens.ts";
import { watchShifts } from "./visitor.ts";

/** The operations that the page queries, as they are sent. */
const queriesOf = (page: Page): string[] => {
  const sent: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname === "/graphql")
      sent.push(url.searchParams.get("operationName") ?? request.method());
  });
  return sent;
};

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { name, path, heading, hasCards, says, status = 200 } of screens) {
    test(`${name} can be read`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      if (hasCards) await expect(cards(page).first()).toBeVisible();
      if (says) await expect(page.getByRole("main").getByText(says).last()).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      expect(await page.getByText(/^Loading/).count()).toBe(0);
    });
  }

  test("a movie's offers are links, and what needs scripts is left out", async ({ page }) => {
    await page.goto("/movie/550");
    const offers = page.getByRole("main").locator('a[target="_blank"][href^="https://"]');
    expect(await offers.count()).toBeGreaterThan(0);
    for (const name of [/^Share/, /stars?$/, /^Country/, /^Menu/]) {
      await expect(page.getByRole("button", { name }).first()).toBeHidden();
    }
    const card = cards(page).first();
    await card.click();
    await expect(page).not.toHaveURL("/movie/550");
  });

  test("a show's seasons open, and tell their episodes and services", async ({ page }) => {
    await page.goto("/tv/95480");
    const seasons = page.getByRole("region", { name: "Seasons" });
    await expect(seasons.getByText("Seasons 1–4 on Apple TV, 5 not streaming")).toBeVisible();
    const first = seasons.locator("details", { hasText: "Season 1" });
    await expect(first.locator("summary")).toContainText("6 episodes");
    await first.locator("summary").click();
    await expect(first.getByText(/^Subscription: /)).toBeVisible();
    await expect(first.getByRole("link", { name: "Apple TV" })).toHaveAttribute("href", /^https:/);
    // What cannot work is not there.
    await expect(seasons.getByRole("button")).toHaveCount(0);
  });

  test("of a show with many seasons each is named", { tag: "@one-size" }, async ({ page }) => {
    await page.goto("/tv/456");
    const seasons = page.getByRole("region", { name: "Seasons" });
    await expect(seasons.locator("details")).toHaveCount(8);
    await expect(seasons.getByText(/^Season 9 · /)).toBeVisible();
  });

  test("no message can be written that would end up in the address", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.getByText(/This form needs JavaScript/)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Message" })).toBeHidden();
  });

  test("a search is submitted, turned and narrowed", async ({ page }) => {
    await page.goto("/search");
    const field = page.getByRole("main").getByRole("searchbox");
    await field.fill("the");
    await field.press("Enter");
    await expect(page).toHaveURL("/search?q=the");
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(cards(page).first()).toBeVisible();
  });

  test("titles are filtered by a form", async ({ page }) => {
    await page.goto("/advanced-search");
    await page.locator("summary", { hasText: "Filters" }).click();
    await page.getByLabel("Action", { exact: true }).check();
    await page.getByLabel("Comedy", { exact: true }).check();
    await page.locator('select[name="sort_by"]').selectOption({ label: "Rating (High to Low)" });
    await page.getByRole("button", { name: "Apply Filters" }).click();
    await expect(page).toHaveURL(/with_genres=28&with_genres=35/);
    await expect(
      page.getByRole("heading", { level: 1, name: "Browse Movies by Genre" }),
    ).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  });

  test("a country is chosen by a form", async ({ page }) => {
    await page.goto("/movie/550");
    await page.getByLabel("Country", { exact: true }).selectOption("Germany");
    await page.getByRole("button", { name: "Choose" }).click();
    await expect(page).toHaveURL("/movie/550");
    await expect(page.getByRole("heading", { name: "Watch in Germany" })).toBeVisible();
  });

  test(
    "a country that is chosen where there is no page leads back there",
    { tag: "@one-size" },
    async ({ page }) => {
      await page.goto("/no/such/page?a=1");
      await page.getByLabel("Country", { exact: true }).selectOption("Germany");
      await page.getByRole("button", { name: "Choose" }).click();
      await expect(page).toHaveURL("/no/such/page?a=1");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
      await expect(page.getByLabel("Country", { exact: true })).toHaveValue("DE");
    },
  );
});

for (const screen of screens) {
  test(`${screen.name} queries nothing that its page brought`, async ({ page }) => {
    const sent = queriesOf(page);
    const heard = complaintsOf(page);
    await openScreen(page, screen);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    // The visitor's own rating no page brings.
    expect(sent.filter((operation) => operation !== "SessionRating")).toEqual([]);
    expect(heard).toEqual([]);
  });
}

/** What a page says in its headings, cards and offers. */
const said = (page: Page) => page.locator("main :is(h1, h2, li a)").allTextContents();

for (const [cookie, stored] of [
  ["DE", { iso_3166_1: "JP", english_name: "Japan" }],
  ["JP", { iso_3166_1: "US", english_name: "United States of America" }],
  ["US", { iso_3166_1: "DE", english_name: "Germany" }],
] as const) {
  for (const path of ["/", "/movie/550", "/tv/1396", "/tv/1418", "/category/movie"]) {
    test(`${path} rendered for ${cookie} becomes that of ${stored.english_name}, which was chosen before`, async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      await context.addCookies([{ name: "country", value: cookie, url: baseURL ?? "" }]);
      await page.addInitScript(
        (country) => localStorage.setItem("selectedCountry", JSON.stringify(country)),
        stored,
      );
      const heard = complaintsOf(page);
      const shifts = await watchShifts(page);
      await page.goto(path);
      await expect(
        page.getByRole("banner").getByRole("button", { name: /^Country/ }),
      ).toHaveAccessibleName(new RegExp(stored.english_name));
      const expected = await (await browser.newContext()).newPage();
      await expected
        .context()
        .addCookies([{ name: "country", value: stored.iso_3166_1, url: baseURL ?? "" }]);
      await expected.goto(path);
      await expect(async () => expect(await said(page)).toEqual(await said(expected))).toPass();
      await expected.context().close();
      await page.waitForLoadState("networkidle");
      expect(heard).toEqual([]);
      expect(await shifts()).toBeLessThanOrEqual(0.01);
      const [written] = (await context.cookies()).filter(({ name }) => name === "country");
      expect(written).toMatchObject({ value: stored.iso_3166_1, sameSite: "Lax", path: "/" });
      const days = ((written?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
      expect(Math.round(days)).toBe(365);
    });
  }
}

test("the app's files are requested once the largest picture is on the screen", async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const [last] = list.getEntries().slice(-1);
      if (last) Object.assign(window, { largestPaint: last.startTime });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto("/movie/550");
  await hydrated(page);
  const { requested, painted, loaded } = await page.evaluate(() => {
    const [document] = performance.getEntriesByType("navigation");
    const files = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/assets\/[^/]+\.js$/.test(name));
    return {
      requested: Math.min(...files.map(({ startTime }) => startTime)),
      painted: Number(Reflect.get(window, "largestPaint")),
      loaded: (document as PerformanceNavigationTiming).loadEventStart,
    };
  });
  // A machine that takes longer to draw it does without: 200 ms after the page has loaded.
  expect(requested).toBeGreaterThanOrEqual(Math.min(painted, loaded + 200));
});

test("a click before the app has loaded is not lost", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/app-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/faq", { waitUntil: "commit" });
  await page
    .getByRole("contentinfo")
    .getByRole("button", { name: /^Country/ })
    .click();
  release();
  await expect(page.getByRole("combobox", { name: "Find a country" })).toBeVisible();
});

test("what was typed before the app has loaded stays", { tag: "@one-size" }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/app-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/faq", { waitUntil: "commit" });
  const field = page.getByRole("banner").getByRole("textbox");
  await field.fill("dark");
  release();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(page.getByRole("banner").locator("input")).toHaveValue("dark");
});

test("printing gives a white page with the content", { tag: "@one-size" }, async ({ page }) => {
  await page.goto("/movie/550");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1, name: "Fight Club" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  const colors = await page.evaluate(() => {
    const heading = document.querySelector("h1");
    return [
      getComputedStyle(document.body).backgroundColor,
      heading && getComputedStyle(heading).color,
    ];
  });
  expect(colors).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
});

test(
  "on paper no card of a row is cut off, and each has its poster",
  { tag: "@one-size" },
  async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Upcoming Movies" })).toBeAttached();
    // As wide as a page of A4 within its margins.
    await page.setViewportSize({ width: 688, height: 900 });
    await page.emulateMedia({ media: "print" });
    const row = page.getByRole("list", { name: "Trending TV Shows" });
    const cards = row.getByRole("listitem");
    await expect(cards).toHaveCount(10);
    const edges = await cards.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().right),
    );
    expect(Math.max(...edges)).toBeLessThanOrEqual(688);
    await row.scrollIntoViewIfNeeded();
    // A service's logo is narrower than any poster.
    const posters = () =>
      row
        .locator("img")
        .evaluateAll(
          (images) =>
            images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 100)
              .length,
        );
    await expect.poll(posters).toBe(10);
  },
);

test("on paper the titles of advanced search have the whole width", async ({ page }) => {
  await page.goto("/advanced-search");
  await page.emulateMedia({ media: "print" });
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  const card = await cards(page).first().boundingBox();
  expect(Math.abs((card?.x ?? 999) - (heading?.x ?? 0))).toBeLessThan(24);
});

test("on paper every answer is open, and no address crowds an offer", async ({ page }) => {
  await page.goto("/faq");
  await page.emulateMedia({ media: "print" });
  const answer = page.locator("details").first().locator("p").first();
  await expect(answer).toBeVisible();
  expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
  await page.goto("/movie/550");
  const offers = page.getByRole("main").locator('a[target="_blank"][href^="https://"]');
  const written = await offers.evaluateAll((links) =>
    links
      .filter((link) => !link.closest("p"))
      .map((link) => getComputedStyle(link, "::after").content),
  );
  expect(new Set(written)).toEqual(new Set(["none"]));
});
