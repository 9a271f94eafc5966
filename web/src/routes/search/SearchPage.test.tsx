import { ServerError } from "@apollo/client/errors";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { click, renderPage, settled } from "../../../test/render-page.tsx";
import { filmDatabaseDown, type Answer, type GatewayRequest } from "../../../test/fake-gateway.ts";
import { movies, offer, title, titlePage, watchable } from "../../../test/titles.ts";
import { SearchPage } from "./SearchPage.tsx";

let answers: Record<string, Answer | ((request: GatewayRequest) => Answer)>;
beforeEach(() => {
  localStorage.clear();
  answers = {
    Search: {
      search: titlePage([title("MOVIE", 1, "Alien"), title("TV", 2, "Alien: Earth")], {
        totalPages: 12,
        totalResults: 240,
      }),
    },
  };
});
afterEach(cleanup);

const show = (at: string) =>
  renderPage(<SearchPage />, at, (request) => {
    const given = answers[request.operation] ?? "pending";
    const answer = typeof given === "function" ? given(request) : given;
    return request.variables["withPeople"] === true &&
      answer !== "pending" &&
      !(answer instanceof Error)
      ? { searchPeople: people(), searchShortcuts: null, ...answer }
      : answer;
  });

const people = (...names: readonly string[]) => ({
  __typename: "PersonPage",
  results: names.map((name, index) => ({
    __typename: "Person",
    id: index + 1,
    name,
    slug: name.toLowerCase().replaceAll(" ", "-"),
    department: "Directing",
    profile: { __typename: "Profile", url: `/images/w185/${index}.jpg` },
  })),
});

