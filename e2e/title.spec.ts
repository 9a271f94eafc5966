import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

import { cards } from "./finding.ts";
import { test } from "./loaded-page.ts";
import { watchFailures } from "./looks.ts";
import { drawn, operationOf, pickCountry, watchOperations } from "./visitor.ts";

const services = (page: Page) =>
  page
    .getByRole("region", { name: /^Watch in/ })
    .getByRole("link")
    .allInnerTexts();

for (const { path, name, head, facts, address } of [
  {
    path: "/movie/550",
    name: "Fight Club",
    head: ["1999", "2h 19m"],
    facts: { Director: "David Fincher", "Release Date": "October 15, 1999" },
    address: /\/movie\/550\/fight-club$/,
  },
  {
    path: "/tv/1396",
    name: "Breaking Bad",
    head: ["2008", "5 Seasons"],
    facts: { Creator: "Vince Gilligan", "First Air Date": "January 20, 2008" },
    address: /\/tv\/1396\/breaking-bad$/,
  },
]) {
  test(`${name}: what it is, where it can be watched, and in another country something else`, async ({
    page,
  }) => {
    const failures = watchFailures(page);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(address);
    // Below the name: a card of a similar title has a year too.
    for (const fact of head)
      await expect(page.locator("h1 ~ p").getByText(fact, { exact: true })).toBeVisible();
    for (const [term, fact] of Object.entries(facts)) {
      const about = page.locator("dl > div", { has: page.getByText(term, { exact: true }) });
      await expect(about.locator("dd")).toHaveText(fact);
    }

    const operations = watchOperations(page);
    await pickCountry(page, "germ", "Germany");
    await expect(page.getByRole("heading", { name: "Watch in Germany" })).toBeVisible();
    // The answer for the country before is there until then.
    await expect(page.getByRole("region", { name: "Watch in Germany" })).toHaveAttribute(
      "aria-busy",
      "false",
    );
    const inGermany = await services(page);
    await pickCountry(page, "jap", "Japan");
    await expect(page.getByRole("heading", { name: "Watch in Japan" })).toBeVisible();
    await expect.poll(() => services(page)).not.toEqual(inGermany);
    // One request for each new country.
    expect(operations.filter((operation) => operation === "Title")).toHaveLength(2);

    // Back to an earlier country: nothing is requested, unless its seasons come near for the first time.
    operations.length = 0;
    await pickCountry(page, "germ", "Germany");
    await expect.poll(() => services(page)).toEqual(inGermany);
    expect(operations.filter((operation) => operation !== "SeasonOffers")).toEqual([]);
    expect(failures).toEqual([]);
  });
}

test("Back returns to where the page was left, without another request", async ({ page }) => {
  // Ratings alone may have grown old in the meantime.
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams: query } = new URL(request.url());
    const operation = query.get("operationName") ?? "";
    if (pathname === "/graphql" && !operation.includes("Rating"))
      requests.push(`${operation} ${query.get("variables")}`);
  });
  await page.goto("/movie/550");
  const similar = page.getByRole("region", { name: "You May Also Like" });
  const services = page.waitForResponse((response) => response.url().includes("=Watchable"));
  await similar.scrollIntoViewIfNeeded();
  // One that is left behind on the way is requested again.
  await (await services).finished();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(200);
  // Those of pages that the visitor may go to come at any time, and come to nothing.
  const before = new Set(requests.filter((request) => !request.startsWith("Title ")));
  expect(before.size).toBeGreaterThan(0);
  requests.splice(0);
  await similar.getByRole("listitem").first().getByRole("link").click();
  await expect(page).not.toHaveURL(/\/movie\/550\//);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Fight Club");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Fight Club" })).toBeVisible();
  // Rows whose heights are fractions of a pixel may round to the next one.
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left))
    .toBeLessThanOrEqual(1);
  await drawn(page);
  expect(requests.filter((request) => /^Title .*"id":550\b/.test(request))).toEqual([]);
  expect(requests.filter((request) => before.has(request))).toEqual([]);
});

test("a visitor whose network has sent too many requests is told so, and the page loads by itself", async ({
  page,
}) => {
  await page.goto("/movie/550");
  let limited = true;
  await page.route(
    (url) => operationOf(url.href) === "Title",
    (route) =>
      limited
        ? route.fulfill({
            status: 429,
            headers: { "retry-after": "2" },
            contentType: "application/graphql-response+json",
            body: JSON.stringify({ errors: [{ message: "Too many requests" }] }),
          })
        : route.fallback(),
  );
  await cards(page).first().click();
  await expect(
    page.getByText(
      "Too many requests came from your network. This page will load automatically in",
    ),
  ).toBeVisible();
  limited = false;
  await expect(page.getByRole("heading", { name: /^Watch in/ })).toBeVisible();
  await expect(page.getByText("Too many requests")).toHaveCount(0);
});

test(
  "nothing is wider than the window, and neither the name nor a label is broken",
  { tag: "@each-size" },
  async ({ page }) => {
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const lines = (text: Locator) =>
      text.evaluate((node) => {
        const letters = document.createRange();
        letters.selectNodeContents(node);
        return letters.getBoundingClientRect().height / parseFloat(getComputedStyle(node).fontSize);
      });
    await page.goto("/movie/9000046");
    await expect(page.getByRole("region", { name: "You May Also Like" })).toBeVisible();
    const name = page.getByRole("heading", { level: 1, name: "Oppenheimer" });
    for (const text of [name, page.getByRole("main").getByText("Search", { exact: true }).first()])
      expect(await lines(text)).toBeLessThan(2);
    expect(await wider()).toBe(0);

    await page.goto("/movie/9010117");
    const long = page.getByRole("heading", { level: 1, name: "Parthenope" });
    expect(await lines(long)).toBeLessThan(2);

    // A country with a long name has no offers.
    await page.goto("/movie/9000032");
    await expect(page.getByRole("link", { name: "See what is new in the US" })).toBeVisible();
    expect(await wider()).toBe(0);
  },
);

