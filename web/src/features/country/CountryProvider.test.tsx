import { ApolloProvider } from "@apollo/client/react";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Link, MemoryRouter } from "react-router-dom";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { FakeGateway } from "../../../test/fake-gateway.ts";
import { CountryPicker } from "./CountryPicker.tsx";
import { CountryProvider } from "./CountryProvider.tsx";
import { LinkedCountryNotice } from "./LinkedCountryNotice.tsx";

const savedCountryKey = "selectedCountry";

const country = (code: string, name: string) => ({ __typename: "Country", code, name });
const unitedStates = country("US", "United States of America");
const germany = country("DE", "Germany");
const ivoryCoast = country("CI", "Côte d'Ivoire");

let gateway: FakeGateway;

beforeEach(() => {
  gateway = new FakeGateway();
  gateway.answer("Countries", { countries: [unitedStates, germany, ivoryCoast] });
  gateway.answer("VisitorCountry", { visitorCountry: germany });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  // As a browser does when another tab clears the storage.
  dispatchEvent(new StorageEvent("storage", { key: null }));
  cleanup();
});

const show = async (at = "/") => {
  render(
    <ApolloProvider client={gateway.client}>
      <MemoryRouter initialEntries={[at]}>
        <CountryProvider>
          <CountryPicker />
          <LinkedCountryNotice />
          <Link to="/elsewhere">Elsewhere</Link>
        </CountryProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  await act(async () => {});
};
const picker = () => screen.getByRole("button", { name: /^Country|Detecting/ });
const shown = () => picker().textContent.replace("Country: ", "");
const save = (code: string, name: string) =>
  JSON.stringify({ iso_3166_1: code, english_name: name });

test("a saved choice is used, and the visitor's country is not requested", async () => {
  localStorage.setItem(savedCountryKey, save("JP", "Japan"));
  await show();
  expect(shown()).toBe("Japan");
  expect(gateway.count("VisitorCountry")).toBe(0);
});

test("without a choice the country is the one the request comes from", async () => {
  await show();
  expect(shown()).toBe("Germany");
  expect(localStorage.getItem(savedCountryKey)).toBeNull();
});

test("the country of a link is shown, and the saved choice stays and comes back", async () => {
  localStorage.setItem(savedCountryKey, save("JP", "Japan"));
  await show("/movie/550?country=de");
  expect(shown()).toBe("Germany");
  expect(localStorage.getItem(savedCountryKey)).toBe(save("JP", "Japan"));
  expect(screen.getByText("Showing Germany")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  expect(shown()).toBe("Japan");
});

test("the country of a link can be kept, or left for the visitor's", async () => {
  await show("/?country=JP");
  expect(gateway.count("VisitorCountry")).toBe(0);
  await userEvent.click(screen.getByRole("button", { name: "My country" }));
  await act(async () => {});
  expect(shown()).toBe("Germany");
  expect(localStorage.getItem(savedCountryKey)).toBeNull();
  cleanup();
  await show("/?country=JP");
  await userEvent.click(screen.getByRole("button", { name: "Keep" }));
  expect(shown()).toBe("Japan");
  expect(localStorage.getItem(savedCountryKey)).toBe(save("JP", "Japan"));
  expect(screen.queryByRole("button", { name: "Keep" })).not.toBeInTheDocument();
});

test.each(["XX", "EU", "D", "DEU"])(
  "a link that names the country %j names none: that is said, until it is put away",
  async (code) => {
    await show(`/?country=${code}`);
    expect(shown()).toBe("Germany");
    const said = `We don't know the country “${code}”. Showing Germany`;
    expect(screen.getByText(said)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "My country" }));
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  },
);

test("a link with an empty country is one without", async () => {
  await show("/?country=");
  expect(shown()).toBe("Germany");
  expect(screen.queryByRole("button", { name: "My country" })).not.toBeInTheDocument();
});

test("while it is being found out the picker says so and cannot be used", async () => {
  gateway.answer("VisitorCountry", "pending");
  await show();
  expect(shown()).toBe("Detecting...");
  expect(picker()).toHaveProperty("disabled", true);
});

