import { cleanup, renderHook, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { TitleType } from "../../generated/schema.ts";
import { click, renderPage } from "../../../test/render-page.tsx";
import type { Answer, GatewayRequest } from "../../../test/fake-gateway.ts";
import { movies, titlePage } from "../../../test/titles.ts";
import { useAdvancedSearchPath } from "../../features/filters/paid-offers.ts";
import { AdvancedSearchPage } from "./AdvancedSearchPage.tsx";

let answers: Record<string, Answer | ((request: GatewayRequest) => Answer)>;
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("IntersectionObserver", EverythingInSight);
  answers = {
    Countries: {
      countries: [
        { __typename: "Country", code: "US", name: "United States of America" },
        { __typename: "Country", code: "DE", name: "Germany" },
      ],
    },
    AdvancedSearch: ({ variables }) => ({
      discover: titlePage(movies(20, Number(variables["page"]) * 100), {
        page: Number(variables["page"]),
        totalPages: 9,
        totalResults: 180,
      }),
    }),
    FilterChoices: {
      genres: [
        { __typename: "Genre", id: 28, name: "Action" },
        { __typename: "Genre", id: 18, name: "Drama" },
      ],
      languages: [{ __typename: "Language", code: "ko", name: "Korean" }],
    },
    AgeRatings: {
      certifications: ["G", "PG", "R"].map((name) => ({
        __typename: "Certification",
        name,
        meaning: null,
      })),
    },
    FilterNames: ({ variables }) => ({
      keywords: [{ __typename: "Keyword", id: 703, name: "detective" }].filter(({ id }) =>
        JSON.stringify(variables["keywords"]).includes(String(id)),
      ),
      people: [{ __typename: "Person", id: 525, name: "Christopher Nolan" }].filter(({ id }) =>
        JSON.stringify(variables["people"]).includes(String(id)),
      ),
    }),
    ProviderFamilies: {
      providerFamilies: [
        family("netflix", "Netflix", [
          [8, "Netflix"],
          [1796, "Netflix Standard with Ads"],
        ]),
        family("mubi", "MUBI", [[11, "MUBI"]]),
      ],
    },
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A window in which everything is in sight. */
class EverythingInSight {
  readonly told: (entries: { isIntersecting: boolean }[]) => void;
  constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
    this.told = told;
  }
  observe() {
    this.told([{ isIntersecting: true }]);
  }
  disconnect() {}
}

const family = (id: string, name: string, services: readonly (readonly [number, string])[]) => ({
  __typename: "CountryProviderFamily",
  family: { __typename: "ProviderFamily", id, name },
  logo: null,
  providers: services.map(([number, exact]) => ({
    __typename: "Provider",
    id: number,
    name: exact,
  })),
});

const show = (at: string, type: TitleType = "MOVIE") =>
  renderPage(<AdvancedSearchPage type={type} />, at, (request) => {
    const answer = answers[request.operation] ?? "pending";
    return typeof answer === "function" ? answer(request) : answer;
  });

const lastAsked = (shown: Awaited<ReturnType<typeof show>>) =>
  shown.requestsOf("AdvancedSearch").at(-1)?.variables;
const press = (name: string) => click(screen.getByRole("button", { name }));
const choose = (list: string, option: string) =>
  userEvent.selectOptions(screen.getByRole("combobox", { name: list }), option);

describe("the advanced search", () => {
  test("requests what the address says, in the selected country", async () => {
    const shown = await show(
      "/advanced-search/movie?with_genres=28&vote_average.gte=8&vote_average.lte=99&primary_release_year=1999&first_air_date_year=2001&page=2",
    );
    expect(lastAsked(shown)).toEqual({
      type: "MOVIE",
      sort: "POPULARITY_DESC",
      page: 2,
      filter: { includeAdult: false, region: "US", genres: [28], year: 1999, voteAverageMin: 8 },
    });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "Browse Movies by Genre by Rating by Year",
    );
    expect(document.title).toBe("Browse Movies by Genre by Rating by Year · Flickmap");
    expect(screen.getByText("Showing 21–40 of 180 results")).toBeInTheDocument();
    const breadcrumb = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
    expect(breadcrumb.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
    expect(breadcrumb.getByText("Advanced Search")).toBeInTheDocument();
  });

  test("the panel has a control for each filter, and the sliders their ends", async () => {
    await show("/advanced-search/tv", "TV");
    expect(screen.getByRole("form", { name: "Advanced Filters" })).toBeInTheDocument();
    for (const name of ["Action", "Drama", "Apply Filters", "Reset"]) {
      expect(screen.getByRole("button", { name })).toBeInTheDocument();
    }
    const controls = ["Sort by", "First air year", "Region", "Original language"];
    for (const label of [...controls, "Include adult titles"]) {
      expect(screen.getAllByLabelText(label).length).toBeGreaterThan(0);
    }
    const ends = (await screen.findAllByRole("slider")).map((thumb) =>
      ["aria-valuemin", "aria-valuemax"].map((end) => thumb.getAttribute(end)),
    );
    expect(ends).toEqual([
      ["0", "10"],
      ["0", "10"],
      ["0", "300"],
      ["0", "300"],
    ]);
  });

  test("what is changed in the panel is a draft until Apply, which starts at page 1", async () => {
    const shown = await show("/advanced-search/movie?page=4");
    await press("Drama");
    await press("Netflix");
    await press("Subscription");
    await click(screen.getByRole("switch", { name: "Include adult titles" }));
    expect(shown.address()).toBe("/advanced-search/movie?page=4");
    expect(shown.requestsOf("AdvancedSearch")).toHaveLength(1);
    await press("Apply Filters");
    expect(shown.address()).toBe(
      "/advanced-search/movie?with_genres=18&include_adult=true&with_watch_providers=8,1796&with_watch_monetization_types=flatrate",
    );
    expect(lastAsked(shown)).toMatchObject({
      page: 1,
      filter: {
        genres: [18],
        includeAdult: true,
        providers: [8, 1796],
        offerKinds: ["FLATRATE"],
      },
    });
  });

  test("a draft survives turning a page; Back brings the filters before, in the panel too", async () => {
    const shown = await show("/advanced-search/movie?with_genres=28");
    const pressed = (name: string) =>
      screen.getByRole("button", { name }).getAttribute("aria-pressed");
    await press("Drama");
    await click(screen.getByRole("link", { name: "Next" }));
    expect(pressed("Drama")).toBe("true");
    await press("Apply Filters");
    expect(shown.address()).toBe("/advanced-search/movie?with_genres=18,28");
    await shown.step(-1);
    expect(shown.address()).toBe("/advanced-search/movie?with_genres=28&page=2");
    expect(pressed("Drama")).toBe("false");
    expect(pressed("Action")).toBe("true");
  });

  test("Back brings the services of the country that the filters before looked in", async () => {
    const shown = await show("/advanced-search/movie");
    const countries = () =>
      shown.requestsOf("ProviderFamilies").map(({ variables }) => variables["country"]);
    const services = () =>
      screen.getByRole("group", { name: "Streaming services" }).querySelector("p")?.textContent;
    answers["ProviderFamilies"] = {
      providerFamilies: [family("videoland", "Videoland", [[72, "Videoland"]])],
    };
    await choose("Region", "Germany");
    await press("Apply Filters");
    expect(countries()).toEqual(["US", "DE"]);
    expect(screen.getByRole("button", { name: "Videoland" })).toBeInTheDocument();
    await shown.step(-1);
    expect(services()).toBe("Streaming services in the United States of America");
    expect(screen.queryByRole("button", { name: "Videoland" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Netflix" })).toBeInTheDocument();
  });

  test("Apply without a change is no further step of the history", async () => {
    const shown = await show("/advanced-search/movie?with_genres=28");
    await press("Drama");
    await press("Apply Filters");
    await press("Apply Filters");
    await press("Apply Filters");
    await shown.step(-1);
    expect(shown.address()).toBe("/advanced-search/movie?with_genres=28");
  });

  test("days of release that a link brought along are named, and go when a year is chosen or they are taken out", async () => {
    const days = "primary_release_date.gte=2024-09-29&primary_release_date.lte=2025-03-29";
    const shown = await show(`/advanced-search/movie?${days}`);
    const span = "Sep 29, 2024 – Mar 29, 2025";
    await click(screen.getByRole("button", { name: `${span}, remove` }));
    expect(screen.queryByText(span)).not.toBeInTheDocument();
    await press("Apply Filters");
    expect(shown.address()).toBe("/advanced-search/movie");
    await shown.step(-1);
    await choose("Release year", "1999");
    await press("Apply Filters");
    expect(shown.address()).toBe("/advanced-search/movie?primary_release_year=1999");
  });

  test("each filter in force can be taken out above the results, by the keyboard, which stays there", async () => {
    const shown = await show(
      "/advanced-search/movie?with_genres=18,28&with_watch_providers=8&page=3",
    );
    const inForce = () =>
      within(screen.getByRole("list", { name: "Active filters" }))
        .getAllByRole("link")
        .map(({ textContent }) => textContent);
    expect(inForce()).toEqual(["Drama", "Action", "Netflix"]);
    screen.getByRole("link", { name: "Action, remove" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(shown.address()).toBe("/advanced-search/movie?with_genres=18&with_watch_providers=8");
    expect(inForce()).toEqual(["Drama", "Netflix"]);
    expect(screen.getByRole("link", { name: "Netflix, remove" })).toHaveFocus();
    await userEvent.keyboard("{Enter}{Enter}");
    expect(shown.address()).toBe("/advanced-search/movie");
    expect(screen.getByRole("region", { name: "Results" })).toHaveFocus();
    expect(screen.queryByRole("list", { name: "Active filters" })).not.toBeInTheDocument();
  });

  test("a year and a span of years take each other's place", async () => {
    const shown = await show("/advanced-search/movie?primary_release_year=1999");
    await choose("From year", "1980");
    await choose("To year", "1989");
    await press("Apply Filters");
    expect(shown.address()).toBe(
      "/advanced-search/movie?primary_release_date.gte=1980-01-01&primary_release_date.lte=1989-12-31",
    );
    expect(screen.getByRole("link", { name: "Released: 1980 – 1989, remove" })).toBeInTheDocument();
    await choose("From year", "1994");
    expect(screen.getByRole("combobox", { name: "To year" })).toHaveValue("");
    await press("Apply Filters");
    expect(shown.address()).toBe("/advanced-search/movie?primary_release_date.gte=1994-01-01");
    await choose("Release year", "1999");
    await press("Apply Filters");
    expect(shown.address()).toBe("/advanced-search/movie?primary_release_year=1999");
  });

  test("genres and services can be left out, and are not asked for at the same time", async () => {
    const shown = await show("/advanced-search/movie?with_genres=28&without_watch_providers=11");
    expect(lastAsked(shown)).toMatchObject({ filter: { genres: [28], withoutProviders: [11] } });
    expect(screen.getByRole("link", { name: "Without MUBI, remove" })).toBeInTheDocument();
    await press("Action");
    expect(screen.getByRole("button", { name: "Without Action" })).toBeInTheDocument();
    await press("MUBI");
    await press("Apply Filters");
    expect(shown.address()).toBe(
      "/advanced-search/movie?with_watch_providers=11&without_genres=28",
    );
    expect(lastAsked(shown)).toMatchObject({ filter: { withoutGenres: [28], providers: [11] } });
  });

  test("one switch leaves rent and buy out, and the next search begins without them", async () => {
    const shown = await show("/advanced-search/movie");
    const without = screen.getByRole("switch", { name: "Without rentals and purchases" });
    await click(without);
    await press("Apply Filters");
    expect(shown.address()).toBe(
      "/advanced-search/movie?with_watch_monetization_types=flatrate,free,ads",
    );
    const path = () => renderHook(useAdvancedSearchPath).result.current;
    expect(path()).toBe(shown.address());
    await click(without);
    await press("Apply Filters");
    expect(shown.address()).toBe("/advanced-search/movie");
    expect(path()).toBe("/advanced-search");
  });

  test("movies are narrowed up to an age rating of the country, and it is said that shows are not", async () => {
    const shown = await show("/advanced-search/movie");
    await choose("Age rating up to", "PG");
    await press("Apply Filters");
    expect(shown.address()).toBe(
      "/advanced-search/movie?certification.lte=PG&certification_country=US",
    );
    expect(lastAsked(shown)).toMatchObject({
      filter: { certificationMax: "PG", certificationCountry: "US" },
    });
    expect(
      screen.getByRole("link", { name: "Age rating up to: PG (US), remove" }),
    ).toBeInTheDocument();
    cleanup();
    await show("/advanced-search/tv", "TV");
    expect(screen.queryByRole("combobox", { name: "Age rating up to" })).not.toBeInTheDocument();
    expect(
      screen.getByText("Movies only: the film database can't filter TV shows by age rating."),
    ).toBeInTheDocument();
  });

  test("keywords and people are found by typing, and named above the results", async () => {
    answers["FindKeywords"] = {
      searchKeywords: [{ __typename: "Keyword", id: 703, name: "detective" }],
    };
    answers["FindPeople"] = {
      autocompletePeople: [{ __typename: "Person", id: 525, name: "Christopher Nolan" }],
    };
    const shown = await show("/advanced-search/movie");
    await userEvent.type(screen.getByRole("combobox", { name: /^Find a keyword/ }), "detec");
    await click(await screen.findByRole("option", { name: "detective" }));
    await userEvent.type(screen.getByRole("combobox", { name: "Find a person" }), "nolan");
    await screen.findByRole("option", { name: "Christopher Nolan" });
    await userEvent.keyboard("{Enter}");
    expect(shown.address()).toBe("/advanced-search/movie");
    await press("Apply Filters");
    expect(shown.address()).toBe("/advanced-search/movie?with_keywords=703&with_people=525");
    expect(lastAsked(shown)).toMatchObject({ filter: { keywords: [703], people: [525] } });
    await click(await screen.findByRole("link", { name: "Keywords: detective, remove" }));
    await click(screen.getByRole("link", { name: "Christopher Nolan, remove" }));
    expect(shown.address()).toBe("/advanced-search/movie");
  });

  test("Reset goes back to what is most popular", async () => {
    const shown = await show(
      "/advanced-search/movie?with_genres=28&sort_by=vote_average.desc&page=3",
    );
    await press("Reset");
    expect(shown.address()).toBe("/advanced-search/movie");
    expect(lastAsked(shown)).toMatchObject({ sort: "POPULARITY_DESC", page: 1 });
  });

  test("the sliders move by the keyboard, half a point and five minutes at a time", async () => {
    const shown = await show("/advanced-search/movie");
    (await screen.findByRole("slider", { name: "TMDB rating, at least" })).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    (await screen.findByRole("slider", { name: "Runtime, at most" })).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await press("Apply Filters");
    expect(shown.address()).toBe(
      "/advanced-search/movie?vote_average.gte=1.5&with_runtime.lte=295",
    );
  });

  test("Home and End bring the slider that has the focus as far as it may go, and leave the other", async () => {
    const shown = await show("/advanced-search/movie?vote_average.gte=4&vote_average.lte=8");
    (await screen.findByRole("slider", { name: "TMDB rating, at most" })).focus();
    await userEvent.keyboard("{Home}");
    (await screen.findByRole("slider", { name: "Runtime, at least" })).focus();
    await userEvent.keyboard("{End}{ArrowLeft}");
    await press("Apply Filters");
    expect(shown.address()).toBe(
      "/advanced-search/movie?vote_average.gte=4&vote_average.lte=4&with_runtime.gte=295",
    );
  });

  test("the other type takes over what makes sense there, at page 1", async () => {
    await show("/advanced-search/movie?with_genres=28&primary_release_year=1999&region=DE&page=3");
    expect(screen.getByRole("link", { name: "TV Shows" }).getAttribute("href")).toBe(
      "/advanced-search/tv?region=DE&with_genres=10759",
    );
  });

  test("the pages around the current one are offered, five at most", async () => {
    const shown = await show("/advanced-search/movie?page=5");
    const pages = within(screen.getByRole("navigation", { name: "Pages" }));
    expect(pages.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
      "34567".split(""),
    );
    await click(pages.getByRole("link", { name: "Page 7" }));
    expect(shown.address()).toBe("/advanced-search/movie?page=7");
  });

  test("no hits: says so, and Reset Filters brings some", async () => {
    answers["AdvancedSearch"] = ({ variables }) => ({
      discover: titlePage(JSON.stringify(variables).includes("genres") ? [] : movies(3)),
    });
    const shown = await show("/advanced-search/movie?with_genres=28");
    expect(screen.getByRole("heading", { name: "No results found" })).toBeInTheDocument();
    expect(
      screen.getByText("Try adjusting your filters to find what you're looking for."),
    ).toBeInTheDocument();
    await click(screen.getByRole("link", { name: "Reset Filters" }));
    expect(shown.address()).toBe("/advanced-search/movie");
    expect(screen.getByText("Showing 1–3 of 3 results")).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "No results found" })).not.toBeInTheDocument();
  });

  test("a failure shows the error and nothing else in the result area, and Refresh loads the page again", async () => {
    const reload = vi.spyOn(location, "reload").mockReturnValue();
    answers["AdvancedSearch"] = new Error("offline");
    await show("/advanced-search/movie");
    expect(screen.getByRole("heading", { name: "Error loading results" })).toBeInTheDocument();
    expect(
      screen.getByText("There was a problem fetching the data. Please try again later."),
    ).toBeInTheDocument();
    expect(screen.queryByTestId("placeholders")).not.toBeInTheDocument();
    expect(screen.queryByText(/Showing/)).not.toBeInTheDocument();
    await press("Refresh");
    expect(reload).toHaveBeenCalledOnce();
  });

  test("genres and languages that could not be had are not awaited for ever", async () => {
    answers["FilterChoices"] = new Error("offline");
    const shown = await show(
      "/advanced-search/movie?with_genres=28,4711&with_original_language=ko",
    );
    expect(screen.getByRole("combobox", { name: "Original language" })).toHaveValue("ko");
    expect(screen.getByText("The list of genres could not be loaded.")).toBeInTheDocument();
    expect(lastAsked(shown)).toMatchObject({ filter: { genres: [28] } });
  });

  test.each([
    ["with_genres=28,4711&page=3", { genres: [28] }],
    ["with_genres=4711", {}],
    ["with_original_language=qq", {}],
    ["region=ZZ", {}],
    ["region=ZZ&with_watch_providers=8", { providers: [8] }],
    ["primary_release_year=2999&vote_average.gte=7.3", {}],
    ["with_runtime.gte=200&with_runtime.lte=90", {}],
    ["with_genres=28&with_genres=18", { genres: [18, 28] }],
  ])("%s: what no control offers is never requested", async (query, filter) => {
    const shown = await show(`/advanced-search/movie?${query}`);
    expect(shown.requestsOf("AdvancedSearch").map(({ variables }) => variables["filter"])).toEqual([
      { includeAdult: false, region: "US", ...filter },
    ]);
    expect(shown.requestsOf("ProviderFamilies").map(({ variables }) => variables)).toEqual([
      { country: "US" },
    ]);
  });

  test("while the country is not known nothing is requested, and twenty placeholders stand there", async () => {
    const shown = await renderPage(
      <AdvancedSearchPage type="TV" />,
      "/advanced-search/tv",
      () => "pending",
      null,
    );
    expect(shown.requestsOf("AdvancedSearch")).toEqual([]);
    const places = screen.getByTestId("placeholders").querySelectorAll("div[aria-hidden='true']");
    expect(places).toHaveLength(20);
  });

  test("another country refetches, in that country, from its first page", async () => {
    const shown = await show("/advanced-search/movie?page=4");
    await shown.choose({ code: "DE", name: "Germany" });
    expect(lastAsked(shown)).toMatchObject({ page: 1, filter: { region: "DE" } });
    expect(shown.address()).toBe("/advanced-search/movie");
  });

  test("filters that are active can be counted and cleared while the panel is hidden", async () => {
    const shown = await show("/advanced-search/movie?with_genres=28&region=DE");
    const clear = () => screen.queryByText("Clear Filters");
    await click(screen.getByText("Show Filters (2)"));
    expect(clear()).not.toBeInTheDocument();
    await click(screen.getByText("Hide Filters"));
    await click(screen.getByText("Clear Filters"));
    expect(shown.address()).toBe("/advanced-search/movie");
    expect(clear()).not.toBeInTheDocument();
  });
});
