import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { click, renderPage } from "../../../test/render-page.tsx";
import type { Answer } from "../../../test/fake-gateway.ts";
import { movies, titlePage } from "../../../test/titles.ts";
import { CategoryPage } from "./CategoryPage.tsx";

afterEach(cleanup);

const show = (at: string, answer: Answer) =>
  renderPage(<CategoryPage type={at.includes("/tv") ? "TV" : "MOVIE"} />, at, ({ operation }) =>
    operation === "Category" ? answer : "pending",
  );

describe("the lists of movies and shows", () => {
  test("what is popular, page by page", async () => {
    const shown = await show("/category/movie", {
      popular: titlePage(movies(20), { totalPages: 500, totalResults: 10_000 }),
    });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Popular Movies");
    expect(screen.queryByText("New")).not.toBeInTheDocument();
    expect(screen.getByText("Page 1 of 500")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Previous" }).getAttribute("aria-disabled")).toBe(
      "true",
    );
    await click(screen.getByRole("link", { name: "Next" }));
    expect(shown.address()).toBe("/category/movie?page=2");
    expect(shown.requestsOf("Category").at(-1)?.variables).toMatchObject({
      type: "MOVIE",
      region: "US",
      page: 2,
      isPopular: true,
      isNowPlaying: false,
    });
  });

  test("a name has the language that it is said to be in, else the one that its letters tell", async () => {
    const [first, second, third] = movies(3);
    const results = [
      { ...first, name: "Flow", nameLanguage: "en" },
      { ...second, name: "すずめの戸締まり" },
      { ...third, name: "Anora" },
    ] as ReturnType<typeof movies>;
    await show("/category/movie", { popular: titlePage(results) });
    const languages = results.map(({ name }) =>
      screen.getByText(name, { selector: "b" }).getAttribute("lang"),
    );
    expect(languages).toEqual(["en", "ja", null]);
  });

  /** A list of nine pages, of twenty movies each. */
  const pages = ({ operation, variables }: { operation: string; variables: object }) => {
    const { page } = { page: 1, ...variables };
    return operation === "Category"
      ? {
          popular: titlePage(movies(20, 20 * page - 19), {
            page,
            totalPages: 9,
            totalResults: 180,
          }),
        }
      : ("pending" as const);
  };

  test("another country begins at its first page, and what is requested there is that page alone", async () => {
    const shown = await renderPage(<CategoryPage type="MOVIE" />, "/category/movie?page=4", pages);
    await shown.choose({ code: "DE", name: "Germany" });
    expect(shown.address()).toBe("/category/movie");
    expect(
      shown.requestsOf("Category").map(({ variables }) => [variables["region"], variables["page"]]),
    ).toEqual([
      ["US", 4],
      ["DE", 1],
    ]);
    await click(screen.getByRole("link", { name: "Next" }));
    expect(shown.address()).toBe("/category/movie?page=2");
  });

  describe("with services", () => {
    const mine = () => screen.getByRole("button", { name: "On my services" });
    beforeEach(() => {
      localStorage.setItem("myServices", '{"services":["netflix","337"],"kinds":["FLATRATE"]}');
    });

    test("is of what those have once that is wanted, from its first page on", async () => {
      const shown = await show("/category/movie?page=2", { popular: titlePage(movies(3)) });
      await click(mine());
      expect(mine().getAttribute("aria-pressed")).toBe("true");
      expect(shown.requestsOf("Category").map(({ variables }) => variables)).toMatchObject([
        { page: 2 },
        {
          page: 1,
          watchable: { country: "US", services: ["337", "netflix"], kinds: ["FLATRATE"] },
        },
      ]);
      await click(mine());
      expect(mine().getAttribute("aria-pressed")).toBe("false");
    });

    test("says that they have nothing, and shows everything again", async () => {
      localStorage.setItem("onlyMyServices", "true");
      await show("/category/movie", { popular: titlePage([]) });
      expect(screen.getByRole("heading", { name: "Nothing on your services" })).toBeInTheDocument();
      await click(screen.getByRole("button", { name: "Show all titles" }));
      expect(screen.getByRole("heading", { name: "No content found" })).toBeInTheDocument();
    });

    test("opens their choice beside it", async () => {
      await show("/category/movie", { popular: titlePage(movies(3)) });
      await click(screen.getByRole("button", { name: "My services · 2" }));
      expect(
        await screen.findByRole("dialog", { name: "My services" }, { timeout: 10_000 }),
      ).toBeInTheDocument();
    });
  });

  test("what plays now carries the 'New' flag on every card", async () => {
    await show("/category/movie?filter=now_playing", { nowPlaying: titlePage(movies(3)) });
    expect(screen.getAllByText("New")).toHaveLength(3);
  });

  test("shows that are on the air are requested as such", async () => {
    const shown = await show("/category/tv?filter=now_playing", { onTheAir: titlePage([]) });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Currently Airing Shows");
    expect(shown.requestsOf("Category")[0]?.variables).toMatchObject({
      isAiring: true,
      isNowPlaying: false,
    });
    expect(screen.getByRole("heading", { name: "No content found" })).toBeInTheDocument();
    expect(screen.getByText("No TV shows match the criteria.")).toBeInTheDocument();
  });

  test("a failure says so", async () => {
    await show("/category/tv?filter=top_rated", new Error("offline"));
    expect(screen.getByRole("heading", { name: "Failed to load content" })).toBeInTheDocument();
    expect(
      screen.getByText("There was an error loading this content. Please try again later."),
    ).toBeInTheDocument();
  });

  test("eighteen placeholders stand there while it loads", async () => {
    await show("/category/movie", "pending");
    const places = screen.getByTestId("placeholders").querySelectorAll("div[aria-hidden='true']");
    expect(places).toHaveLength(18);
  });
});
