import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import { CountryContext } from "./country-context.ts";
import { CountryPicker } from "./CountryPicker.tsx";

afterEach(cleanup);

test("what is typed right after opening it narrows the list", async () => {
  const germany = { code: "DE", name: "Germany" };
  const choice = {
    country: germany,
    countries: [germany, { code: "FR", name: "France" }],
    listFailed: false,
    detecting: false,
    choose: () => {},
    wantList: () => {},
  };
  render(
    <CountryContext value={choice}>
      <CountryPicker />
    </CountryContext>,
  );
  fireEvent.click(screen.getByRole("button"));
  for (const key of ["f", "r", "Shift"]) fireEvent.keyDown(document.body, { key });
  const field = await screen.findByRole<HTMLInputElement>("combobox");
  expect(field.value).toBe("fr");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["FranceFR"]);
});
