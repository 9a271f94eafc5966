import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { useListbox } from "./use-listbox.ts";

function Box() {
  const { inputProps, listProps, getOptionProps } = useListbox({
    count: 1,
    open: true,
    query: "",
    first: -1,
    onSelect: () => {},
  });
  return (
    <>
      <input {...inputProps} />
      <ul {...listProps}>
        <li {...getOptionProps(0)}>Heat</li>
      </ul>
    </>
  );
}

test("keys that an input method composes with move nothing", () => {
  render(<Box />);
  const input = screen.getByRole("combobox");
  fireEvent.keyDown(input, { key: "ArrowDown", isComposing: true });
  expect(input).not.toHaveAttribute("aria-activedescendant");
  fireEvent.keyDown(input, { key: "ArrowDown" });
  expect(input).toHaveAttribute("aria-activedescendant");
});
