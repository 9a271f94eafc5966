import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { renderPage } from "../../../test/render-page.tsx";
import { offer } from "../../../test/titles.ts";
import CountryList from "./CountryList.tsx";

const availability = (code: string, name: string, offers: readonly unknown[]) => ({
  __typename: "Availability",
  countryCode: code,
  country: { __typename: "Country", code, name },
  status: offers.length > 0 ? "HAS_OFFERS" : "NONE_KNOWN",
  offers,
});
const answer = {
  title: {
    __typename: "Movie",
    id: 550,
    availabilities: [
      availability("JP", "Japan", [offer("FLATRATE", 8, "Netflix", "netflix")]),
      availability("DE", "Germany", []),
      availability("CI", "Côte d'Ivoire", [offer("FLATRATE", 8, "Netflix")]),
      availability("US", "United States of America", [offer("RENT", 2, "Apple TV", "apple-tv")]),
    ],
  },
};
const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

const show = () =>
  renderPage(
    <CountryList title={{ type: "MOVIE", id: 550, slug: "fight-club" }} />,
    "/movie/550/fight-club",
    () => answer,
  );

test("each country with offers leads to the page as it is there", async () => {
  await show();
  expect(rows()).toEqual([
    "Côte d'IvoireSubscriptionNetflix",
    "JapanSubscriptionNetflix",
    "United States of America (shown above)RentApple TV",
  ]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/movie/550/fight-club?country=CI",
    "/movie/550/fight-club?country=JP",
    "/movie/550/fight-club?country=US",
  ]);
  expect(screen.getByRole("link", { current: true })).toHaveTextContent("United States of America");
});

test.each([
  ["cote", 1],
  [" jp ", 1],
  ["netf", 2],
  ["germany", 0],
])("typing %j finds %i by name, code or service", async (typed, count) => {
  await show();
  await userEvent.type(screen.getByRole("searchbox"), typed);
  expect(screen.queryAllByRole("listitem")).toHaveLength(count);
});
