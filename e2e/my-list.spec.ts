import { expect } from "@playwright/test";

import { cards } from "./finding.ts";
import { test } from "./loaded-page.ts";
import { chooseCountry, watchShifts } from "./visitor.ts";

test(
  "titles are put on My list from cards and pages, in every tab, and shared by a link",
  { tag: "@each-size" },
  async ({ page, context, browser, baseURL, hasTouch }) => {
    await chooseCountry(page, "DE");
    await page.goto("/category/movie");
    const first = cards(page).first();
    await expect(first).toBeVisible();
    const add = page.getByRole("main").getByRole("button", { name: /^Add .+ to My list$/ });
    const name = (await add.first().getAttribute("aria-label"))?.slice(4, -11) ?? "";
    if (hasTouch) await add.first().tap();
    else {
      await first.focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
    }
    await expect(page.getByText(`${name} is on My list`, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    const remove = page.getByRole("main").getByRole("button", { name: /^Remove .+ from My list$/ });
    await expect(remove).toHaveCount(0);
    await add.first().click();
    await expect(remove).toHaveCount(1);

    const other = await context.newPage();
    await other.goto("/movie/550");
    await other.getByRole("button", { name: "Add Fight Club to My list" }).click();
    await page.goto("/list");
    await expect(page.getByRole("heading", { level: 1, name: "My list" })).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    await other.getByRole("button", { name: "Remove Fight Club from My list" }).click();
    await expect(cards(page)).toHaveCount(1);
    await other.close();

    const key = (await cards(page).first().getAttribute("href"))?.split("/")[2] ?? "";
    const friend = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const theirs = await friend.newPage();
    await theirs.goto(`/list?titles=m${key},t1396&country=DE`);
    await expect(theirs.getByRole("heading", { name: "A shared list: 2 titles" })).toBeVisible();
    await expect(cards(theirs)).toHaveCount(2);
    expect(await theirs.evaluate(() => localStorage.getItem("myList"))).toBeNull();
    await friend.close();
  },
);

test("what is seen is marked on its page, hidden from lists, and told to nobody", async ({
  page,
  context,
}) => {
  await chooseCountry(page, "DE");
  await page.goto("/category/movie");
  await expect(page.getByRole("button", { name: "Hide seen" })).toBeHidden();
  await cards(page).first().click();
  const mark = page.getByRole("main").getByRole("button", { name: /^Mark .+ as seen$/ });
  const name = (await mark.getAttribute("aria-label"))?.slice(5, -8) ?? "";
  await mark.click();
  await expect(page.getByText(`${name} is marked as seen`, { exact: true })).toBeVisible();
  await page.goBack();

  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.getByRole("button", { name: "Hide seen" }).click();
  await expect(page.getByText("1 of 20 titles hidden: already seen.")).toBeVisible();
  await expect(cards(page)).toHaveCount(19);
  await page.reload();
  await expect(cards(page)).toHaveCount(19);
  const stored = await page.evaluate(() => localStorage.getItem("seen") ?? "[]");
  const [{ id } = { id: 0 }] = JSON.parse(stored) as { id: number }[];
  expect(sent.filter((request) => /seen/i.test(request))).toEqual([]);
  expect((await context.cookies()).filter(({ value }) => value.includes(String(id)))).toEqual([]);
  await page.goto("/list?show=seen");
  await expect(page.getByRole("link", { name })).toBeVisible();
  await page.getByRole("button", { name: `Mark ${name} as not seen` }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name })).toBeVisible();
});

for (const path of ["/category/movie", "/search?q=the", "/new", "/"])
  test(
    `nothing moves on ${path} where what is seen is left out`,
    { tag: "@phone" },
    async ({ page }) => {
      await chooseCountry(page, "DE");
      const getShift = await watchShifts(page);
      await page.goto(path);
      const first = cards(page).first();
      const href = await first.getAttribute("href");
      const [, type, id] = /\/(movie|tv)\/(\d+)/.exec(href ?? "") ?? [];
      const seen = [
        { type: type === "tv" ? "TV" : "MOVIE", id: Number(id), name: "", year: null, added: 1 },
      ];
      await page.evaluate((text) => {
        localStorage.setItem("hideSeen", "true");
        localStorage.setItem("seen", text);
      }, JSON.stringify(seen));
      await page.goto(path);
      await expect(page.getByText(/titles? hidden: already seen/).first()).toBeVisible();
      await expect(first).toBeVisible();
      expect(await getShift()).toBeLessThan(0.02);
    },
  );

test(
  "a cleared list is seen to be empty, and comes back by an Undo that stays",
  { tag: "@phone" },
  async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem("myList") !== null) return;
      const list = [550, 949, 680, 13, 155, 603, 27205].map((id) => ({ type: "MOVIE", id }));
      localStorage.setItem("myList", JSON.stringify(list));
    });
    await page.goto("/list");
    await page.getByRole("button", { name: "Clear list" }).click();
    await expect(page.getByRole("heading", { name: "My list is empty" })).toBeInViewport();
    const undo = page.getByRole("main").getByRole("button", { name: "Undo" });
    await expect(undo).toBeInViewport();
    await undo.click();
    await expect(
      page.getByRole("heading", { name: /^Not looked up|^Streaming in/ }).first(),
    ).toBeVisible();
    expect(
      await page.evaluate(() => JSON.parse(localStorage.getItem("myList") ?? "[]").length),
    ).toBe(7);
  },
);

test(
  "on a phone what is shown, its type and its order take two rows",
  { tag: "@phone" },
  async ({ page }) => {
    await chooseCountry(page, "DE");
    await page.addInitScript(() => {
      const list = [
        { type: "MOVIE", id: 1949, name: "Zodiac", year: 2007, added: 1 },
        { type: "MOVIE", id: 348, name: "Alien", year: 1979, added: 0 },
      ];
      localStorage.setItem("myList", JSON.stringify(list));
    });
    for (const language of ["", "/de", "/ru"]) {
      await page.goto(`${language}/list`);
      const controls = page
        .getByRole("main")
        .locator("nav, label:has(select)")
        .filter({ visible: true });
      await expect(controls.first()).toBeVisible();
      const tops = await controls.evaluateAll((all) =>
        all.map((control) => Math.round(control.getBoundingClientRect().top)),
      );
      expect(new Set(tops).size).toBe(2);
    }
    await page.goto("/list");
    await page.getByRole("combobox", { name: "Order" }).selectOption("Name");
    await expect(page).toHaveURL("/list?sort=name");
    await expect(cards(page).first()).toContainText("Alien");
  },
);
