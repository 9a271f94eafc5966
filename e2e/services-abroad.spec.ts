import { expect, test as runnerTest } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

import { test } from "./loaded-page.ts";
import { chooseCountry, drawn, selectServices, watchOperations, watchShifts } from "./visitor.ts";

/** A visitor in Germany with Netflix there and two services in Austria. */
const inTwoCountries = async (page: Page) => {
  await chooseCountry(page, "DE");
  await selectServices(page, ["at:sky-go", "at:zdf", "netflix"]);
};

const popular = (page: Page) =>
  page.getByRole("main").getByRole("list", { name: "Popular Movies" }).getByRole("listitem");

test(
  "services of another country are chosen in the dialog, and lists hold what they have",
  { tag: "@each-size" },
  async ({ page, hasTouch }) => {
    const press = (control: Locator, key = "Enter") =>
      hasTouch ? control.tap() : control.press(key);
    await chooseCountry(page, "DE");
    await page.goto("/category/movie");
    const main = page.getByRole("main");
    await press(main.getByRole("button", { name: "My services" }));
    const dialog = page.getByRole("dialog", { name: "My services" });
    await press(dialog.getByRole("checkbox", { name: "Netflix", exact: true }), "Space");
    await dialog.getByRole("combobox", { name: "Add a country" }).selectOption("Austria");
    const countries = dialog.getByRole("group", { name: "Countries" });
    await expect(countries.getByRole("button", { name: "Austria", pressed: true })).toBeVisible();
    await expect(dialog.getByText("Choose what you already have in Austria.")).toBeVisible();
    // What is chosen in one country is not chosen in the other.
    await expect(dialog.getByRole("checkbox", { name: "Netflix", exact: true })).not.toBeChecked();
    await press(dialog.getByRole("checkbox", { name: "ZDF", exact: true }), "Space");
    await press(countries.getByRole("button", { name: "Germany" }));
    await expect(dialog.getByRole("checkbox", { name: "Netflix", exact: true })).toBeChecked();
    await press(dialog.getByRole("button", { name: "Done" }));
    await press(main.getByRole("button", { name: "My services · 2" }));

    const elsewhere = popular(page).filter({ hasText: "The Count of Monte-Cristo" });
    await expect(elsewhere.getByText("On your services: ZDF (Austria) (free)")).toBeAttached();
    await expect(popular(page).filter({ hasNot: page.locator("[data-usable]") })).toHaveCount(0);
    expect((await page.context().cookies()).find(({ name }) => name === "services")?.value).toBe(
      "at:zdf.netflix_FLATRATE.FREE.ADS",
    );

    // Without the country, without its services.
    await press(main.getByRole("button", { name: "Choose my services" }));
    await press(countries.getByRole("button", { name: "Austria" }));
    await press(dialog.getByRole("button", { name: "Remove Austria" }));
    await expect(countries).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(elsewhere).toHaveCount(0);
    await expect(main.getByRole("button", { name: "My services · 1" })).toBeVisible();
  },
);

test(
  "a list of two countries is whole at the first paint, turns its pages, and repeats no title",
  { tag: "@each-size" },
  async ({ page }) => {
    await inTwoCountries(page);
    const getShift = await watchShifts(page);
    const operations = watchOperations(page);
    await page.goto("/category/movie");
    await page.waitForLoadState("networkidle");
    operations.length = 0;
    await page.reload();
    await page.waitForLoadState("networkidle");
    await drawn(page);
    expect(operations).toEqual([]);
    expect(await getShift()).toBeLessThan(0.0005);
    const hrefs = () =>
      popular(page).evaluateAll((items) =>
        items.map((item) => item.querySelector("a")?.getAttribute("href")),
      );
    const first = await hrefs();
    expect(first.length).toBeGreaterThan(20);
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page.getByText(/^Page 2 of/)).toBeVisible();
    await expect.poll(async () => (await hrefs()).some((href) => first.includes(href))).toBe(false);

    await page.goto("/advanced-search/movie");
    await expect(page.getByText(/^Showing \d+ of up to [\d,]+ results/)).toBeVisible();
  },
);

test(
  "a title's page says what services elsewhere have, with their country, in room of its own",
  { tag: "@each-size" },
  async ({ page }) => {
    await inTwoCountries(page);
    const getShift = await watchShifts(page);
    for (const [path, name] of [
      ["/movie/1184918", "Sky Go"],
      ["/movie/9010094", "ZDF"],
    ] as const) {
      await page.goto(path);
      const block = page.getByRole("region", { name: "Watch in Germany" });
      const abroad = block.getByRole("region", { name: "On your services in other countries" });
      const link = abroad.getByRole("link", { name: `${name} (Austria)` });
      await expect(link).toHaveAttribute("href", /^https:/);
      await expect(
        page.getByRole("main").getByText(new RegExp(`^Included with your .*${name} \\(Austria\\)`)),
      ).toBeVisible();
      await page.waitForLoadState("networkidle");
      await drawn(page);
      expect(await getShift()).toBeLessThan(0.001);
    }
    await page.goto("/movie/9000017");
    await expect(page.getByText("Austria: not on your services")).toBeVisible();
    expect(await getShift()).toBeLessThan(0.001);
  },
);

test("My list, its coverage, New and a search count them", async ({ page }) => {
  await inTwoCountries(page);
  await page.addInitScript(() => {
    const list = [
      { type: "MOVIE", id: 9010094 },
      { type: "MOVIE", id: 550 },
    ];
    localStorage.setItem(
      "myList",
      JSON.stringify(list.map((title, added) => ({ ...title, name: "?", year: null, added }))),
    );
  });
  await page.goto("/list");
  const mine = page.getByRole("region", { name: /^On your services/ });
  await expect(mine.getByText("On your services: ZDF (Austria) (free)")).toBeAttached();
  const coverage = page.getByRole("region", { name: "Which services cover this list" });
  await expect(
    coverage.getByRole("listitem").filter({ hasText: "ZDF (Austria)" }).getByText("yours"),
  ).toBeVisible();

  await page.goto("/search?q=monte");
  await expect(
    page.getByRole("main").getByText("On your services: ZDF (Austria) (free)").first(),
  ).toBeAttached();

  await page.goto("/new");
  await page.getByRole("link", { name: "My services in Austria" }).click();
  await expect(page).toHaveURL(/family=sky-go(,|%2C)zdf.*country=AT/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New in Austria");
});

test("what was chosen before countries were told apart is of the selected one", async ({
  page,
}) => {
  await chooseCountry(page, "DE");
  await selectServices(page, ["337", "netflix"]);
  await page.goto("/category/movie?country=AT");
  await expect(popular(page).first().locator("[data-usable]")).toBeVisible();
  await expect(popular(page).getByText("(Germany)")).toHaveCount(0);
});

runnerTest.describe("without scripts", () => {
  runnerTest.use({ javaScriptEnabled: false });

  runnerTest("a list holds what services of two countries have", async ({ page, context }) => {
    const { baseURL: url = "" } = runnerTest.info().project.use;
    await context.addCookies([
      { name: "country", value: "DE", url },
      { name: "services", value: "at:zdf.netflix_FLATRATE.FREE.ADS", url },
    ]);
    const card = popular(page).filter({ hasText: "The Count of Monte-Cristo" });
    // Where its titles can be watched may come after a page that is made from nothing.
    await expect(async () => {
      await page.goto("/category/movie");
      await expect(card.getByText("On your services: ZDF (Austria) (free)")).toBeAttached({
        timeout: 100,
      });
    }).toPass();
  });
});
