import { expect, test } from "@playwright/test";

import { cards } from "./finding.ts";
import { chooseCountry } from "./visitor.ts";

test.describe("what is new", () => {
  test.beforeEach(({ page }) => chooseCountry(page, "DE"));

  test("what came today and yesterday stands under its day, and what left under Gone", async ({
    page,
  }) => {
    await page.goto("/new");
    await expect(page.getByRole("heading", { level: 1, name: "New in Germany" })).toBeVisible();
    const today = page.getByRole("list", { name: "Today" });
    await expect(today.getByRole("link")).toHaveCount(5);
    await expect(today.getByRole("link", { name: /Fight Club/ })).toHaveAttribute(
      "href",
      "/movie/550/fight-club",
    );
    await expect(page.getByRole("list", { name: "Yesterday" }).getByRole("link")).toHaveCount(6);
    await page.getByRole("link", { name: "Gone", exact: true }).click();
    await expect(page).toHaveURL("/new?change=removed");
    await expect(
      page.getByRole("heading", { level: 1, name: "No longer streaming in Germany" }),
    ).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText("The Matrix");
  });

  test("a filtered list survives a visit to a title", async ({ page }) => {
    await page.goto("/new");
    const types = page.getByRole("navigation", { name: "Type" });
    await types.getByRole("link", { name: "TV Shows" }).click();
    await expect(page).toHaveURL("/new?type=tv");
    await cards(page).filter({ hasText: "Breaking Bad" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Breaking Bad" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/new?type=tv");
    await expect(cards(page)).toHaveCount(4);
  });

  test("a choice moves no other one", { tag: "@each-size" }, async ({ page }) => {
    await page.goto("/new");
    for (const group of ["Services", "Ways to watch"]) {
      const choices = page.getByRole("navigation", { name: group }).getByRole("link");
      const placesOf = async () =>
        (
          await choices.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))
        ).map(Math.round);
      const before = await placesOf();
      await choices.nth(1).click();
      await expect(choices.nth(1)).toHaveAttribute("aria-current", "true");
      expect((await placesOf()).slice(0, before.length)).toEqual(before);
    }
  });

  test("the search band and the footer lead to it, and its feed has its filters", async ({
    page,
    request,
  }) => {
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: "New in Germany" }).click();
    await expect(page).toHaveURL("/new");
    await page.goto("/faq");
    await page.getByRole("contentinfo").getByRole("link", { name: "New on services" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "New in Germany" })).toBeVisible();
    await page.goto("/new?family=netflix&type=movie");
    const link = page.getByRole("link", { name: "Atom feed" });
    await expect(link).toHaveAttribute("href", /^\/feeds\/DE/);
    const feed = await request.get((await link.getAttribute("href")) ?? "");
    expect(feed.headers()["content-type"]).toContain("application/atom+xml");
    expect((await feed.text()).match(/now on Netflix<\/title>/g)).toHaveLength(3);
  });
});

test.describe("what is new, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the first titles are in view, and all services unfold",
    { tag: "@each-size" },
    async ({ page }) => {
      await page.goto("/new");
      await expect(cards(page).first()).toBeInViewport();
      const services = page.getByRole("navigation", { name: "Services" });
      const few = await services.getByRole("link").count();
      await services.locator("summary").click();
      expect(await services.getByRole("link").count()).toBeGreaterThan(few + 10);
    },
  );

  test("without JavaScript the list is narrowed by links", async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: "country", value: "DE", url: baseURL ?? "" }]);
    await page.goto("/new");
    await expect(cards(page)).toHaveCount(11);
    const types = page.getByRole("navigation", { name: "Type" });
    await types.getByRole("link", { name: "Movies" }).click();
    await expect(page).toHaveURL("/new?type=movie");
    await page.getByRole("link", { name: "Disney+", exact: true }).click();
    await expect(page).toHaveURL("/new?type=movie&family=disney-plus");
    await expect(cards(page)).toHaveCount(4);
  });
});
