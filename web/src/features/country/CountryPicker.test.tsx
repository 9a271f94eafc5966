import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { countryName } from "@flickmap/schema/country-names.ts";
import { CountryList } from "./_internal/CountryList.tsx";

test.each([
  ["uk", ["Ukraine", "United Kingdom"]],
  ["usa", ["United States of America"]],
  ["schweiz", ["Switzerland"]],
  ["türkei", ["Turkey"]],
  ["日本", ["Japan"]],
  ["holland", ["Netherlands"]],
  ["xyz", []],
])("typing %s finds the country that is called so elsewhere", async (typed, names) => {
  const countries = ["CH", "GB", "JP", "NL", "TR", "UA", "US"].map((code) => ({
    code,
    name: countryName(code),
  }));
  render(<CountryList countries={countries} failed={false} current={null} onChoose={() => {}} />);
  await userEvent.type(screen.getByRole("combobox"), typed);
  const shown = screen.queryAllByRole("option").map(({ textContent }) => textContent.slice(0, -2));
  expect(shown.toSorted()).toEqual(names);
});