test("768 px is where poster and answer stand side by side, and not below each other", async ({
  page,
}) => {
  await page.goto("/movie/550");
  const poster = page.getByRole("img", { name: "Poster of Fight Club" });
  const answer = page.getByRole("region", { name: /^In the US/ });
  const isBeside = async () => {
    const [left, right] = await Promise.all([poster.boundingBox(), answer.boundingBox()]);
    return left !== null && right !== null && right.x >= left.x + left.width;
  };
  await page.setViewportSize({ width: 767, height: 800 });
  await expect.poll(isBeside).toBe(false);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect.poll(isBeside).toBe(true);
});

/** The bottom line of the first view that the answer must stand above, in pixels. */
const answerAbove = 560;

/** Germany, and the services that the visitor has chosen. */
async function inGermany(page: Page, services: readonly string[] = []) {
  await page.addInitScript((chosen) => {
    if (chosen.length > 0) localStorage.setItem("myServices", JSON.stringify({ services: chosen }));
  }, services);
  await page
    .context()
    .addCookies([{ name: "country", value: "DE", url: test.info().project.use.baseURL ?? "" }]);
}

const glance = (page: Page) => page.getByRole("region", { name: "In Germany", exact: true });

test("the answer is in the first view", { tag: "@each-size" }, async ({ page }) => {
  await inGermany(page);
  for (const { path, what } of [
    { path: "/movie/9000061", what: "a movie with many offers" },
    { path: "/movie/935", what: "a movie with a very long name" },
    { path: "/movie/776527", what: "a movie with a long name and many kinds of offer" },
    { path: "/tv/95480", what: "a show" },
  ])
    await test.step(what, async () => {
      await page.goto(path);
      const answer = glance(page).getByText(/^(Streaming|Free|Rent|Buy|Not)/);
      await expect(answer).toBeVisible();
      const box = await answer.boundingBox();
      expect(box && box.y + box.height + 10).toBeLessThanOrEqual(answerAbove);
    });
});

test(
  "My list and Share are beside the way back, and credits, age and the way to report an error take one line",
  { tag: "@phone" },
  async ({ page }) => {
    for (const path of ["/movie/935", "/movie/550"]) {
      await page.goto(path);
      const share = await page.getByRole("button", { name: "Share" }).boundingBox();
      const list = await page
        .getByRole("button", { name: /^Add .* to My list$/ })
        .first()
        .boundingBox();
      const back = await page.getByRole("link", { name: /^Back/ }).boundingBox();
      const name = await page.getByRole("heading", { level: 1 }).boundingBox();
      if (!share || !list || !back || !name) throw new Error("Something is not in the page");
      expect(Math.abs(share.y - back.y)).toBeLessThan(12);
      expect(Math.abs(share.y - list.y)).toBeLessThan(2);
      expect(share.x).toBeGreaterThan(list.x + list.width);
      const poster = await page
        .getByRole("img", { name: /^Poster of/ })
        .first()
        .boundingBox();
      expect(back.x).toBeCloseTo(poster?.x ?? 0, 0);
      expect(share.x + share.width).toBeCloseTo(name.x + name.width, 0);
    }
    const answer = page.getByRole("region", { name: /^Watch in/ });
    const parts = [
      answer.locator("footer p > span"),
      answer.getByRole("link", { name: "Wrong? Tell us" }),
    ];
    const [age, report] = await Promise.all(parts.map((part) => part.boundingBox()));
    if (!age || !report) throw new Error("The block has no credits");
    const middle = report.y + report.height / 2;
    expect(middle).toBeGreaterThan(age.y);
    expect(middle).toBeLessThan(age.y + age.height);
    expect(age.height).toBeLessThan(report.height * 1.5);
  },
);

test(
  "why there is no offer is in the first view too, and leads to what can be done",
  { tag: "@phone" },
  async ({ page }) => {
    await inGermany(page);
    await page.goto("/movie/9010117");
    const lead = glance(page).getByText("Not on any service in Germany");
    const box = await lead.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(answerAbove);
    await glance(page).getByRole("link", { name: "Streaming in 53 other countries" }).click();
    await expect(
      page.getByRole("button", { name: "Streaming in 53 other countries" }),
    ).toBeInViewport();
  },
);

test("the visitor's own services come first, and nothing moves when they become known", async ({
  page,
}) => {
  await inGermany(page, ["amazon-prime-video"]);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && typeof entry.value === "number") shifts.push(entry.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/movie/381284");
  await expect(glance(page).getByText("Included with your Amazon Prime Video")).toBeVisible();
  const block = page.getByRole("region", { name: "Watch in Germany" });
  await expect(block.getByRole("link", { name: /one of your services/ }).first()).toBeAttached();
  const kinds = block.getByRole("list");
  const inOrder = await kinds.evaluateAll((lists) =>
    lists.map((list) =>
      [...list.querySelectorAll(":scope > li > a")].map(({ textContent }) =>
        textContent.includes("one of your services") ? "own" : "other",
      ),
    ),
  );
  expect(inOrder.flat()).toContain("own");
  // By name 'own' follows 'other'.
  for (const services of inOrder) expect(services).toEqual(services.toSorted().toReversed());
  await page.waitForLoadState("networkidle");
  const moved = await page.evaluate(() =>
    ("shifts" in window && Array.isArray(window.shifts) ? window.shifts : [1]).reduce(
      (sum: number, value: number) => sum + value,
      0,
    ),
  );
  expect(moved).toBeLessThan(0.01);
});
