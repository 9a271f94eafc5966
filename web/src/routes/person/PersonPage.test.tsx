import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";

import type { Answer, GatewayRequest } from "../../../test/fake-gateway.ts";
import { click, renderPage } from "../../../test/render-page.tsx";
import { movies, offer, title, watchable } from "../../../test/titles.ts";
import { patterns } from "../../paths.ts";
import { credits, nolan } from "./fixtures.ts";
import { PersonPage } from "./PersonPage.tsx";

let answers: Record<string, Answer | ((request: GatewayRequest) => Answer)>;
beforeEach(() => {
  localStorage.clear();
  answers = {
    Person: {
      person: {
        ...nolan,
        credits: credits([title("MOVIE", 27_205, "Inception"), title("TV", 63_247, "Westworld")]),
      },
    },
  };
});
afterEach(cleanup);

const show = (at: string) =>
  renderPage(
    <Routes>
      <Route path={patterns.person} element={<PersonPage />} />
    </Routes>,
    at,
    (request) => {
      const answer = answers[request.operation] ?? "pending";
      return typeof answer === "function" ? answer(request) : answer;
    },
  );

const cards = () =>
  within(screen.getByRole("list", { name: "Movies and TV shows with Christopher Nolan" }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

test("a person's page says who they are, what they are known for, and lists their titles", async () => {
  const shown = await show("/person/525");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Christopher Nolan");
  expect(screen.getByText("Director", { selector: "p" })).toBeInTheDocument();
  expect(screen.getByText("Born July 30, 1970, London")).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "Portrait of Christopher Nolan" })).toBeInTheDocument();
  expect(cards()).toEqual(["/movie/27205/inception", "/tv/63247/westworld"]);
  expect(document.title).toBe(
    "Christopher Nolan: Movies and TV Shows, and Where to Watch Them · Flickmap",
  );
  expect(shown.address()).toBe("/person/525/christopher-nolan");
});

test("its structured data names the person, and no text in it can end its element", async () => {
  answers["Person"] = {
    person: { ...nolan, name: "</script><b>", credits: credits([]) },
  };
  const { container } = await show("/person/525/x");
  const written = container.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
  expect(written).not.toContain("</script>");
  expect(JSON.parse(written)).toMatchObject({
    "@type": "Person",
    name: "</script><b>",
    jobTitle: "Director",
    birthDate: "1970-07-30",
    sameAs: ["https://www.imdb.com/name/nm0634240/", "https://www.wikidata.org/wiki/Q25191"],
  });
});

test("type and order are the URL, of which nonsense is ignored", async () => {
  const shown = await show("/person/525/christopher-nolan?type=anime&sort=best&page=0");
  await click(screen.getByRole("link", { name: "Movies" }));
  await click(screen.getByRole("link", { name: "Newest" }));
  expect(shown.address()).toBe("/person/525/christopher-nolan?type=movie&sort=newest");
  expect(shown.requestsOf("Person").at(-1)?.variables).toEqual({
    id: 525,
    type: "MOVIE",
    sort: "NEWEST",
    page: 1,
  });
  await click(screen.getByRole("link", { name: "All" }));
  expect(shown.address()).toBe("/person/525/christopher-nolan?sort=newest");
});

test("titles on the visitor's services come first where they want that", async () => {
  answers["Watchable"] = {
    titles: [
      watchable("MOVIE", 27_205, []),
      watchable("TV", 63_247, [offer("FLATRATE", 8, "Netflix", "netflix")]),
    ],
  };
  localStorage.setItem("myServices", '{"services":["netflix"]}');
  await show("/person/525/christopher-nolan");
  const mineFirst = screen.getByRole("button", { name: "On my services first" });
  await click(mineFirst);
  expect(mineFirst.getAttribute("aria-pressed")).toBe("true");
  expect(cards()).toEqual(["/tv/63247/westworld", "/movie/27205/inception"]);
  await click(mineFirst);
  expect(cards()).toEqual(["/movie/27205/inception", "/tv/63247/westworld"]);
});

test("another page of the filmography takes the place of the one before", async () => {
  answers["Person"] = ({ variables }) => ({
    person: {
      ...nolan,
      credits: credits(movies(20, 20 * Number(variables["page"])), {
        page: Number(variables["page"]),
        totalPages: 2,
      }),
    },
  });
  await show("/person/525/christopher-nolan");
  await click(screen.getByRole("link", { name: "Next" }));
  expect(screen.getByText("Showing 21–40 of 40 results")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Christopher Nolan");
});

test("nobody by that number is not found", async () => {
  answers["Person"] = { person: null };
  await show("/person/999");
  expect(screen.getByRole("heading", { name: "Person not found" })).toBeInTheDocument();
});

test("a path without a number requests nothing", async () => {
  const shown = await show("/person/nobody");
  expect(screen.getByRole("heading", { name: "Person not found" })).toBeInTheDocument();
  expect(shown.requests).toEqual([]);
});

test("a failure says so, and can be tried again", async () => {
  answers["Person"] = new Error("offline");
  await show("/person/525/christopher-nolan");
  expect(
    screen.getByRole("heading", { name: "This person could not be loaded" }),
  ).toBeInTheDocument();
  answers["Person"] = { person: { ...nolan, credits: credits([]) } };
  await click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() =>
    expect(
      screen.getByText("We don't know of any titles with Christopher Nolan."),
    ).toBeInTheDocument(),
  );
});

test("placeholders stand there while it loads", async () => {
  answers["Person"] = "pending";
  await show("/person/525/christopher-nolan");
  expect(screen.getByText("Loading person…")).toBeInTheDocument();
  expect(screen.getByTestId("placeholders")).toBeInTheDocument();
});
