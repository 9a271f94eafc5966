import { expect, type Page } from "@playwright/test";

import { hydrated } from "./visitor.ts";
import { test } from "./loaded-page.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the service worker has stored the app and stands between the page and the network. */
async function untilKept(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
    });
  });
}

/** Waits until the document of the open page, or the response to one of its queries, is stored. */
async function untilStored(page: Page, address: RegExp) {
  await expect
    .poll(() =>
      page.evaluate(async (pattern) => {
        const names = await caches.keys();
        const stored = await Promise.all(
          names
            .filter((name) => /^flickmap-(?:pages|graphql)$/.test(name))
            .map(async (name) => (await caches.open(name)).keys()),
        );
        return stored.flat().some(({ url }) => pattern.test(url));
      }, address),
    )
    .toBe(true);
}

/*
 * What a document says that is loaded while the network is off. The emulation does not always reach it:
 * `navigator.onLine` may stay true there, and then the gateway is what cannot be reached.
 */
const offlineText = /^(?:You are offline|Flickmap can't be reached)$/;
const storedPageText =
  /^(?:You are offline|Flickmap can't be reached)\. This page is from less than a minute ago\.$/;

test.describe("without a connection", () => {
  test("a page seen before opens again, and says how old it is", async ({ page, context }) => {
    await page.goto("/movie/603");
    await expect(page.getByRole("heading", { level: 1, name: "The Matrix" })).toBeVisible();
    await untilKept(page);
    await untilStored(page, /\/movie\/603/);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "The Matrix" })).toBeVisible();
    await expect(page.getByText(storedPageText)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(storedPageText)).toBeHidden();
  });

  test("a page that was opened from within the app opens again, and says how old it is", async ({
    page,
    context,
  }) => {
    await page.goto("/movie/155");
    await untilKept(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "New Releases" }).click();
    await expect(page.getByRole("main").locator("a[href^='/movie/']").first()).toBeVisible();
    await untilStored(page, /operationName=Category&/);
    const address = page.url();
    await context.setOffline(true);
    await page.goto(address);
    await expect(page.getByRole("main").locator("a[href^='/movie/']").first()).toBeVisible();
    await expect(page.getByText(storedPageText)).toBeVisible();
  });

  test("a link to a page that was loaded before opens it as it was", async ({ page, context }) => {
    await page.goto("/faq");
    await untilKept(page);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await untilStored(page, /:\d+\/$/);
    await page.goto("/faq");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("banner").getByRole("link", { name: "Flickmap" }).first().click();
    await expect(
      page.getByRole("heading", { name: "Find your next favorite movie or TV show" }),
    ).toBeVisible();
    await expect(page.getByText(storedPageText)).toBeVisible();
  });

  test(
    "the strip that says so covers no button, and claims nothing of a page without data",
    { tag: "@phone" },
    async ({ page, context }) => {
      await page.goto("/advanced-search");
      await untilKept(page);
      await page.getByRole("button", { name: "Show Filters" }).click();
      await context.setOffline(true);
      const strip = page.getByText("You are offline.");
      const apply = page.getByRole("button", { name: "Apply Filters" });
      await expect(strip).toBeVisible();
      const [below, above] = await Promise.all([strip.boundingBox(), apply.boundingBox()]);
      expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
      await expect(strip).toHaveText("You are offline.");
    },
  );

  test("a list never seen keeps its own words, and comes with the connection", async ({
    page,
    context,
  }) => {
    await page.goto("/faq");
    await untilKept(page);
    await context.setOffline(true);
    await page.goto("/genre/35?type=movie");
    await expect(page.getByRole("heading", { name: "Failed to load content" })).toBeVisible();
    // What is wrong is said once, below the window.
    await expect(page.getByText("This list will load by itself.")).toBeVisible();
    await expect(page.getByText("You are offline")).toHaveCount(1);
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Comedy Movies" })).toBeVisible();
    await expect(page.getByRole("alert")).toBeHidden();
  });

  test("a page never seen shows the offline page, and opens when the connection is back", async ({
    page,
    context,
  }) => {
    await page.goto("/faq");
    await untilKept(page);
    await context.setOffline(true);
    await page.goto("/tv/1396");
    await expect(page.getByRole("heading", { level: 1, name: offlineText })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Breaking Bad" })).toBeVisible();
  });

  test("a page in a language that is not stored says so in English", async ({ page, context }) => {
    await page.goto("/faq");
    await untilKept(page);
    await context.setOffline(true);
    await page.goto("/de/movie/550");
    await expect(page.getByRole("heading", { level: 1, name: offlineText })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Fight Club" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Teilen" })).toBeVisible();
  });

  test("pages that need no data open as ever", async ({ page, context }) => {
    await page.goto("/");
    await untilKept(page);
    await context.setOffline(true);
    await page.goto("/privacy");
    await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  });

  test("the gateway's own addresses are never answered by the page", async ({ page, context }) => {
    await page.goto("/faq");
    await untilKept(page);
    await context.setOffline(true);
    for (const path of ["/api/countries", "/graphql", "/robots.txt", "/sitemap.xml"]) {
      await expect(page.goto(path)).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
    }
  });
});

