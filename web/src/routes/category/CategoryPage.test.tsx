import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";

import { click, renderPage } from "../../../test/render-page.tsx";
import type { Answer } from "../../../test/fake-gateway.ts";
import { movies, offer, titlePage, watchable } from "../../../test/titles.ts";
import { CategoryPage } from "./CategoryPage.tsx";

afterEach(cleanup);

const show = (at: string, answer: Answer) =>
  renderPage(<CategoryPage type={at.includes("/tv") ? "TV" : "MOVIE"} />, at, ({ operation }) =>
    operation === "Category" ? answer : "pending",
  );

describe("the lists of movies and shows", () => {
  test("what is popular, page by page", async () => {
    const shown = await show("/category/movie?filter=nonsense", {
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

  test("another country begins at its first page, and what is requested there is that page alone", async () => {
    const shown = await show("/category/movie?page=4", {
      popular: titlePage(movies(20), { page: 4, totalPages: 9, totalResults: 180 }),
    });
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

  test("only what the visitor's services have is shown where they want that, and it is remembered", async () => {
    const answers: Record<string, Answer> = {
      Category: { popular: titlePage(movies(3)) },
      Watchable: {
        titles: [
          watchable("MOVIE", 1, [offer("FLATRATE", 8, "Netflix", "netflix")]),
          watchable("MOVIE", 2, [offer("FLATRATE", 11, "MUBI", "mubi")]),
          watchable("MOVIE", 3, []),
        ],
      },
    };
    const open = () =>
      renderPage(
        <CategoryPage type="MOVIE" />,
        "/category/movie?services=netflix",
        ({ operation }) => answers[operation] ?? "pending",
      );
    const hrefs = () =>
      within(screen.getByRole("list", { name: "Popular Movies" }))
        .getAllByRole("link")
        .map((link) => link.getAttribute("href"));
    await open();
    expect(hrefs()).toHaveLength(3);
    await click(screen.getByRole("button", { name: "Only my services" }));
    expect(hrefs()).toEqual(["/movie/1/movie-1"]);
    expect(screen.getByText("2 of 3 titles hidden: not on your services.")).toBeInTheDocument();
    cleanup();
    await open();
    expect(hrefs()).toEqual(["/movie/1/movie-1"]);
    await click(screen.getByRole("button", { name: "Show all" }));
    expect(hrefs()).toHaveLength(3);
  });

  test("without chosen services, wanting only those opens their choice", async () => {
    await show("/category/movie", { popular: titlePage(movies(3)) });
    await click(screen.getByRole("button", { name: "Only my services" }));
    expect(
      await screen.findByRole("dialog", { name: "My services" }, { timeout: 10_000 }),
    ).toBeInTheDocument();
  });

  test("what plays now carries the 'New' flag on every card", async () => {
    await show("/category/movie?filter=now_playing", { nowPlaying: titlePage(movies(3)) });
    expect(screen.getAllByText("New")).toHaveLength(3);
  });

  test("shows that air now are requested by when they began", async () => {
    const shown = await show("/category/tv?filter=now_playing", { airing: titlePage([]) });
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
