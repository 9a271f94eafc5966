import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { renderPage } from "../../../test/render-page.tsx";
import CountryList from "./CountryList.tsx";
import { availability, country, germany, japan, offer } from "./fixtures.ts";

const answer = {
  title: {
    __typename: "Movie",
    id: 550,
    availabilities: [
      availability(japan, [offer("FLATRATE", 8, "Netflix")]),
      availability(germany, []),
      availability(country("CI", "Côte d'Ivoire"), [offer("FLATRATE", 8, "Netflix")]),
      availability(country("US", "United States of America"), [offer("RENT", 2, "Apple TV")]),
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
