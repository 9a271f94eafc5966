import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import type { Answer } from "../../../test/fake-gateway.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { useCountry } from "../../features/country/country-context.ts";
import { CountryPage } from "./CountryPage.tsx";

const countries = {
  countries: [
    { __typename: "Country", code: "DE", name: "Germany" },
    { __typename: "Country", code: "US", name: "United States of America" },
  ],
};
const Chosen = () => <output>{useCountry().country?.code}</output>;
const show = (at: string, answer: Answer = countries) =>
  renderPage(
    <>
      <CountryPage />
      <Chosen />
    </>,
    at,
    () => answer,
  );

test("the country so far is selected; choosing another leads back to the page before", async () => {
  const shown = await show("/country?to=%2Fmovie%2F550%3Fservices%3D8");
  expect(screen.getByLabelText("Country")).toHaveValue("US");
  await userEvent.selectOptions(screen.getByLabelText("Country"), "Germany");
  await userEvent.click(screen.getByRole("button", { name: "Choose" }));
  expect(screen.getByRole("status")).toHaveTextContent("DE");
  expect(shown.address()).toBe("/movie/550?services=8");
});

test.each(["https://example.org", "//example.org", "/\\example.org", "nonsense"])(
  "%s leads home",
  async (to) => {
    await show(`/country?to=${encodeURIComponent(to)}`);
    expect(document.querySelector("input[name=to]")).toHaveValue("/");
  },
);

test("a list that cannot be loaded says so", async () => {
  await show("/country", new Error("offline"));
  expect(screen.getByRole("alert")).toHaveTextContent("could not be loaded");
});
