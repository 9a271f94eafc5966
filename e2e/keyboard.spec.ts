import { expect, type Page } from "@playwright/test";
import { test } from "./loaded-page.ts";
import { cards } from "./finding.ts";
import { findViolations } from "./looks.ts";
import { chooseCountry, countryButton, drawn, mainLinks, open } from "./visitor.ts";

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

test(
  "from the first Tab on: the frame; on a wide window a list, and / for the search",
  { tag: "@each-size" },
  async ({ page, hasTouch }) => {
    await open(page, "/faq");
    const header = page.getByRole("banner");
    const expectNoViolations = async () => expect(await findViolations(page, "header")).toEqual([]);
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
    await expect(page.getByRole("option")).toHaveCount(1);
    if (hasTouch) await expectNoViolations();
    await press(page, "Enter");
    await expect(picker).toHaveAccessibleName(/Japan/);
    await expect(picker).toBeFocused();

    if (hasTouch) {
      const heading = page.getByRole("heading", { level: 1 });
      const before = await heading.boundingBox();
      const menu = page.getByRole("navigation", { name: "Main menu" });
      for (const name of ["Search", "Menu"]) {
        const toggle = header.getByRole("button", { name });
        await toggle.focus();
        await press(page, "Enter");
        await expect(toggle).toHaveAttribute("aria-expanded", "true");
        if (name === "Menu") await press(page, "Tab");
        await press(page, "Escape");
        await expect(toggle).toHaveAttribute("aria-expanded", "false");
        await expect(toggle).toBeFocused();
        await press(page, "Enter");
        // It lies over the page.
        expect(await heading.boundingBox()).toEqual(before);
      }
      await expect(menu.getByRole("link")).toHaveText(mainLinks);
      await expectNoViolations();
      const toggle = header.getByRole("button", { name: "Menu" });
      await toggle.click();
      await expect(menu).toBeHidden();
      await toggle.press("Enter");
      await press(page, "Tab", "Tab", "Enter");
      await expect(menu).toBeHidden();
    } else {
      await header.getByRole("link", { name: "Movies" }).press("Enter");
    }
    await expect(page.getByRole("heading", { level: 1, name: "Popular Movies" })).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "Popular Movies · " })).toBeAttached();
    // What follows is the same on a phone.
    if (hasTouch) return;

    const first = await cards(page).first().getAttribute("href");
    await page.getByRole("link", { name: "Next" }).press("Enter");
    await expect(page.getByText(/^Page 2 of/)).toBeVisible();
    await expect(
      page.getByRole("status").filter({ hasText: "20 titles, page 2 of" }),
    ).toBeAttached();
    await expect(cards(page).first()).not.toHaveAttribute("href", first ?? "");
    await press(page, "Tab");
    await expect(cards(page).first()).toBeFocused();

    // Wherever the page is scrolled to. While typing it is a character.
    await press(page, "End", "/");
    const field = header.getByRole("combobox", { name: "Search movies and TV shows" });
    await expect(field).toBeFocused();
    // The header slides into sight, and the mark of its field fades in.
    await expect.poll(async () => (await focusNow(page)).fault).toBeNull();
    await page.keyboard.type("ac/");
    await expect(field).toHaveValue("ac/");
    await field.fill("dark");
    await expect(page.getByRole("option").first()).toBeVisible();
    await press(page, "ArrowDown");
    await expectNoViolations();
  },
);
