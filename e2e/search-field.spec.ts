import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { test } from "./loaded-page.ts";
import { drawn } from "./visitor.ts";

/** The field of a page's header: on a small screen it opens by its button. */
async function field(page: Page) {
  await page.goto("/movie/550/fight-club");
  const button = page.getByRole("banner").getByRole("button", { name: "Search" });
  if (await button.isVisible()) await button.click();
  const combobox = page.getByRole("banner").getByRole("combobox").filter({ visible: true });
  await expect(combobox).toBeVisible();
  return combobox;
}

test(
  "suggests titles, goes through them by arrows, and Enter opens one",
  { tag: "@each-size" },
  async ({ page }) => {
    const input = await field(page);
    await input.fill("breaking");
    await expect(page.getByRole("option").first()).toBeVisible();
    await input.press("ArrowDown");
    const first = await page.getByRole("option").first().innerText();
    expect(first).toContain("Breaking");
    await input.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Breaking");
    await expect(page.getByRole("option")).toHaveCount(0);
  },
);

test("a click elsewhere closes the list", async ({ page }) => {
  const input = await field(page);
  await input.fill("dark");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.mouse.click(5, 700);
  await expect(page.getByRole("option")).toHaveCount(0);
});

test("Enter without a suggestion goes to the search screen, a blank text nowhere", async ({
  page,
}) => {
  const input = await field(page);
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
  await input.fill("   ");
  await input.press("Enter");
  await drawn(page);
  await input.fill("tom & jerry");
  await input.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=tom\+%26\+jerry$/);
  // The blank text led nowhere on the way.
  expect(visited).toEqual(["/search"]);
});

test("the icon of every field submits it", async ({ page }) => {
  for (const [where, path, form] of [
    ["the header", "/faq", "header search"],
    ["the home page", "/", "main search"],
    ["the search screen", "/search?q=x", "main search"],
    ["the second search screen", "/direct-search?q=x", "main search"],
  ] as const)
    await test.step(where, async () => {
      await page.goto(path);
      await page.locator(form).locator("[name=q]").fill("alien");
      await page.locator(form).locator("[type=submit] svg").first().click();
      await expect(page).toHaveURL(/search\?q=alien$/);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText("Search Results for “alien”");
    });
});

test("what is typed before the suggestions arrive is kept, with the focus", async ({ page }) => {
  let release = () => {};
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/Suggestions-*.js", async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto("/movie/550/fight-club");
  const button = page.getByRole("banner").getByRole("button", { name: "Search" });
  if (await button.isVisible()) await button.click();
  const plain = page
    .getByRole("banner")
    .getByRole("combobox", { name: "Search movies and TV shows" })
    .filter({ visible: true });
  await plain.click();
  await page.keyboard.type("breaking");
  release();
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.type(" bad");
  await expect(
    page.getByRole("banner").getByRole("combobox").filter({ visible: true }),
  ).toHaveValue("breaking bad");
});
