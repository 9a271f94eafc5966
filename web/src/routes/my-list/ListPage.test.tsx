import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { FakeGateway } from "../../../test/fake-gateway.ts";
import { click, renderPage, settled } from "../../../test/render-page.tsx";
import type { TitleReference } from "../../generated/schema.ts";
import { patterns } from "../../paths.ts";
import { loaded } from "./fixtures.ts";
import { ListPage } from "./ListPage.tsx";
import type { ListTitle } from "./use-list-titles.ts";

let gateway: FakeGateway;
let titles: Map<number, ListTitle>;

const problem = (code: string) => ({ __typename: "TitleProblem", code });
const numberOf = ({ movieId, tvShowId }: TitleReference) => movieId ?? tvShowId ?? 0;

beforeEach(() => {
  titles = new Map([
    [1, loaded(1, [["FLATRATE", "Netflix"]], { name: "Alien" })],
    [2, loaded(2, [["FLATRATE", "MUBI"]], { name: "Brazil" })],
    [3, loaded(3, [["RENT", "Apple TV"]], { name: "Casablanca" })],
    [4, loaded(4, [], { name: "Dune" })],
  ]);
  gateway = new FakeGateway();
  gateway.answer("MyList", ({ references }) => ({
    titles: (references as TitleReference[]).map(
      (reference) => titles.get(numberOf(reference)) ?? problem("NOT_FOUND"),
    ),
  }));
  gateway.answer("Elsewhere", ({ references }) => ({
    titles: (references as TitleReference[]).map((reference) => ({
      __typename: "Movie",
      id: numberOf(reference),
      type: "MOVIE",
      countriesWithOffers: ["France", "Japan", "Kenya", "Peru"].map((name) => ({
        __typename: "Country",
        code: name.slice(0, 2).toUpperCase(),
        name,
      })),
    })),
  }));
});
afterEach(cleanup);

const keep = (...ids: number[]) =>
  localStorage.setItem(
    "myList",
    JSON.stringify(
      ids.map((id) => ({ type: "MOVIE", id, name: `Kept ${id}`, year: 1990, added: id })),
    ),
  );

const show = (at = "/list") =>
  renderPage(
    <Routes>
      <Route path={patterns.list} element={<ListPage />} />
    </Routes>,
    at,
    gateway,
  );

