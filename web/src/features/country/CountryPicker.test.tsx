import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

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
