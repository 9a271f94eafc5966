import { ApolloProvider } from "@apollo/client/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { FakeGateway } from "../../../test/fake-gateway.ts";
import { offer, watchable } from "../../../test/titles.ts";
import { CountryContext } from "../country/country-context.ts";
import { SearchBox } from "./SearchBox.tsx";

const title = (id: number, name: string) => ({
  __typename: "Movie",
  id,
  type: "MOVIE",
  name,
  slug: name.toLowerCase(),
  year: 1979,
  poster: null,
});

const inGermany = {
  country: { code: "DE", name: "Germany" },
  countries: [],
  detecting: false,
  choose: () => {},
  linked: false,
  unknown: null,
};

let gateway: FakeGateway;

beforeEach(async () => {
  // The chunk is here before the clock stops: what is tested is what a visitor meets a moment later.
  await import("./_internal/Suggestions.tsx");
  vi.useFakeTimers();
  gateway = new FakeGateway();
  gateway.answer("Autocomplete", {
    autocomplete: [title(348, "Alien"), title(679, "Aliens")],
    autocompletePeople: [],
    searchShortcuts: null,
  });
  render(
    <ApolloProvider client={gateway.client}>
      <MemoryRouter>
        <CountryContext value={inGermany}>
          <SearchBox country="DE" />
        </CountryContext>
        <Address />
      </MemoryRouter>
    </ApolloProvider>,
  );
  await pass(1_000);
  await act(async () => field().focus());
  await pass(0);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const field = () => screen.getByRole<HTMLInputElement>("combobox");
const type = (text: string) =>
  act(async () => fireEvent.input(field(), { target: { value: text } }));
const press = (key: string) => act(async () => fireEvent.keyDown(field(), { key }));
const submit = () => act(async () => fireEvent.submit(field().form as HTMLFormElement));
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const address = () => screen.getByLabelText("address").textContent;

test("suggestions come below the field, which keeps the focus and names their list", async () => {
  const before = field();
  expect(before).toHaveAttribute("aria-expanded", "false");
  await type("alien");
  await pass(300);
  expect(field()).toBe(before);
  expect(before).toHaveFocus();
  expect(before).toHaveAttribute("aria-controls", screen.getByRole("listbox").id);
});

test("one letter, or one letter and spaces, requests nothing and opens nothing", async () => {
  await type(" a ");
  await pass(1_000);
  expect(gateway.requests).toEqual([]);
  expect(field().getAttribute("aria-expanded")).toBe("false");
});

test("one letter that is a word requests suggestions", async () => {
  await type("影");
  await pass(300);
  expect(gateway.requests[0]?.variables).toMatchObject({ query: "影" });
});

test("a request is sent 300 ms after the last letter, trimmed, and only for the last", async () => {
  await type("al");
  expect(screen.getByText("Loading...")).toBeInTheDocument();
  await pass(200);
  await type("ali ");
  await pass(299);
  expect(gateway.requests).toEqual([]);
  await pass(1);
  expect(gateway.requestsOf("Autocomplete").map(({ variables }) => variables)).toEqual([
    { query: "ali", country: "DE" },
  ]);
  expect(options()).toEqual(["AlienMovie · 1979", "AliensMovie · 1979", "All results for “ali”"]);
});

test("a late response to an older request never replaces a newer one", async () => {
  gateway.answer("Autocomplete", ({ query }) =>
    query === "al"
      ? "pending"
      : { autocomplete: [title(679, "Aliens")], autocompletePeople: [], searchShortcuts: null },
  );
  await type("al");
  await pass(300);
  await type("aliens");
  await pass(300);
  expect(options()).toEqual(["AliensMovie · 1979", "All results for “aliens”"]);
  gateway.answer("Autocomplete", {
    autocomplete: [title(1, "Alfie")],
    autocompletePeople: [],
    searchShortcuts: null,
  });
  await act(async () => gateway.release());
  expect(options()).toEqual(["AliensMovie · 1979", "All results for “aliens”"]);
});

test("nothing found is said, a failure is silent", async () => {
  gateway.answer("Autocomplete", {
    autocomplete: [],
    autocompletePeople: [],
    searchShortcuts: null,
  });
  await type("zzz");
  await pass(300);
  expect(screen.getByText("No results found")).toBeInTheDocument();

  gateway.answer("Autocomplete", new TypeError("Failed to fetch"));
  await type("zzzz");
  await pass(300);
  expect(field().getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByText("No results found")).not.toBeInTheDocument();
});

test("arrows go through the suggestions, and Enter goes to one", async () => {
  await type("alien");
  await pass(300);
  await press("ArrowDown");
  await press("ArrowDown");
  const active = field().getAttribute("aria-activedescendant") ?? "";
  expect(document.getElementById(active)?.textContent).toContain("Aliens");
  await press("Enter");
  expect(address()).toBe("/movie/679/aliens");
  expect(field().value).toBe("");
  expect(options()).toEqual([]);
});

test("each suggestion says where it can be watched in the country, with one request for all", async () => {
  gateway.answer("Watchable", {
    titles: [
      watchable("MOVIE", 348, [offer("FLATRATE", 8, "Netflix", "netflix")]),
      watchable("MOVIE", 679, []),
    ],
  });
  await type("alien");
  await pass(300);
  expect(options()[0]).toContain("By subscription: Netflix");
  expect(options()[1]).toContain("Not in Germany");
  expect(gateway.requestsOf("Watchable").map(({ variables }) => variables)).toMatchObject([
    { country: "DE", titles: [{ movieId: 348 }, { movieId: 679 }] },
  ]);
});

test("persons are suggested after titles, and lead to their pages", async () => {
  gateway.answer("Autocomplete", {
    autocomplete: [title(348, "Alien")],
    searchShortcuts: null,
    autocompletePeople: [
      {
        __typename: "Person",
        id: 578,
        name: "Ridley Scott",
        slug: "ridley-scott",
        department: "Directing",
        profile: null,
      },
    ],
  });
  await type("ridley");
  await pass(300);
  expect(options()).toEqual([
    "AlienMovie · 1979",
    "Ridley ScottDirector",
    "All results for “ridley”",
  ]);
  await press("ArrowDown");
  await press("ArrowDown");
  await press("Enter");
  expect(address()).toBe("/person/578/ridley-scott");
});

test("a service that is begun comes after the best title, a genre after all titles, and both lead to their pages", async () => {
  gateway.answer("Autocomplete", {
    autocomplete: [title(348, "Alien"), title(679, "Aliens")],
    autocompletePeople: [],
    searchShortcuts: {
      __typename: "SearchShortcuts",
      genres: [
        {
          __typename: "GenreShortcut",
          type: "TV",
          genre: { __typename: "Genre", id: 10765, name: "Sci-Fi & Fantasy" },
        },
      ],
      providerFamilies: [
        {
          __typename: "CountryProviderFamily",
          family: { __typename: "ProviderFamily", id: "sci-fi-plus", name: "Sci-Fi+" },
          logo: null,
        },
      ],
    },
  });
  await type("sci");
  await pass(300);
  expect(options()).toEqual([
    "AlienMovie · 1979",
    "ScSci-Fi+Service",
    "AliensMovie · 1979",
    "Sci-Fi & FantasyGenre",
    "All results for “sci”",
  ]);
  await press("ArrowDown");
  await press("ArrowDown");
  await press("Enter");
  expect(address()).toBe("/service/sci-fi-plus");
  await type("sci");
  await pass(300);
  for (let step = 0; step < 4; step++) await press("ArrowDown");
  await press("Enter");
  expect(address()).toBe("/genre/10765?type=tv");
});

test("the last suggestion leads to all results", async () => {
  await type("alien ");
  await pass(300);
  await press("ArrowUp");
  await press("Enter");
  expect(address()).toBe("/search?q=alien");
  expect(options()).toEqual([]);
});

test("the icon submits, and with nothing typed leads to the field", async () => {
  const icon = screen.getByRole("button", { name: "Find" });
  await act(async () => icon.click());
  expect(address()).toBe("/");
  expect(document.activeElement).toBe(field());
  await type("heat");
  await act(async () => icon.click());
  expect(address()).toBe("/search?q=heat");
});

test("Escape closes the list and keeps the text", async () => {
  await type("alien");
  await pass(300);
  await press("Escape");
  expect(options()).toEqual([]);
  expect(field().value).toBe("alien");
});

test("Enter with no suggestion taken is left to the form", async () => {
  await type("alien");
  await pass(300);
  const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  await act(async () => field().dispatchEvent(enter));
  expect(enter.defaultPrevented).toBe(false);
});

test("submitting goes to the search screen and closes the list; a blank text does nothing", async () => {
  await type("   ");
  await submit();
  expect(address()).toBe("/");
  await type(" tom & jerry ");
  await pass(300);
  await submit();
  expect(address()).toBe("/search?q=tom+%26+jerry");
  expect(options()).toEqual([]);
});

test("an empty field that is clicked shows nothing", async () => {
  fireEvent.click(field());
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
});
