import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { mubi, netflix } from "../../../test/titles.ts";
import { ServicePicker } from "./ServicePicker.tsx";

const families = [netflix, mubi].map((family) => ({ ...family, logoUrl: "/logo.png" }));

test.each([
  [[], ""],
  [[1796], "Netflix Standard with Ads"],
])("with %j chosen, a family of several services names '%s'", (chosen, names) => {
  render(<ServicePicker families={families} chosen={new Set(chosen)} onChange={() => undefined} />);
  const [netflix, mubi] = screen.getAllByRole("listitem");
  expect(netflix?.textContent).toBe(`Netflix${names}`);
  expect(mubi?.textContent).toBe("MUBI");
});

test("a press on a service's name chooses it", async () => {
  const chosen: (readonly number[])[] = [];
  render(
    <ServicePicker
      families={families}
      chosen={new Set()}
      onChange={(next) => chosen.push([...next])}
    />,
  );
  await userEvent.click(screen.getByText("MUBI"));
  expect(chosen).toEqual([[11]]);
});
