import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";

import { click, renderPage } from "../../../test/render-page.tsx";
import type { Answer } from "../../../test/fake-gateway.ts";
import { movies, titlePage } from "../../../test/titles.ts";
import { DirectSearchPage } from "./DirectSearchPage.tsx";

afterEach(cleanup);

const show = (at: string, answer: Answer) =>
  renderPage(<DirectSearchPage />, at, ({ operation }) =>
    operation === "DirectSearch" ? answer : "pending",
  );

describe("the second search screen", () => {
  test("searches in the selected country, among one type or all", async () => {
    const shown = await show("/direct-search?q=heat&filter=nonsense", {
      search: titlePage(movies(2), { totalPages: 2, totalResults: 22 }),
    });
    expect(shown.requestsOf("DirectSearch")[0]?.variables).toEqual({
      query: "heat",
      scope: "ALL",
      region: "US",
      page: 1,
      exact: false,
      withShortcuts: true,
    });
    await click(screen.getByRole("link", { name: "TV Shows" }));
    expect(shown.address()).toBe("/direct-search?q=heat&filter=tv");
    expect(shown.requestsOf("DirectSearch")[1]?.variables).toMatchObject({ scope: "TV" });
    await shown.choose({ code: "DE", name: "Germany" });
    await waitFor(() =>
      expect(shown.requestsOf("DirectSearch")[2]?.variables).toMatchObject({
        scope: "TV",
        region: "DE",
      }),
    );
  });

  test("leads to a service and a genre that are named, above the first page of all", async () => {
    const shown = await show("/direct-search?q=comedy", {
      search: titlePage([]),
      searchShortcuts: {
        __typename: "SearchShortcuts",
        genres: [
          {
            __typename: "GenreShortcut",
            type: "MOVIE",
            genre: { __typename: "Genre", id: 35, name: "Comedy" },
          },
        ],
        providerFamilies: [
          {
            __typename: "CountryProviderFamily",
            family: { __typename: "ProviderFamily", id: "comedy-plus", name: "Comedy+" },
            logo: null,
          },
        ],
      },
    });
    const links = within(screen.getByRole("list", { name: "Services and genres" }))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/service/comedy-plus", "/genre/35?type=movie"]);
    await click(screen.getByRole("link", { name: "Movies" }));
    expect(shown.requestsOf("DirectSearch")[1]?.variables).toMatchObject({ withShortcuts: false });
  });

  test.each([
    ["movie", "Movies with their titles and release dates in the United States of America"],
    ["tv", null],
    ["all", null],
  ])("among %s says of the country what is true: %s", async (filter, words) => {
    await show(`/direct-search?q=heat&filter=${filter}`, { search: titlePage(movies(2)) });
    expect(screen.queryByText(/United States/)?.textContent ?? null).toBe(words);
  });

  test("without a query invites to start searching, and offers nothing that has no use yet", async () => {
    const shown = await show("/direct-search", new Error("not requested"));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Start searching");
    expect(screen.queryByRole("button", { name: /My services/ })).not.toBeInTheDocument();
    expect(shown.requests).toEqual([]);
  });

  test("its form reloads the page with the filter", async () => {
    await show("/direct-search?q=heat&filter=movie", { search: titlePage(movies(2)) });
    const form = screen.getByRole("searchbox").closest("form");
    expect(form?.getAttribute("action")).toBe("/direct-search");
    expect(form?.getAttribute("method")).toBe("get");
    expect(form?.querySelector("input[name='filter']")?.getAttribute("value")).toBe("movie");
  });

  test("a failure is said in a box, without results", async () => {
    await show("/direct-search?q=heat", new Error("offline"));
    expect(screen.getByRole("alert").textContent).toContain(
      "An error occurred while searching. Please try again.",
    );
    expect(screen.queryByRole("list", { name: "Search results" })).not.toBeInTheDocument();
  });

  test("a further page that fails leads back to the one before", async () => {
    const shown = await renderPage(<DirectSearchPage />, "/direct-search?q=heat", ({ variables }) =>
      variables["page"] === 1
        ? {
            search: titlePage(movies(20), { totalPages: 2, totalResults: 22 }),
            searchShortcuts: null,
          }
        : new Error("offline"),
    );
    await click(screen.getByRole("link", { name: "Next" }));
    await click(within(screen.getByRole("alert")).getByRole("button", { name: /page 1/iu }));
    expect(shown.address()).toBe("/direct-search?q=heat");
  });

  test("a page that holds persons alone does not say that nothing matches", async () => {
    await show("/direct-search?q=heat&page=2", {
      search: titlePage([], { page: 2, totalPages: 3, totalResults: 50 }),
    });
    expect(screen.getByText(/on this page .* Other pages have some\./)).toBeInTheDocument();
    expect(screen.getByText("Page 2 of 3")).toBeInTheDocument();
  });

  test("a corrected query is named, with a way back that keeps the filter", async () => {
    const shown = await show("/direct-search?q=haet&filter=movie&page=2", {
      search: {
        ...titlePage(movies(2), { page: 2, totalPages: 2, totalResults: 22 }),
        correction: { __typename: "SearchCorrection", query: "Heat", originalResults: 1 },
      },
    });
    expect(screen.getByText("Heat")).toBeInTheDocument();
    await click(screen.getByRole("link", { name: /^Search for/ }));
    expect(shown.address()).toBe("/direct-search?q=haet&filter=movie&exact=1");
  });

  test("nothing found says so", async () => {
    await show("/direct-search?q=heat", { search: titlePage([]) });
    expect(screen.getByRole("heading", { name: "No results found" })).toBeInTheDocument();
  });
});
