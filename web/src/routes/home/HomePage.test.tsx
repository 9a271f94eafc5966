import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";

import type { Answer, GatewayRequest } from "../../../test/fake-gateway.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { details, home, row } from "./fixtures.ts";
import { HomePage } from "./HomePage.tsx";

const germany = { code: "DE", name: "Germany" };
const japan = { code: "JP", name: "Japan" };

let answers: Record<string, Answer>;
let requests: readonly GatewayRequest[];

beforeEach(() => {
  answers = { Home: { home: home() } };
  requests = [];
});

const show = async (country: typeof germany | null = germany) => {
  const page = await renderPage(
    <HomePage />,
    "/",
    ({ operation }) => answers[operation] ?? "pending",
    country,
  );
  ({ requests } = page);
  return page;
};

const headings = () => screen.getAllByRole("heading", { level: 2 }).map((h) => h.textContent);
const section = (name: string) => screen.getByRole("region", { name });

describe("the home page", () => {
  test("shows its rows in their order, the genres among them", async () => {
    // A feature that is not shown is hidden by its style.
    vi.restoreAllMocks();
    await show();
    expect(headings()).toEqual([
      "First Feature",
      "Germany Movies",
      "Germany TV Shows",
      "Popular Movies",
      "Trending TV Shows",
      "Browse by Genre",
      "Just Released",
      "Upcoming Movies",
    ]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "Find your next favorite movie or TV show",
    );
  });

  test("the search comes before the featured title, as they are seen", async () => {
    await show();
    expect(
      screen
        .getAllByRole("heading")
        .slice(0, 2)
        .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    ).toEqual(["H1 Find your next favorite movie or TV show", "H2 First Feature"]);
  });

  test("requests the page once, and services only after it, with every title in one request", async () => {
    await show();
    expect(requests.map(({ operation }) => operation)).toEqual([
      "Home",
      "HeroDetails",
      "Watchable",
    ]);
    expect(requests[0]?.variables).toEqual({ country: "DE" });
    expect(requests[1]?.variables["references"]).toHaveLength(2);
    expect(requests[2]?.variables["titles"]).toHaveLength(7);
  });

  test("requests nothing before the country is known, and keeps every row's place with six skeletons", async () => {
    await show(null);
    expect(requests).toEqual([]);
    expect(headings()).toEqual([
      "Popular Movies",
      "Trending TV Shows",
      "Browse by Genre",
      "Just Released",
      "Upcoming Movies",
    ]);
    expect(
      within(section("Popular Movies")).getAllByRole("listitem", { hidden: true }),
    ).toHaveLength(6);
    expect(section("Popular Movies").getAttribute("aria-busy")).toBe("true");
  });

  test("keeps the places of a country's own rows while they load", async () => {
    answers["Home"] = "pending";
    await show();
    expect(headings().slice(0, 2)).toEqual(["Germany Movies", "Germany TV Shows"]);
    const movies = section("Germany Movies");
    expect(movies.getAttribute("aria-busy")).toBe("true");
    expect(within(movies).getAllByRole("listitem", { hidden: true })).toHaveLength(6);
    expect(screen.getByText("Loading…")).toBeInTheDocument();
  });

  test("a row's 'View all' carries its filters", async () => {
    answers["Home"] = {
      home: home({
        rows: [
          row({
            kind: "UPCOMING_MOVIES",
            discover: {
              sort: "RELEASE_DATE_ASC",
              region: "DE",
              releasedFrom: "2025-03-29",
              releasedTo: "2026-03-29",
            },
          }),
          row({ kind: "TRENDING_TV_SHOWS", type: "TV", discover: { region: "DE" } }),
        ],
      }),
    };
    await show();
    expect(
      screen.getByRole("link", { name: "View all: Upcoming Movies" }).getAttribute("href"),
    ).toBe(
      "/advanced-search/movie?sort_by=primary_release_date.asc&region=DE&primary_release_date.gte=2025-03-29&primary_release_date.lte=2026-03-29",
    );
    expect(
      screen.getByRole("link", { name: "View all: Trending TV Shows" }).getAttribute("href"),
    ).toBe("/advanced-search/tv?sort_by=popularity.desc&region=DE");
  });

  test("the visitor's own services can be chosen, while it loads too", async () => {
    for (const answer of ["pending", answers["Home"] ?? "pending"] as const) {
      answers["Home"] = answer;
      await show();
      await userEvent.click(screen.getByRole("button", { name: /My services/ }));
      const dialog = await screen.findByRole("dialog", {}, { timeout: 10_000 });
      expect(
        within(dialog).getByRole("heading", { level: 2, name: "My services" }),
      ).toBeInTheDocument();
      cleanup();
    }
  });

  test("a genre leads to the movies of it", async () => {
    await show();
    expect(screen.getByRole("link", { name: "Action" }).getAttribute("href")).toBe(
      "/advanced-search/movie?with_genres=28",
    );
  });

  test("a row that could not be loaded says so, an empty one says that", async () => {
    answers["Home"] = {
      home: home({
        rows: [
          row({ kind: "POPULAR_MOVIES", names: null }),
          row({ kind: "TRENDING_TV_SHOWS", type: "TV", names: [] }),
        ],
        genreTiles: null,
      }),
    };
    await show();
    expect(section("Popular Movies").textContent).toContain("could not be loaded");
    expect(section("Trending TV Shows").textContent).toContain("No content available");
    expect(section("Browse by Genre").textContent).toContain("could not be loaded");
    answers["Home"] = { home: home() };
    await userEvent.click(
      within(section("Popular Movies")).getByRole("button", { name: "Try again" }),
    );
    await waitFor(() =>
      expect(section("Popular Movies").querySelector("li a")).toBeInTheDocument(),
    );
    expect(section("Browse by Genre").textContent).not.toContain("could not be loaded");
  });

  test("without featured movies it says so; without knowing them, that", async () => {
    answers["Home"] = { home: home({ featured: [] }) };
    await show();
    expect(screen.getByText("No featured movies available")).toBeInTheDocument();
    cleanup();
    answers["Home"] = { home: home({ featured: null }) };
    await show();
    expect(screen.getByText(/Featured movies could not be loaded/)).toBeInTheDocument();
  });

  test("when nothing of it could be looked up it has failed, which is said once", async () => {
    const rows = home().rows.map((row) => ({ ...row, titles: null }));
    answers["Home"] = { home: home({ featured: null, genreTiles: null, rows }) };
    await show();
    expect(screen.getByRole("alert").textContent).toContain("Failed to load content");
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
    answers["Home"] = { home: home() };
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Germany Movies" })).toBeInTheDocument();
  });

  test("when it fails, searching stays and trying again brings it", async () => {
    answers["Home"] = new Error("no line");
    await show();
    expect(screen.getByRole("alert").textContent).toContain("Failed to load content");
    expect(screen.getByRole("heading", { level: 1 })).toBeInTheDocument();
    answers["Home"] = { home: home() };
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Germany Movies" })).toBeInTheDocument();
  });

  test("another country's selection replaces the first; until it is here, the first stays and the page says what loads", async () => {
    const page = await show();
    answers["Home"] = "pending";
    await page.choose(japan);
    expect(screen.getByText("Loading Japan…")).toBeInTheDocument();
    expect(headings()).toContain("Germany Movies");
    expect(page.container.querySelectorAll('[aria-busy="true"]').length).toBeGreaterThan(0);
    expect(requests.filter(({ operation }) => operation === "Home").at(-1)?.variables).toEqual({
      country: "JP",
    });
  });

  test("the new country's rows and headings come without the old ones", async () => {
    const page = await show();
    answers["Home"] = {
      home: home({ country: { __typename: "Country", ...japan } }),
    };
    await page.choose(japan);
    await waitFor(() => expect(headings()).toContain("Japan Movies"));
    expect(headings()).not.toContain("Germany Movies");
    expect(screen.queryByText("Loading Japan…")).not.toBeInTheDocument();
  });

  describe("the hero", () => {
    const slide = () => screen.getByRole("region", { name: "1 of 2: First Feature" });

    test("leads to the movie, and only the movie on show can be reached", async () => {
      const { container } = await show();
      const [featured] = home().featured;
      const first = slide();
      expect(
        within(first)
          .getByRole("link", { name: /^More Info/ })
          .getAttribute("href"),
      ).toBe(`/movie/${featured?.id}/first-feature`);
      expect(container.querySelectorAll("section[inert]")).toHaveLength(1);
      await userEvent.click(screen.getByRole("button", { name: "Show featured movie 2 of 2" }));
      expect(first.hasAttribute("inert")).toBe(true);
    });

    test.each([
      ["First Feature", ["First Feature"], ["1 of 1: Second Feature"]],
      [
        "all of them",
        ["First Feature", "Second Feature"],
        ["1 of 2: First Feature", "2 of 2: Second Feature"],
      ],
    ])("leaves out what is seen, and not all: seen is %s", async (_, names, left) => {
      const seen = home().featured.filter(({ name }) => names.includes(name));
      localStorage.setItem("hideSeen", "true");
      localStorage.setItem(
        "seen",
        JSON.stringify(seen.map(({ id }) => ({ type: "MOVIE", id, added: 1 }))),
      );
      const { container } = await show();
      const slides = container.querySelectorAll("section[aria-roledescription=slide]");
      expect([...slides].map((one) => one.getAttribute("aria-label"))).toEqual(left);
    });

    test("shows length and services when they come", async () => {
      const [first, second] = home().featured;
      answers["HeroDetails"] = {
        titles: [details(second?.id, "NONE_KNOWN"), details(first?.id, "HAS_OFFERS")],
      };
      await show();
      expect(within(slide()).getByText("1h 42m")).toBeInTheDocument();
      expect(within(slide()).getByText("Available on")).toBeInTheDocument();
      expect(within(slide()).getByRole("img", { name: "MUBI" })).toBeInTheDocument();
    });

    test.each([
      ["NONE_KNOWN", /Not on any service/],
      ["COUNTRY_NOT_COVERED", /We have no data/],
      ["FILM_DATABASE_UNAVAILABLE", /can't be looked up/],
    ] as const)("tells %s from every other answer", async (status, words) => {
      answers["HeroDetails"] = { titles: [details(home().featured[0]?.id, status)] };
      await show();
      expect(within(slide()).getByText(words)).toBeInTheDocument();
    });

    test("says so when the services could not be loaded", async () => {
      answers["HeroDetails"] = new Error("no line");
      await show();
      expect(within(slide()).getByText(/can't be looked up/)).toBeInTheDocument();
    });
  });
});