const names = (heading: RegExp) =>
  within(screen.getByRole("region", { name: heading }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

test("titles are listed by where the visitor can watch them", async () => {
  keep(1, 2, 3, 4);
  localStorage.setItem("myServices", '{"services":["netflix"]}');
  await show();
  expect(names(/^On your services 1/)).toEqual(["/movie/1/alien"]);
  expect(names(/^On other services 1/)).toEqual(["/movie/2/brazil"]);
  expect(names(/^Rent or buy 1/)).toEqual(["/movie/3/casablanca"]);
  expect(names(/^Not in the US 1/)).toEqual(["/movie/4/dune"]);
  expect(screen.getByText("Streaming in France, Japan, Kenya and 1 more")).toBeInTheDocument();
  expect(
    screen.getByText(
      "1 on your services · 1 on other services · 1 to rent or buy · 1 not in the US",
    ),
  ).toBeInTheDocument();
});

test("which services cover the list; a group without titles is not there", async () => {
  keep(1, 2, 3);
  await show();
  const panel = within(screen.getByRole("region", { name: "Which services cover this list" }));
  expect(panel.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "MUMUBI1 of 3",
    "NeNetflix1 of 3",
  ]);
  expect(screen.queryByRole("region", { name: /^Not in the US/ })).not.toBeInTheDocument();
});

test("type and order are the URL", async () => {
  keep(1, 2);
  titles.set(2, loaded(2, [["FLATRATE", "MUBI"]], { name: "Brazil" }));
  const page = await show();
  expect(names(/^Streaming in the US/)).toEqual(["/movie/2/brazil", "/movie/1/alien"]);
  await click(screen.getByRole("link", { name: "Name" }));
  expect(page.address()).toBe("/list?sort=name");
  expect(names(/^Streaming in the US/)).toEqual(["/movie/1/alien", "/movie/2/brazil"]);
  await click(screen.getByRole("link", { name: "TV Shows" }));
  expect(page.address()).toBe("/list?sort=name&type=tv");
  expect(screen.queryByRole("region", { name: /^Streaming/ })).not.toBeInTheDocument();
});

test("a long list is requested fifty at a time, one request after the other", async () => {
  const ids = Array.from({ length: 120 }, (_, index) => 1000 + index);
  for (const id of ids) titles.set(id, loaded(id, [["FLATRATE", "Netflix"]]));
  keep(...ids);
  await show();
  await waitFor(() => expect(gateway.count("MyList")).toBe(3));
  const sizes = gateway
    .requestsOf("MyList")
    .map(({ variables }) => (variables["references"] as unknown[]).length);
  expect(sizes).toEqual([50, 50, 20]);
  expect(screen.getByRole("heading", { name: "Streaming in the US 120" })).toBeInTheDocument();
});

test("a failure keeps the names readable, and can be tried again", async () => {
  keep(1, 2);
  const answer = new FakeGateway();
  answer.answer("MyList", new Error("offline"));
  gateway = answer;
  await show();
  expect(screen.getByText("Not all titles could be looked up.")).toBeInTheDocument();
  expect(screen.getByText("Kept 1")).toBeInTheDocument();
  answer.answer("MyList", { titles: [titles.get(1), titles.get(2)] });
  await click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.queryByText("Kept 1")).not.toBeInTheDocument();
  expect(names(/^Streaming in the US/)).toHaveLength(2);
});

