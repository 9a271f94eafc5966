import { expect, type Page, test } from "@playwright/test";
import { countryButton, drawn, holdApp } from "./visitor.ts";
import { watchFailures } from "./looks.ts";

/** What a page says in its headings, cards and offers. */
const said = (page: Page) => page.locator("main :is(h1, h2, li a)").allTextContents();

test("a page rendered for Japan becomes that of Germany, which was chosen before", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "country", value: "JP", url: baseURL ?? "" }]);
  const germany = JSON.stringify({ iso_3166_1: "DE", english_name: "Germany" });
  await page.addInitScript((country) => localStorage.setItem("selectedCountry", country), germany);
  const failures = watchFailures(page);
  await page.goto("/movie/550");
  await expect(countryButton(page)).toHaveAccessibleName(/Germany/);
  await page.waitForLoadState("networkidle");
  const [written] = (await context.cookies()).filter(({ name }) => name === "country");
  expect(written).toMatchObject({ value: "DE", sameSite: "Lax", path: "/" });
  const days = ((written?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
  const shown = await said(page);
  expect(shown).toContain("Watch in Germany");
  await page.reload();
  await expect.poll(() => said(page)).toEqual(shown);
  expect(failures).toEqual([]);
});

test("a click before the app has loaded is not lost", async ({ page }) => {
  const release = await holdApp(page);
  await page.goto("/faq", { waitUntil: "commit" });
  await countryButton(page, "contentinfo").click();
  release();
  await expect(page.getByRole("combobox", { name: "Find a country" })).toBeVisible();
});

test("/ leads to the search before the app has loaded, and what is typed there stays", async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto("/faq", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.keyboard.type("/dark");
  release();
  await expect(page.getByRole("option").first()).toBeVisible();
  const field = page.getByRole("banner").getByRole("combobox");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("dark");
});

/** Takes away what the app uses; the returned function waits until the app would have run. */
const lackFeatures = async (page: Page) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Map, "groupBy");
    Reflect.deleteProperty(Array.prototype, "toReversed");
  });
  return () => page.waitForLoadState("networkidle");
};

/** Blocks the page's chunk; the returned function waits until the app has given up. */
const blockChunk = async (page: Page) => {
  await page.route(/\/assets\/\w+Page-/u, (route) => route.abort());
  let checked = 0;
  page.on("response", (response) => {
    if (response.url().endsWith("/health/live")) checked += 1;
  });
  // Before and after the page is loaded again.
  return () => expect.poll(() => checked).toBe(2);
};

for (const [name, prepare] of [
  ["whose browser lacks what the app uses", lackFeatures],
  ["whose chunk is blocked", blockChunk],
] as const) {
  test(`a page stays as it was rendered for a visitor ${name}, with its links and forms`, async ({
    page,
  }) => {
    const settled = await prepare(page);
    await page.goto("/tv/1396");
    const before = await said(page);
    await page.keyboard.press("Tab");
    await settled();
    await drawn(page);
    await expect(page.getByText("This page could not be shown")).toHaveCount(0);
    expect(await said(page)).toEqual(before);
    const field = page.getByRole("banner").locator("input");
    await field.fill("matrix");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=matrix/u);
    await page.locator("main li a").first().click();
    await expect(page).toHaveURL(/\/(?:movie|tv)\/\d+/u);
  });
}
