import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { countryName } from "@flickmap/schema/country-names.ts";
import { CountryList } from "./_internal/CountryList.tsx";

test("what is typed right after opening it narrows the list", async () => {
  const germany = { code: "DE", name: "Germany" };
  const choice = {
    country: germany,
    countries: [germany, { code: "FR", name: "France" }],
    listFailed: false,
    detecting: false,
    choose: () => {},
    linked: false,
    unknown: null,
    wantList: () => {},
  };
  // Modules of its own: the list is then on its way, whatever other tests have loaded.
  vi.resetModules();
  await import("../../../test/messages.ts");
  const { CountryContext } = await import("./country-context.ts");
  const { CountryPicker } = await import("./CountryPicker.tsx");
  render(
    <CountryContext value={choice}>
      <CountryPicker />
    </CountryContext>,
  );
  fireEvent.click(screen.getByRole("button"));
  for (const key of ["f", "r", "Shift"]) fireEvent.keyDown(document.body, { key });
  const field = await screen.findByRole<HTMLInputElement>("combobox");
  expect(field.value).toBe("fr");
  await userEvent.keyboard("a");
  expect(field.value).toBe("fra");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["FranceFR"]);
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
  const countries = ["CH", "GB", "JP", "NL", "TR", "UA", "US"].map((code) => ({
    code,
    name: countryName(code),
  }));
  render(
    <CountryList
      countries={countries}
      failed={false}
      current={null}
      onChoose={() => {}}
      typedBefore={{ current: typed }}
      onShown={() => {}}
    />,
  );
  const shown = screen.queryAllByRole("option").map(({ textContent }) => textContent.slice(0, -2));
  expect(shown.toSorted()).toEqual(names);
});
