import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { test } from "./loaded-page.ts";

/** As most phones and many laptops have it. */
const density = 2;
test.use({ deviceScaleFactor: density });

/** The pictures that the page requests, and those whose requests were given up. */
const watchPictures = (page: Page) => {
  const seen = { requested: [] as string[], aborted: [] as string[] };
  page.on("request", (request) => {
    if (request.resourceType() === "image") seen.requested.push(request.url());
  });
  page.on("requestfailed", (request) => {
    if (request.resourceType() === "image") seen.aborted.push(request.url());
  });
  return seen;
};

/** Scrolls as a visitor does, to the end. */
const scrollThrough = async (page: Page) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((y) => {
      scrollTo(0, y);
    }, top);
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState("networkidle");
};

/** An address without its size: `/images/w342/…`. */
const pictureOf = (url: string) => new URL(url).pathname.replace(/^\/images\/\w+/u, "");

for (const path of ["/", "/movie/550", "/search?q=star"]) {
  test(`${path}: each picture is requested from the site, once, and none given up`, async ({
    page,
    baseURL,
  }) => {
    const { requested, aborted } = watchPictures(page);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await scrollThrough(page);
    expect(aborted).toEqual([]);
    expect(requested.length).toBeGreaterThan(5);
    expect(requested.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
    const posters = requested.filter((url) => url.includes("/poster-")).map(pictureOf);
    expect(posters.filter((poster, at) => posters.indexOf(poster) !== at)).toEqual([]);
  });

  test(`${path}: posters have the pixels that their place needs, and not twice as many`, async ({
    page,
  }) => {
    await page.goto(path);
    await scrollThrough(page);
    const posters = await page.evaluate(() =>
      [...document.images]
        .filter(({ complete, currentSrc }) => complete && currentSrc.includes("/poster-"))
        .map((image) => ({
          shown: Math.round(image.getBoundingClientRect().width),
          loaded: Number(/\/images\/w(\d+)\//u.exec(image.currentSrc)?.[1]),
        }))
        // Autocomplete and marks apart: what a visitor looks at.
        .filter(({ shown }) => shown >= 80),
    );
    expect(posters.length).toBeGreaterThan(0);
    for (const poster of posters) {
      const pixels = poster.loaded / (poster.shown * density);
      expect({ ...poster, enough: pixels > 0.9, tooMany: pixels > 2 }).toEqual({
        ...poster,
        enough: true,
        tooMany: false,
      });
    }
  });
}