const listed = (heading: RegExp) =>
  within(screen.getByRole("region", { name: heading }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

test("a title that the film database no longer has is named as it was kept", async () => {
  keep(1, 77);
  await show();
  expect(listed(/^No longer in the film database 1/)).toEqual(["Kept 77 1990Movie 77"]);
  expect(screen.queryByRole("link", { name: /Kept 77/ })).not.toBeInTheDocument();
  await click(screen.getByRole("button", { name: "Remove Kept 77 from My list" }));
  expect(screen.queryByRole("region", { name: /^No longer/ })).not.toBeInTheDocument();
  expect(gateway.count("MyList")).toBe(1);
});

test("a link's titles that are gone have the names that the visitor's list and the gateway know", async () => {
  keep(77);
  gateway.answer("MyList", ({ references }) => ({
    titles: (references as TitleReference[]).map((reference) => {
      const id = numberOf(reference);
      const known = id === 78 ? { name: "Once known", year: 1960 } : { name: null, year: null };
      return (
        titles.get(id) ?? {
          ...problem("NOT_FOUND"),
          formerTitle: { __typename: "FormerTitle", ...known },
        }
      );
    }),
  }));
  await show("/list?titles=m1,m77,m78,t79");
  expect(names(/^Streaming in the US 1/)).toEqual(["/movie/1/alien"]);
  expect(listed(/^No longer in the film database 3/)).toEqual([
    "Kept 77 1990Movie 77",
    "Once known 1960Movie 78",
    "TV Show 79 ",
  ]);
  expect(screen.getAllByRole("button", { name: /from My list/ })).toHaveLength(1);
});

test("a title that fails keeps no other from being looked up, and is not called gone", async () => {
  const ids = Array.from({ length: 60 }, (_, index) => 1000 + index);
  for (const id of ids) titles.set(id, loaded(id, [["FLATRATE", "Netflix"]]));
  keep(2000, ...ids);
  gateway.answer("MyList", ({ references }) => ({
    titles: (references as TitleReference[]).map(
      (reference) => titles.get(numberOf(reference)) ?? problem("FILM_DATABASE_UNAVAILABLE"),
    ),
  }));
  await show();
  await waitFor(() => expect(gateway.count("MyList")).toBe(2));
  expect(screen.getByRole("heading", { name: "Streaming in the US 60" })).toBeInTheDocument();
  expect(names(/^Not looked up yet 1/)).toEqual(["/movie/2000"]);
  expect(screen.queryByRole("region", { name: /^No longer/ })).not.toBeInTheDocument();
  titles.set(2000, loaded(2000, [["FLATRATE", "Netflix"]]));
  await click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("heading", { name: "Streaming in the US 61" })).toBeInTheDocument();
});

test("a title without offers for now is not called gone", async () => {
  keep(1);
  const alien = loaded(1, [], { name: "Alien" });
  titles.set(1, {
    ...alien,
    availability: { ...alien.availability, status: "FILM_DATABASE_UNAVAILABLE" },
  });
  await show();
  expect(names(/^Not looked up yet 1/)).toEqual(["/movie/1/alien"]);
});

test("an empty list says what it is for, and how to fill it", async () => {
  await show();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("My list is empty");
  expect(screen.getByRole("button", { name: "Import" })).toBeInTheDocument();
  expect(gateway.requests).toEqual([]);
});

test("a link's list leaves the visitor's own alone until its titles are added", async () => {
  keep(1);
  const page = await show("/list?titles=m2,m3,nonsense,m2");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("A shared list: 2 titles");
  expect(document.title).toBe("A shared list: 2 titles · Flickmap");
  expect(screen.getByRole("link", { current: true, name: "As shared" })).toBeInTheDocument();
  const kept = () =>
    (JSON.parse(localStorage.getItem("myList") ?? "[]") as { name: string }[]).map(
      ({ name }) => name,
    );
  expect(kept()).toEqual(["Kept 1"]);
  await click(screen.getByRole("button", { name: "Add all to My list" }));
  // My list shows what was added last first: the order of the link.
  expect(kept()).toEqual(["Kept 1", "Casablanca", "Brazil"]);
  expect(page.toasts.at(-1)?.title).toBe("2 titles are on My list");
  await click(screen.getByRole("link", { name: "Open My list (3)" }));
  expect(page.address()).toBe("/list");
});

test("the focus stays in the list where the title that had it is removed", async () => {
  keep(1, 2);
  await show();
  const remove = screen.getByRole("button", { name: "Remove Alien from My list" });
  remove.focus();
  await click(remove);
  expect(remove).not.toBeInTheDocument();
  expect(document.activeElement).toContainElement(screen.getByRole("link", { name: /Brazil/ }));
  expect(document.body).not.toHaveFocus();
  await click(screen.getByRole("button", { name: "Clear list" }));
  expect(document.activeElement).toContainElement(
    screen.getByRole("heading", { name: "My list is empty" }),
  );
  expect(document.body).not.toHaveFocus();
});

test("a list is cleared, and comes back by Undo", async () => {
  keep(1, 2);
  const page = await show();
  await click(screen.getByRole("button", { name: "Clear list" }));
  expect(localStorage.getItem("myList")).toBeNull();
  expect(screen.getByText("My list is empty")).toBeInTheDocument();
  await act(async () => page.toasts.at(-1)?.action?.run());
  expect(names(/^Streaming in the US/)).toHaveLength(2);
  // The toast goes by itself, the button stays.
  await click(screen.getByRole("button", { name: "Clear list" }));
  await click(screen.getByRole("button", { name: "Undo" }));
  expect(names(/^Streaming in the US/)).toHaveLength(2);
});

test("a list is followed by a feed and by a calendar of its titles", async () => {
  localStorage.setItem(
    "myList",
    JSON.stringify([
      { type: "MOVIE", id: 1, name: "Alien", year: 1979, added: 1 },
      { type: "TV", id: 7, name: "Show", year: 1999, added: 2 },
    ]),
  );
  await show();
  const follow = within(screen.getByRole("region", { name: "Follow this list" }));
  expect(follow.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/feeds/US.atom?titles=t7,m1",
    `webcal://${location.host}/calendar/US.ics?titles=t7,m1`,
  ]);
});