const cards = () =>
  within(screen.getByRole("list", { name: "Search results" }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

describe("the search", () => {
  test("without a query invites to start searching and requests nothing", async () => {
    const shown = await show("/search?q=%20");
    expect(screen.getByRole("heading", { name: "Start searching" })).toBeInTheDocument();
    expect(shown.requests).toEqual([]);
  });

  test("names the query, counts the results, and leads to each title's page", async () => {
    await show("/search?q=alien");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "Search Results for “alien”",
    );
    expect(document.title).toBe("Search Results for “alien” · Flickmap");
    expect(screen.getByText("Showing 2 of 240 results")).toBeInTheDocument();
    expect(screen.getByText("Page 1 of 12")).toBeInTheDocument();
    expect(cards()).toEqual(["/movie/1/alien", "/tv/2/alien:-earth"].map(encodeUrl));
    expect(screen.getByText("Movie")).toBeInTheDocument();
    expect(screen.getByText("TV")).toBeInTheDocument();
  });

  test("the field keeps the focus when its query is searched for, and follows Back", async () => {
    const shown = await show("/search?q=alien");
    const field = screen.getByRole<HTMLInputElement>("searchbox");
    await userEvent.clear(field);
    await settled(userEvent.type(field, "heat{Enter}"));
    expect(shown.address()).toBe("/search?q=heat");
    expect(document.activeElement).toBe(field);
    await shown.step(-1);
    expect(shown.address()).toBe("/search?q=alien");
    expect(field.value).toBe("alien");
    expect(document.activeElement).toBe(field);
  });

  test("a card without a poster says so, and shows a year and, above 0, a rating", async () => {
    answers["Search"] = {
      search: titlePage([
        title("MOVIE", 1, "Alien"),
        { ...title("TV", 2, "Nobody saw it"), voteAverage: 0 },
      ]),
    };
    await show("/search?q=alien");
    const getImages = (card: HTMLElement) =>
      within(card)
        .queryAllByRole("img")
        .map((image) => image.getAttribute("aria-label"));
    const [rated, unrated] = within(
      screen.getByRole("list", { name: "Search results" }),
    ).getAllByRole("link");
    expect(rated?.textContent).toContain("No image");
    expect(rated?.textContent).toContain("4.0");
    expect(rated && getImages(rated)).toEqual(["Rated 4.0 of 5 on TMDB"]);
    expect(rated?.textContent).toContain("2024");
    expect(unrated && getImages(unrated)).toEqual([]);
  });

  test("the type links narrow what is loaded, without asking again, and stand in the address", async () => {
    const shown = await show("/search?q=alien");
    await click(screen.getByRole("link", { name: "Movies" }));
    expect(cards()).toEqual(["/movie/1/alien"]);
    expect(screen.getByText("Showing 1 of 240 results")).toBeInTheDocument();
    expect(shown.address()).toBe("/search?q=alien&type=movie");
    await shown.step(-1);
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(shown.requestsOf("Search")).toHaveLength(1);
  });

  test("another search changes the URL and starts at page 1; a blank does nothing", async () => {
    const shown = await show("/search?q=alien&page=3");
    const field = screen.getByRole("searchbox");
    await userEvent.clear(field);
    await userEvent.type(field, "   {Enter}");
    expect(shown.address()).toBe("/search?q=alien&page=3");
    await userEvent.clear(field);
    await userEvent.type(field, " heat ");
    await click(screen.getByRole("button", { name: "Search" }));
    expect(shown.address()).toBe("/search?q=heat");
    expect(shown.requestsOf("Search").at(-1)?.variables).toEqual({
      query: "heat",
      page: 1,
      exact: false,
      withPeople: true,
      country: "US",
    });
  });

  test("ten placeholders stand there while it loads", async () => {
    answers["Search"] = "pending";
    await show("/search?q=alien");
    const places = screen.getByTestId("placeholders").querySelectorAll("[aria-hidden='true']");
    expect([...places].filter(({ tagName }) => tagName === "DIV")).toHaveLength(10);
  });

  test("nothing found says so, with the query as text", async () => {
    answers["Search"] = { search: titlePage([]) };
    await show("/search?q=%3Cb%3Ezzz%3C/b%3E");
    expect(screen.getByRole("heading", { name: "No results found" })).toBeInTheDocument();
    expect(
      screen.getByText(
        `We couldn't find any matches for “<b>zzz</b>”. Please try a different search. Also check the spelling.`,
      ),
    ).toBeInTheDocument();
  });

  test("a corrected query is named, with a way back to what was typed", async () => {
    answers["Search"] = ({ variables }) => ({
      search: variables["exact"]
        ? titlePage([])
        : {
            ...titlePage([title("MOVIE", 238, "The Godfather")]),
            correction: {
              __typename: "SearchCorrection",
              query: "The Godfather",
              originalResults: 0,
            },
          },
      searchPeople: people("Somebody"),
    });
    const shown = await show("/search?q=godfater");
    expect(
      screen.getByText(
        (_, element) =>
          element?.tagName === "P" &&
          element.textContent.startsWith("No results for “godfater”. Showing The Godfather."),
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "People" })).not.toBeInTheDocument();
    await click(screen.getByRole("link", { name: /^Search for/ }));
    expect(shown.address()).toBe("/search?q=godfater&exact=1");
    expect(
      screen.getByRole("heading", { name: "No movie or TV show by this name" }),
    ).toBeInTheDocument();
    await userEvent.clear(screen.getByRole("searchbox"));
    await settled(userEvent.type(screen.getByRole("searchbox"), "heat{Enter}"));
    expect(shown.address()).toBe("/search?q=heat");
  });

  test("a service and a genre that are named stand above the results, each a link to its page", async () => {
    answers["Search"] = {
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
    };
    await show("/search?q=comedy");
    const links = within(screen.getByRole("list", { name: "Services and genres" }))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/service/comedy-plus", "/genre/35?type=movie"]);
  });

  test.each([
    ["chris", "below"],
    ["nolan", "above"],
    ["Christopher Nolán", "above"],
  ])("for %s people stand %s the titles", async (query, place) => {
    answers["Search"] = {
      search: titlePage([title("MOVIE", 1, "Interstellar")]),
      searchPeople: people("Christopher Nolan"),
    };
    await show(`/search?q=${query}`);
    const row = screen.getByRole("list", { name: "People" });
    const card = screen.getByRole("link", { name: /Interstellar/ });
    const isBelow = card.compareDocumentPosition(row) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBelow ? "below" : "above").toBe(place);
  });

  test("persons by that name stand in a row above the results of the first page", async () => {
    answers["Search"] = { search: titlePage([]), searchPeople: people("Christopher Nolan") };
    await show("/search?q=nolan");
    const row = within(screen.getByRole("list", { name: "People" }));
    expect(row.getByRole("link").getAttribute("href")).toBe("/person/1/christopher-nolan");
    expect(row.getByText("Director")).toBeInTheDocument();
    expect(row.getByRole("presentation").getAttribute("fetchpriority")).toBe("low");
    expect(
      screen.getByRole("heading", { name: "No movie or TV show by this name" }),
    ).toBeInTheDocument();
  });

  test("no persons are requested for a later page, nor shown among movies alone", async () => {
    const nolan = people("Christopher Nolan");
    answers["Search"] = ({ variables }) => ({
      search: titlePage(movies(20), { page: Number(variables["page"]), totalPages: 2 }),
      ...(variables["withPeople"] === true && { searchPeople: nolan }),
    });
    const shown = await show("/search?q=nolan&page=2");
    expect(screen.queryByRole("list", { name: "People" })).not.toBeInTheDocument();
    await click(screen.getByRole("link", { name: "Previous" }));
    expect(screen.getByRole("list", { name: "People" })).toBeInTheDocument();
    await click(screen.getByRole("link", { name: "Movies" }));
    expect(screen.queryByRole("list", { name: "People" })).not.toBeInTheDocument();
    expect(shown.requestsOf("Search").map(({ variables }) => variables["withPeople"])).toEqual([
      false,
      true,
    ]);
  });

  test("persons that cannot be had leave the results as they are", async () => {
    answers["Search"] = filmDatabaseDown({
      search: titlePage(movies(2)),
      searchPeople: null,
    });
    await show("/search?q=alien");
    expect(cards()).toHaveLength(2);
    expect(screen.queryByRole("heading", { name: "People" })).not.toBeInTheDocument();
  });

  test("a failure says what happened and can be tried again", async () => {
    answers["Search"] = new ServerError("bad", {
      response: new Response("", { status: 502 }),
      bodyText: "",
    });
    const shown = await show("/search?q=alien");
    expect(
      screen.getByRole("heading", { name: "Failed to load search results" }),
    ).toBeInTheDocument();
    expect(screen.getByText("Search request failed with status 502")).toBeInTheDocument();
    answers["Search"] = { search: titlePage(movies(3)) };
    await click(screen.getByRole("button", { name: "Try again" }));
    expect(cards()).toHaveLength(3);
    expect(shown.requestsOf("Search")).toHaveLength(2);
  });

  test("a failure without a status is told in general words", async () => {
    answers["Search"] = new Error("offline");
    await show("/search?q=alien");
    expect(
      screen.getByText("There was an error processing your search. Please try again later."),
    ).toBeInTheDocument();
  });

  test("a page that fails gives way to the error, under its own number, with a way back", async () => {
    answers["Search"] = ({ variables }) =>
      variables["page"] === 1
        ? { search: titlePage(movies(20), { totalPages: 3, totalResults: 60 }) }
        : new Error("offline");
    const shown = await show("/search?q=alien");
    await click(screen.getByRole("link", { name: "Next" }));
    expect(shown.address()).toBe("/search?q=alien&page=2");
    expect(screen.queryByRole("list", { name: "Search results" })).not.toBeInTheDocument();
    expect(screen.getByRole("alert").textContent).toContain("Failed to load search results");
    expect(screen.getByText("Page 2 of 3")).toBeInTheDocument();
    await click(screen.getByRole("button", { name: "Try again" }));
    expect(shown.requestsOf("Search").map(({ variables }) => variables["page"])).toEqual([1, 2, 2]);
    await click(screen.getByRole("button", { name: "Back to page 1" }));
    expect(shown.address()).toBe("/search?q=alien");
    expect(cards()).toHaveLength(20);
  });

  test("a page past the end says where the list ends, and leads to its last page", async () => {
    answers["Search"] = ({ variables }) => ({
      search: titlePage(variables["page"] === 2 ? movies(7) : [], {
        page: Number(variables["page"]),
        totalPages: 2,
        totalResults: 27,
      }),
    });
    const shown = await show("/search?q=alien&page=9999");
    expect(screen.getByRole("heading", { name: "There is no such page" })).toBeInTheDocument();
    expect(screen.getByText("This list has 2 pages.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "To the first page" }).getAttribute("href")).toBe(
      "/search?q=alien",
    );
    await click(screen.getByRole("link", { name: "To page 2, the last" }));
    expect(shown.address()).toBe("/search?q=alien&page=2");
    expect(cards()).toHaveLength(7);
    expect(screen.getByRole("link", { name: "Next" }).getAttribute("aria-disabled")).toBe("true");
  });

  test("requests once for the whole page where it can be watched, and lights what the visitor has", async () => {
    answers["Watchable"] = {
      titles: [
        watchable("MOVIE", 1, [offer("FLATRATE", 8, "Netflix", "netflix")]),
        watchable("TV", 2, [offer("RENT", 8, "Netflix", "netflix")]),
      ],
    };
    localStorage.setItem("myServices", '{"services":["netflix"]}');
    const shown = await show("/search?q=alien");
    expect(shown.requestsOf("Watchable")).toHaveLength(1);
    expect(shown.requestsOf("Watchable")[0]?.variables["titles"]).toEqual([
      { movieId: 1 },
      { tvShowId: 2 },
    ]);
    expect(screen.getByText("On your services: Netflix (subscription)")).toBeInTheDocument();
    expect(document.querySelectorAll("[data-usable]")).toHaveLength(1);
  });
});

const encodeUrl = (path: string) =>
  path
    .split("/")
    .map((part) => encodeURIComponent(part))
    .join("/");
