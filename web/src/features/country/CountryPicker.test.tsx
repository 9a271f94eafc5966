import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { countryName } from "@flickmap/schema/country-names.ts";
import { CountryList } from "./_internal/CountryList.tsx";

const show = (...codes: readonly string[]) => {
  const countries = codes.map((code) => ({ code, name: countryName(code) }));
  render(<CountryList countries={countries} failed={false} current={null} onChoose={() => {}} />);
  return screen.getByRole("combobox");
};

test("keys that an input method composes with move nothing", () => {
  const field = show("CH", "GB");
  const first = field.getAttribute("aria-activedescendant");
  fireEvent.keyDown(field, { key: "ArrowDown", isComposing: true });
  expect(field).toHaveAttribute("aria-activedescendant", first);
  fireEvent.keyDown(field, { key: "ArrowDown" });
  expect(field).not.toHaveAttribute("aria-activedescendant", first);
});

test.each([
  ["uk", ["Ukraine", "United Kingdom"]],
  ["usa", ["United States of America"]],
  ["schweiz", ["Switzerland"]],
  ["türkei", ["Turkey"]],
  ["日本", ["Japan"]],
  ["holland", ["Netherlands"]],
  ["xyz", []],
])("typing %s finds the country that is called so elsewhere", async (typed, names) => {
  await userEvent.type(show("CH", "GB", "JP", "NL", "TR", "UA", "US"), typed);
  const shown = screen.queryAllByRole("option").map(({ textContent }) => textContent.slice(0, -2));
  expect(shown.toSorted()).toEqual(names);
});