test("a list is shared by a link with its titles in the order that is shown, and the country", async () => {
  keep(1, 2);
  const share = vi.fn(async () => {});
  vi.stubGlobal("navigator", { share, onLine: true, userAgent: "" });
  await show();
  await click(screen.getByRole("button", { name: "Share" }));
  expect(share).toHaveBeenCalledWith({
    title: "A list of movies and TV shows",
    url: `${location.origin}/list?titles=m2,m1&country=US`,
  });
  await click(screen.getByRole("link", { name: "Name" }));
  await click(screen.getByRole("button", { name: "Share" }));
  expect(share).toHaveBeenLastCalledWith({
    title: "A list of movies and TV shows",
    url: `${location.origin}/list?titles=m1,m2&country=US`,
  });
});

const matched = (id: number, name: string, year: number, type = "MOVIE") => ({
  __typename: type === "MOVIE" ? "Movie" : "TvShow",
  type,
  id,
  name,
  year,
  poster: null,
});
const unmatched = (code: string, candidates: readonly object[] = []) => ({
  ...problem(code),
  candidates,
});

const openImport = async () => {
  await show();
  await click(screen.getByRole("button", { name: "Import" }));
  return within(await screen.findByRole("dialog", {}, { timeout: 10_000 }));
};
const upload = (dialog: ReturnType<typeof within>, content: string, name = "watchlist.csv") =>
  settled(userEvent.upload(dialog.getByLabelText("A file"), new File([content], name)));

test("a file is read and looked up, and nothing is added before the visitor agrees", async () => {
  gateway.answer("MatchTitles", {
    titles: [matched(1, "Alien", 1979), unmatched("NOT_FOUND")],
  });
  const dialog = await openImport();
  await upload(
    dialog,
    "Date,Name,Year,Letterboxd URI\n2024-01-01,Alien,1979,x\n2024-01-01,Nobody,1901,x\n",
  );
  await waitFor(() => expect(dialog.getByText("1 title found in Letterboxd.")).toBeInTheDocument());
  expect(dialog.getByText("1 not found")).toBeInTheDocument();
  expect(dialog.getByText("Nobody (1901)")).toBeInTheDocument();
  expect(gateway.requestsOf("MatchTitles")[0]?.variables).toEqual({
    references: [
      { named: { name: "Alien", year: 1979 } },
      { named: { name: "Nobody", year: 1901 } },
    ],
  });
  const before = localStorage.getItem("myList");
  await click(dialog.getByRole("button", { name: "Add 1 title" }));
  expect(dialog.getByText("1 title added to My list.")).toBeInTheDocument();
  expect(localStorage.getItem("myList")).not.toBe(before);
  await click(dialog.getByRole("button", { name: "Undo" }));
  expect(dialog.getByText("1 title taken off My list again.")).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem("myList") ?? "[]")).toEqual([]);
});

test("a name that several titles have is a choice, and none is taken unasked", async () => {
  gateway.answer("MatchTitles", {
    titles: [
      unmatched("AMBIGUOUS", [matched(275, "Fargo", 1996), matched(60622, "Fargo", 2014, "TV")]),
    ],
  });
  const dialog = await openImport();
  await upload(dialog, "Name,Year\nFargo,\n");
  expect(await dialog.findByText("1 name fits several titles")).toBeInTheDocument();
  expect(dialog.queryByRole("button", { name: /^Add/ })).toBeNull();
  await click(dialog.getByRole("radio", { name: /Fargo \(2014\)/ }));
  await click(dialog.getByRole("button", { name: "Add 1 title" }));
  expect(dialog.getByText("1 title added to My list.")).toBeInTheDocument();
});

