import { expect, type Page } from "@playwright/test";
import { test } from "./loaded-page.ts";
import { chooseCountry, countryButton, drawn, open } from "./visitor.ts";

const header = (page: Page) => page.getByRole("banner");
const footer = (page: Page) => page.getByRole("contentinfo");

const mainLinks = ["Home", "Movies", "TV Shows", "New", "Advanced Search", "My list"];

test.beforeEach(async ({ page }) => {
  await chooseCountry(page, "DE");
});

test.describe("the header", () => {
  test(
    "leads home by its name, and to the main pages",
    { tag: "@each-size" },
    async ({ page, hasTouch }) => {
      await open(page, "/faq");
      if (hasTouch) await header(page).getByRole("button", { name: "Menu" }).click();
      const links = header(page).getByRole("navigation").getByRole("link");
      await expect(links).toHaveText(mainLinks);
      expect(
        await links.evaluateAll((each) => each.map((link) => link.getAttribute("href"))),
      ).toEqual(["/", "/category/movie", "/category/tv", "/new", "/advanced-search", "/list"]);
      const services = header(page).getByRole("button", { name: "My services" });
      await services.click();
      const dialog = page.getByRole("dialog", { name: "My services" });
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      // On a phone the menu that held it is closed.
      await expect(
        hasTouch ? header(page).getByRole("button", { name: "Menu" }) : services,
      ).toBeFocused();
      await header(page)
        .getByRole("link", { name: /Flickmap/ })
        .click();
      await expect(page).toHaveURL("/");
    },
  );

  test("moves away on scrolling down and comes back on scrolling up", async ({ page }) => {
    await open(page, "/faq");
    const top = () => header(page).evaluate((bar) => bar.getBoundingClientRect().bottom);
    await page.evaluate(() => scrollTo(0, 10));
    await drawn(page);
    await expect(header(page)).not.toHaveAttribute("data-position", "hidden");
    expect(await top()).toBeGreaterThan(40);
    await page.evaluate(() => scrollTo(0, 500));
    await expect.poll(top).toBeLessThanOrEqual(1);
    await page.evaluate(() => scrollTo(0, 495));
    await drawn(page);
    await expect(header(page)).toHaveAttribute("data-position", "hidden");
    expect(await top()).toBeLessThanOrEqual(1);
    await page.evaluate(() => scrollTo(0, 480));
    await expect.poll(top).toBeGreaterThan(60);
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(top).toBeLessThanOrEqual(1);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(top).toBeGreaterThan(60);
  });

  test("is that of a phone below 768 px, and has its links and the search from there on, whole", async ({
    page,
  }) => {
    await open(page, "/faq");
    const code = countryButton(page).getByText("DE", { exact: true });
    const links = header(page).getByRole("navigation", { name: "Main" }).getByRole("link");
    for (const width of [767, 768, 900, 1099, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const isWide = width >= 768;
      for (const name of ["Search", "Menu"])
        await expect(header(page).getByRole("button", { name, exact: true })) //
          .toBeVisible({ visible: !isWide });
      await expect(header(page).getByRole("combobox")).toBeVisible({ visible: isWide });
      if (isWide) await expect(links).toHaveText(mainLinks);
      if (width === 767 || width === 1440) await expect(code).toBeVisible({ visible: !isWide });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test(
    "on a phone the menu opens over the page and closes by a link, by its button and by Escape",
    { tag: "@phone" },
    async ({ page }) => {
      await open(page, "/faq");
      const heading = page.getByRole("heading", { level: 1 });
      const before = await heading.boundingBox();
      const toggle = header(page).getByRole("button", { name: "Menu" });
      const menu = page.getByRole("navigation", { name: "Main menu" });
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
      await toggle.click();
      await expect(menu).toBeVisible();
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
      expect(await heading.boundingBox()).toEqual(before);
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await toggle.click();
      await toggle.click();
      await expect(menu).toBeHidden();
      await toggle.click();
      await menu.getByRole("link", { name: "Home" }).click();
      await expect(page).toHaveURL("/");
      await expect(menu).toBeHidden();
    },
  );
});

test("the footer has its links, the picker and the credits", async ({ page }) => {
  await open(page, "/faq");
  const links = (name: string) => footer(page).getByRole("navigation", { name }).getByRole("link");
  await expect(links("Quick Links")).toHaveText([
    "Home",
    "Movies",
    "TV Shows",
    "New Releases",
    "New on services",
  ]);
  await expect(links("Genres")).toHaveText(["Action", "Comedy", "Drama", "Sci-Fi"]);
  await expect(links("Support")).toHaveCount(4);
  await expect(footer(page).getByRole("button", { name: /Germany/ })).toBeVisible();
  await expect(footer(page)).toContainText(
    "This product uses the TMDB API but is not endorsed or certified by TMDB",
  );
  await expect(footer(page)).toContainText("JustWatch");
});