test("a visitor's own rating is not stored", async ({ page }) => {
  await page.goto("/faq");
  await untilKept(page);
  await page.goto("/movie/603");
  const star = page.getByRole("radio", { name: "4 stars" });
  await star.click();
  const asked = page.waitForResponse((response) => response.url().includes("SessionRating"));
  await page.reload();
  await star.scrollIntoViewIfNeeded();
  await asked;
  await expect(star).toBeChecked();
  const queries = await page.evaluate(async () =>
    (await (await caches.open("flickmap-graphql")).keys()).map(({ url }) => url),
  );
  expect(queries.filter((url) => url.includes("SessionRating"))).toEqual([]);
});

test("pictures that were seen are stored", async ({ page }) => {
  await page.goto("/faq");
  await untilKept(page);
  await page.goto("/movie/603");
  await expect(page.getByRole("heading", { level: 1, name: "The Matrix" })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open("flickmap-images")).keys()).length),
    )
    .toBeGreaterThan(0);
});

test("the manifest is complete, and its icons are there in their sizes", async ({ page }) => {
  await page.goto("/faq");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await page.request.get(href ?? "")).json();
  expect(manifest).toMatchObject({
    short_name: "Flickmap",
    start_url: "/",
    display: "standalone",
  });
  const icons = manifest.icons as { src: string; sizes: string; purpose: string }[];
  // What browsers ask for before they offer to install, and what phones cut to their own shape.
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(["192x192 any", "512x512 any", "192x192 maskable", "512x512 maskable"]),
  );
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== "any") expect(size).toBe(sizes);
  }
});

test("each language has its own manifest and search", async ({ page }) => {
  await page.goto("/de/faq");
  const hrefOf = (rel: string) => page.locator(`link[rel="${rel}"]`).getAttribute("href");
  const manifest = await (await page.request.get((await hrefOf("manifest")) ?? "")).json();
  expect(manifest).toMatchObject({ id: "/", lang: "de", start_url: "/de" });
  expect(manifest.shortcuts[1]).toEqual({ name: "Meine Liste", url: "/de/list" });
  const search = await page.request.get((await hrefOf("search")) ?? "");
  expect(await search.text()).toContain("<Language>de</Language>");
});

test("a page that is followed before the site is stored, with Flickmap out of reach, says so and comes by itself", async ({
  page,
}) => {
  await page.goto("/category/movie");
  await hydrated(page);
  await page.route("**", (route) => route.abort("connectionrefused"));
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Flickmap can't be reached" }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/faq$/);
  await page.unrouteAll();
  await expect(
    page.getByRole("heading", { level: 1, name: "Frequently Asked Questions" }),
  ).toBeVisible();
});
