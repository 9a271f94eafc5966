import { expect, type Page, test } from "@playwright/test";
import { countryButton, holdApp } from "./visitor.ts";
import { watchFailures } from "./looks.ts";

/** What a page says in its headings, cards and offers. */
const said = (page: Page) => page.locator("main :is(h1, h2, li a)").allTextContents();

const DE = { iso_3166_1: "DE", english_name: "Germany" };
const JP = { iso_3166_1: "JP", english_name: "Japan" };

for (const [path, cookie, stored] of [
  ["/", DE, JP],
  ["/movie/550", JP, DE],
] as const) {
  test(`${path} rendered for ${cookie.english_name} becomes that of ${stored.english_name}, which was chosen before`, async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await context.addCookies([{ name: "country", value: cookie.iso_3166_1, url: baseURL ?? "" }]);
    await page.addInitScript(
      (country) => localStorage.setItem("selectedCountry", JSON.stringify(country)),
      stored,
    );
    const failures = watchFailures(page);
    await page.goto(path);
    await expect(countryButton(page)).toHaveAccessibleName(new RegExp(stored.english_name));
    const expected = await (await browser.newContext()).newPage();
    await expected
      .context()
      .addCookies([{ name: "country", value: stored.iso_3166_1, url: baseURL ?? "" }]);
    await expected.goto(path);
    await expect(async () => expect(await said(page)).toEqual(await said(expected))).toPass();
    await expected.context().close();
    await page.waitForLoadState("networkidle");
    expect(failures).toEqual([]);
    const [written] = (await context.cookies()).filter(({ name }) => name === "country");
    expect(written).toMatchObject({ value: stored.iso_3166_1, sameSite: "Lax", path: "/" });
    const days = ((written?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);
  });
}

test("a click before the app has loaded is not lost", async ({ page }) => {
  const release = await holdApp(page);
  await page.goto("/faq", { waitUntil: "commit" });
  await countryButton(page, "contentinfo").click();
  release();
  await expect(page.getByRole("combobox", { name: "Find a country" })).toBeVisible();
});

test("what was typed before the app has loaded stays", async ({ page }) => {
  const release = await holdApp(page);
  await page.goto("/faq", { waitUntil: "commit" });
  const field = page.getByRole("banner").getByRole("textbox");
  await field.fill("dark");
  release();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(page.getByRole("banner").locator("input")).toHaveValue("dark");
});

for (const [name, prepare] of [
  [
    "whose browser lacks what the app uses",
    (page: Page) =>
      page.addInitScript(() => {
        Reflect.deleteProperty(Map, "groupBy");
        Reflect.deleteProperty(Array.prototype, "toReversed");
      }),
  ],
  ["whose chunk is blocked", (page: Page) => page.route(/\/assets\/\w+Page-/u, (r) => r.abort())],
] as const) {
  test(`a page stays as it was rendered for a visitor ${name}, with its links and forms`, async ({
    page,
  }) => {
    await prepare(page);
    await page.goto("/tv/1396");
    const before = await said(page);
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("Tab");
    await expect(page.getByText("This page could not be shown")).toHaveCount(0);
    expect(await said(page)).toEqual(before);
    await page.goto("/search?q=dune");
    const field = page.getByRole("main").getByRole("searchbox");
    await field.fill("matrix");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=matrix/u);
    await page.locator("main li a").first().click();
    await expect(page).toHaveURL(/\/(?:movie|tv)\/\d+/u);
  });
}
