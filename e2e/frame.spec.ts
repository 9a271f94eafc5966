import { expect, type Page } from "@playwright/test";
import { test } from "./loaded-page.ts";
import { findViolations } from "./looks.ts";
import { chooseCountry, countryButton, drawn, mainLinks, open } from "./visitor.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const header = (page: Page) => page.getByRole("banner");

test.beforeEach(async ({ page }) => {
  await chooseCountry(page, "DE");
  await open(page, "/faq");
});

test("header and footer lead to the main pages, and to the visitor's services", async ({
  page,
}) => {
  const name = header(page).getByRole("link", { name: /Flickmap/ });
  await expect(name).toHaveAttribute("href", "/");
  const links = header(page).getByRole("navigation").getByRole("link");
  await expect(links).toHaveText(mainLinks);
  expect(await links.evaluateAll((each) => each.map((link) => link.getAttribute("href")))).toEqual([
    "/",
    "/category/movie",
    "/category/tv",
    "/new",
    "/advanced-search",
    "/list",
  ]);

  const footer = page.getByRole("contentinfo");
  const linksOf = (name: string) => footer.getByRole("navigation", { name }).getByRole("link");
  await expect(linksOf("Quick Links")).toHaveText([
    "Home",
    "Movies",
    "TV Shows",
    "New Releases",
    "New on services",
  ]);
  await expect(linksOf("Genres")).toHaveText(["Action", "Comedy", "Drama", "Sci-Fi"]);
  await expect(linksOf("Support")).toHaveCount(4);
  await expect(footer.getByRole("button", { name: /Germany/ })).toBeVisible();
  await expect(footer).toContainText(
    "This product uses the TMDB API but is not endorsed or certified by TMDB",
  );
  await expect(footer).toContainText("JustWatch");

  const services = header(page).getByRole("button", { name: "My services" });
  await services.click();
  const dialog = page.getByRole("dialog", { name: "My services" });
  await dialog.getByRole("checkbox").first().click();
  // So few that none is halfway under what stays at the top and the bottom.
  await dialog.getByLabel("Find a service").fill("Apple");
  await dialog.getByRole("button", { name: "Services of Apple TV" }).click();
  expect(await findViolations(page, "dialog[open]")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(services).toBeFocused();
});

test("the header moves away on scrolling down, comes back on scrolling up, and is that of a phone below 768 px", async ({
  page,
}) => {
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