test.each([
  ["the United States where it cannot be told", { visitorCountry: null }, [germany, unitedStates]],
  ["the United States where telling fails", new Error("down"), [germany, unitedStates]],
])("it is %s", async (_, visitor, countries) => {
  gateway.answer("VisitorCountry", visitor);
  gateway.answer("Countries", { countries });
  await show();
  expect(shown()).toBe("United States of America");
});

test("where it cannot be told it is the one that pages were shown for last", async () => {
  await show();
  cleanup();
  gateway = new FakeGateway();
  gateway.answer("VisitorCountry", new Error("down"));
  gateway.answer("Countries", { countries: [unitedStates, ivoryCoast] });
  await show();
  expect(shown()).toBe("Germany");
});

test("without a connection it is the one that pages were shown for last, and is not asked for", async () => {
  await show();
  cleanup();
  gateway = new FakeGateway();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  await show();
  expect(shown()).toBe("Germany");
  expect(gateway.count("VisitorCountry")).toBe(0);
});

test("it is the first of the list where the United States are not in it", async () => {
  gateway.answer("VisitorCountry", { visitorCountry: null });
  gateway.answer("Countries", { countries: [ivoryCoast, germany] });
  await show();
  expect(shown()).toBe("Côte d'Ivoire");
});

test.each(["{", "null", '{"iso_3166_1":"<b>"}', '["DE"]'])(
  "a damaged choice, %s, is no choice",
  async (stored) => {
    localStorage.setItem(savedCountryKey, stored);
    await show();
    expect(shown()).toBe("Germany");
  },
);

test("typing finds a country whatever its accents, Enter chooses it, and it is saved whole", async () => {
  await show();
  const user = userEvent.setup();
  await user.click(picker());
  await user.type(await screen.findByRole("combobox"), "cote");
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "Côte d'IvoireCI",
  ]);
  await user.keyboard("{Enter}");
  expect(shown()).toBe("Côte d'Ivoire");
  expect(localStorage.getItem(savedCountryKey)).toBe(save("CI", "Côte d'Ivoire"));
});

test("with storage blocked a choice still counts for the page", async () => {
  const denied = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: denied, setItem: denied });
  await show();
  const user = userEvent.setup();
  await user.click(picker());
  await user.click(await screen.findByRole("option", { name: /United States/ }));
  expect(shown()).toBe("United States of America");
});

test("another tab's choice is followed", async () => {
  await show();
  await act(async () => {
    localStorage.setItem(savedCountryKey, save("JP", "Japan"));
    dispatchEvent(new StorageEvent("storage", { key: savedCountryKey }));
  });
  expect(shown()).toBe("Japan");
});

test("the picker opened while the list loads says so, and then shows it", async () => {
  gateway.answer("Countries", "pending");
  await show();
  await userEvent.click(picker());
  expect(await screen.findByText("Loading countries…")).toBeInTheDocument();
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  gateway.answer("Countries", { countries: [unitedStates, germany] });
  await act(async () => gateway.release());
  expect(screen.getAllByRole("option")).toHaveLength(2);
  expect(screen.queryByText("Loading countries…")).not.toBeInTheDocument();
});

test.each([
  ["cote{Enter}", "Côte d'Ivoire"],
  ["cot{Enter}e", "Germany"],
])("of %s before the list is there, Enter chooses %s", async (keys, chosen) => {
  gateway.answer("Countries", "pending");
  await show();
  const user = userEvent.setup();
  await user.click(picker());
  await user.type(await screen.findByRole("combobox"), keys);
  expect(shown()).toBe("Germany");
  gateway.answer("Countries", { countries: [unitedStates, germany, ivoryCoast] });
  await act(async () => gateway.release());
  expect(shown()).toBe(chosen);
});

test("a list that could not be loaded says that", async () => {
  gateway.answer("Countries", new Error("offline"));
  await show();
  await userEvent.click(picker());
  expect(await screen.findByText("The list of countries could not be loaded.")).toBeInTheDocument();
});
