import { cleanup, screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";

import type { Answer, GatewayRequest } from "../../../test/fake-gateway.ts";
import { click, renderPage } from "../../../test/render-page.tsx";
import { movies, title, titlePage } from "../../../test/titles.ts";
import { patterns } from "../../paths.ts";
import { ServicePage } from "./ServicePage.tsx";

const change = (type: "MOVIE" | "TV", id: number, name: string) => ({
  __typename: "AvailabilityChangeEdge",
  node: {
    __typename: "AvailabilityChange",
    titleType: type,
    titleId: id,
    titleName: name,
    titleSlug: name.toLowerCase(),
    titleYear: 1999,
    titlePoster: null,
  },
});
const changes = (...edges: ReturnType<typeof change>[]) => ({
  __typename: "AvailabilityChangeConnection",
  edges,
});

const netflix = {
  providerFamily: { __typename: "ProviderFamily", id: "netflix", name: "Netflix" },
  movies: titlePage(movies(3), { totalResults: 321 }),
  shows: titlePage([title("TV", 9)], { totalResults: 1 }),
  added: changes(change("MOVIE", 4, "Heat"), change("MOVIE", 4, "Heat"), change("TV", 4, "Lost")),
  removed: changes(change("MOVIE", 5, "Dune")),
  movieGenres: [{ __typename: "Genre", id: 35, name: "Comedy" }],
  showGenres: [{ __typename: "Genre", id: 10764, name: "Reality" }],
};

let answers: Record<string, Answer | ((request: GatewayRequest) => Answer)>;
beforeEach(() => {
  localStorage.clear();
  answers = {
    Service: netflix,
    ProviderFamilies: {
      providerFamilies: [
        {
          __typename: "CountryProviderFamily",
          family: { __typename: "ProviderFamily", id: "netflix", name: "Netflix" },
          logo: null,
          providers: [8, 1796].map((id) => ({ __typename: "Provider", id, name: `N ${id}` })),
        },
      ],
    },
  };
});
afterEach(cleanup);

const show = (at: string) =>
  renderPage(
    <Routes>
      <Route path={patterns.service} element={<ServicePage />} />
    </Routes>,
    at,
    (request) => {
      const answer = answers[request.operation] ?? "pending";
      return typeof answer === "function" ? answer(request) : answer;
    },
  );

const hrefs = (list: string) =>
  within(screen.getByRole("list", { name: list }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

test("a service's page says what it has in the country, and leads to all of it and to each genre", async () => {
  const shown = await show("/service/Netflix");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Netflix");
  expect(screen.getByText("321 movies and 1 TV show in the US")).toBeInTheDocument();
  expect(document.title).toBe("Netflix in the US: movies and TV shows · Flickmap");
  expect(shown.requestsOf("Service").map(({ variables }) => variables)).toEqual([
    {
      id: "netflix",
      country: "US",
      watchable: {
        country: "US",
        services: ["netflix"],
        kinds: ["FLATRATE", "FREE", "ADS", "RENT", "BUY"],
      },
    },
  ]);
  const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(link("View all: Popular movies")).toBe(
    "/advanced-search/movie?with_watch_providers=8,1796",
  );
  expect(link("View all: Gone from Netflix")).toBe("/new?change=removed&family=netflix");
  expect(link("Comedy")).toBe("/advanced-search/movie?with_genres=35&with_watch_providers=8,1796");
  expect(link("Reality")).toBe("/advanced-search/tv?with_genres=10764&with_watch_providers=8,1796");
});

test("a title that came in several ways is new once", async () => {
  await show("/service/netflix");
  expect(hrefs("New on Netflix")).toEqual(["/movie/4/heat", "/tv/4/lost"]);
  expect(hrefs("Gone from Netflix")).toEqual(["/movie/5/dune"]);
});

test("a service that the country does not have says so, and is not missing", async () => {
  const none = titlePage([]);
  answers["Service"] = { ...netflix, movies: none, shows: none };
  await show("/service/netflix");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Netflix");
  expect(screen.getByRole("heading", { name: "Not available in the US" })).toBeInTheDocument();
});

test.each(["no-such-service", "8", "netflix%20x"])("%s is no service", async (id) => {
  answers["Service"] = { ...netflix, providerFamily: null };
  await show(`/service/${id}`);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Service not found");
});

test("what could not be had is not missing, and can be tried again", async () => {
  answers["Service"] = new Error("offline");
  await show("/service/netflix");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "This service could not be loaded",
  );
  answers["Service"] = netflix;
  await click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Netflix");
});
