import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { test } from "./loaded-page.ts";

/** The fonts that the page fetches, on a system that has none of its own for them. */
const watchFonts = async (page: Page): Promise<string[]> => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/(noto-sans-[a-z]+)-[\w.-]+\.woff2$/u.exec(request.url()) ?? [];
    if (name !== undefined) fonts.push(name);
  });
  await page.route(/\/assets\/(?:noto-sans-\w+|scripts)-[^/]+\.(?:css|js)$/u, async (route) => {
    const response = await route.fetch();
    const rules = await response.text();
    await route.fulfill({ response, body: rules.replaceAll(/local\([^)]*\),?\s*/gu, "") });
  });
  return fonts;
};

for (const [query, name, script] of [
  ["spirited away", "Spirited Away", "noto-sans-jp"],
  ["parasite", "Parasite", "noto-sans-kr"],
  ["dangal", "Dangal", "noto-sans-devanagari"],
] as const) {
  test(`the page of ${name} fetches the font that its original title needs`, async ({
    page,
    request,
  }) => {
    const found = await request.get(`/api/search/multi?query=${encodeURIComponent(query)}`);
    const { results } = (await found.json()) as {
      results: { media_type: string; id: number; title?: string }[];
    };
    const title = results.find((result) => result.title === name);
    const fonts = await watchFonts(page);
    await page.goto(`/${title?.media_type}/${title?.id}`);
    await expect.poll(() => fonts).toContain(script);
  });
}

for (const [language, script] of [
  ["ja", "noto-sans-jp"],
  ["ko", "noto-sans-kr"],
  ["zh", "noto-sans-sc"],
] as const)
  test(`what the site says in ${language} is one file of ${script}`, async ({ page }) => {
    const fonts = await watchFonts(page);
    await page.goto(`/${language}/`);
    await expect.poll(() => fonts).toContain(script);
    await page.waitForLoadState("networkidle");
    // A title may have a letter that the site's own texts and those of the sample have not.
    expect(fonts.length).toBeLessThanOrEqual(3);
  });

// The results of the home page hold names in their original scripts, which it does not show.
for (const path of ["/faq", "/"])
  test(`${path} in Latin letters fetches no font of another script`, async ({ page }) => {
    const fonts = await watchFonts(page);
    const rules: string[] = [];
    page.on("request", (request) => {
      if (/\/assets\/(?:noto-sans-\w+|scripts|more-faces)-/u.test(request.url()))
        rules.push(request.url());
    });
    await page.clock.install();
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await page.clock.fastForward(10_000);
    await page.waitForLoadState("networkidle");
    expect([...rules, ...fonts]).toEqual([]);
  });
