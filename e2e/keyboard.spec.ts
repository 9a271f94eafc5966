import { expect, type Page } from "@playwright/test";
import { test } from "./loaded-page.ts";
import { cards } from "./finding.ts";
import { chooseCountry, countryButton, drawn, hydrated, open } from "./visitor.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page }) => {
  await chooseCountry(page, "DE");
});

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** What has the focus, and what is wrong with how it shows: nowhere, out of sight, covered, or without a mark. */
const focusNow = async (page: Page) => {
  await drawn(page);
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { what: "nothing", fault: null };
    const what = `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent}`;
    const { left, top, width, height } = element.getBoundingClientRect();
    const isSeenAt = ([x, y]: readonly [number, number]) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit !== null && element.contains(hit);
    };
    const places = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [x, y] as const));
    if (!places.some(isSeenAt)) return { what, fault: "out of sight or covered" };
    const isMarked = (box: Element | null, depth = 0): boolean => {
      if (!box || depth > 3) return false;
      const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(box);
      const accent = "245, 181, 74";
      return (
        (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1) ||
        boxShadow.includes(accent) ||
        borderColor.includes(accent) ||
        isMarked(box.parentElement, depth + 1)
      );
    };
    return { what, fault: isMarked(element) ? null : "without a mark" };
  });
};

for (const path of ["/", "/advanced-search/movie"]) {
  test(`${path}: whatever Tab leads to is in sight and shows that it has the focus`, async ({
    page,
  }) => {
    await open(page, path);
    await page.waitForLoadState("networkidle");
    const seen: string[] = [];
    for (let step = 0; step < 45; step += 1) {
      await press(page, "Tab");
      const { what, fault } = await focusNow(page);
      if (what === "nothing") break;
      // The mark fades in.
      if (fault !== null)
        await expect
          .poll(async () => (await focusNow(page)).fault, { message: what, timeout: 2_000 })
          .toBeNull();
      seen.push(what);
    }
    expect(new Set(seen).size).toBeGreaterThan(15);
  });
}

test("the frame, from the first Tab on", { tag: "@each-size" }, async ({ page, hasTouch }) => {
  await open(page, "/faq");
  const header = page.getByRole("banner");
  await press(page, "Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
  await press(page, "Enter", "Tab");
  await expect(page.getByRole("main").locator("summary").first()).toBeFocused();

  const picker = countryButton(page);
  await picker.focus();
  await press(page, "Enter");
  await expect(page.getByRole("combobox", { name: "Find a country" })).toBeFocused();
  await press(page, "Escape");
  await expect(picker).toBeFocused();
  await press(page, "Enter");
  await page.keyboard.type("jap");
  await press(page, "Enter");
  await expect(picker).toHaveAccessibleName(/Japan/);
  await expect(picker).toBeFocused();

  if (hasTouch) {
    for (const name of ["Menu", "Search"]) {
      const toggle = header.getByRole("button", { name });
      await toggle.focus();
      await press(page, "Enter");
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
      if (name === "Menu") await press(page, "Tab");
      await press(page, "Escape");
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
      await expect(toggle).toBeFocused();
    }
    await header.getByRole("button", { name: "Menu" }).press("Enter");
    await press(page, "Tab", "Tab");
  } else {
    await header.getByRole("link", { name: "Movies" }).focus();
  }
  await press(page, "Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Popular Movies" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Popular Movies · " })).toBeAttached();
});

test("a list: its services, its pages", async ({ page }) => {
  await open(page, "/search?q=the");
  await expect(cards(page).first()).toBeVisible();
  const services = page.getByRole("main").getByRole("button", { name: /My services/ });
  await services.focus();
  await press(page, "Enter");
  const dialog = page.getByRole("dialog", { name: "My services" });
  await expect(dialog.getByRole("checkbox").first()).toBeVisible();
  await press(page, "Escape");
  await expect(services).toBeFocused();

  const first = await cards(page).first().getAttribute("href");
  await page.getByRole("link", { name: "Next" }).focus();
  await press(page, "Enter");
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "20 titles, page 2 of" })).toBeAttached();
  await expect(cards(page).first()).not.toHaveAttribute("href", first ?? "");
  await press(page, "Tab");
  await expect(cards(page).first()).toBeFocused();
});

test("/ goes to the search, wherever the page is scrolled to", async ({ page }) => {
  await open(page, "/category/movie");
  const field = page
    .getByRole("banner")
    .getByRole("combobox", { name: "Search movies and TV shows" });
  await press(page, "End", "/");
  await expect(field).toBeFocused();
  // The header slides into sight, and the mark of its field fades in.
  await expect.poll(async () => (await focusNow(page)).fault).toBeNull();
  // While typing it is a character.
  await page.keyboard.type("ac/dc?");
  await expect(field).toHaveValue("ac/dc?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // Before the app listens too: neither the focus nor a letter is lost.
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.keyboard.type("/dune");
  await hydrated(page);
  const large = page.getByRole("main").locator("input[name=q]");
  await expect(large).toBeFocused();
  await expect(large).toHaveValue("dune");
});