test("what a number does not find is looked up by its name", async () => {
  gateway.answer("MatchTitles", { titles: [unmatched("NOT_FOUND")] });
  const dialog = await openImport();
  await upload(dialog, "Const,Title,Title Type,Year\ntt9999999,Alien,Movie,1979\n");
  expect(await dialog.findByText("1 not found")).toBeInTheDocument();
  expect(gateway.requestsOf("MatchTitles").map(({ variables }) => variables)).toEqual([
    { references: [{ imdbId: "tt9999999" }] },
    { references: [{ named: { name: "Alien", year: 1979, type: "MOVIE" } }] },
  ]);
});

test("columns that are not known are named, with those that are", async () => {
  const dialog = await openImport();
  await upload(dialog, "Werk;Stand\nAlien;1979\nHeat;1995\n", "notes.csv");
  expect((await dialog.findByRole("alert")).textContent).toMatch(
    /^We don't know these columns: Werk, Stand\. Call them Title, Year,/,
  );
});

test("an import that fails goes on where it stopped", async () => {
  gateway.answer("MatchTitles", new Error("offline"));
  const dialog = await openImport();
  await settled(userEvent.type(dialog.getByRole("textbox"), "movie/1"));
  await click(dialog.getByRole("button", { name: "Find titles" }));
  expect((await dialog.findByRole("alert")).textContent).toBe("Not all titles could be looked up.");
  gateway.answer("MatchTitles", { titles: [matched(1, "Alien", 1979)] });
  await click(dialog.getByRole("button", { name: "Continue" }));
  expect(await dialog.findByText("1 title found in your list.")).toBeInTheDocument();
});

const markSeen = (...ids: number[]) =>
  localStorage.setItem(
    "seen",
    JSON.stringify(
      ids.map((id) => ({ type: "MOVIE", id, name: `Seen ${id}`, year: 1990, added: id })),
    ),
  );

test("a title that is seen leaves what is to watch, and its name is under what is seen", async () => {
  keep(1, 2);
  markSeen(2, 77);
  const page = await show();
  expect(names(/^Streaming in the US 1/)).toEqual(["/movie/1/alien"]);
  await click(screen.getByRole("link", { name: "Seen · 2" }));
  expect(page.address()).toBe("/list?show=seen");
  expect(names(/^Seen 2/)).toEqual(["/movie/77", "/movie/2"]);
  await click(screen.getByRole("button", { name: "Mark Seen 77 as not seen" }));
  expect(names(/^Seen 1/)).toEqual(["/movie/2"]);
});

test("what is seen is in no request and no link", async () => {
  keep(1, 2);
  markSeen(2, 77);
  await show("/list?show=seen");
  expect(gateway.count("MyList")).toBe(0);
  cleanup();
  await show();
  expect(gateway.requestsOf("MyList").flatMap(({ variables }) => variables["references"])).toEqual([
    { movieId: 1 },
  ]);
  // A link that left out what is seen would tell it.
  const feed = screen.getByRole("link", { name: /Atom/ }).getAttribute("href");
  expect(new URL(feed ?? "", "https://site.example").searchParams.get("titles")).toBe("m2,m1");
});

test("where all of the list is seen, that is said", async () => {
  keep(1);
  markSeen(1);
  await show();
  expect(screen.getByRole("heading", { name: "Nothing left to watch" })).toBeInTheDocument();
});

test("a shared list hides what the visitor has seen where they want that", async () => {
  markSeen(2);
  await show("/list?titles=m1,m2");
  expect(names(/^Streaming in the US 2/)).toHaveLength(2);
  await click(screen.getByRole("button", { name: "Hide seen" }));
  expect(names(/^Streaming in the US 1/)).toEqual(["/movie/1/alien"]);
  expect(screen.getByText("1 of 2 titles hidden: already seen.")).toBeInTheDocument();
});
