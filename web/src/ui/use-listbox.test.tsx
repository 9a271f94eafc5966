import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, expect, test } from "vitest";

import { useListbox } from "./use-listbox.ts";

afterEach(cleanup);

const nothing = () => {};

interface Props {
  readonly open?: boolean;
  readonly query?: string;
  readonly first?: number;
  readonly names?: readonly string[];
}

function Box({ open = true, query = "", first = -1, names = ["Heat", "Ronin", "Alien"] }: Props) {
  const { inputProps, listProps, getOptionProps } = useListbox({
    count: names.length,
    open,
    query,
    first,
    onSelect: nothing,
    onOpen: nothing,
  });
  return (
    <>
      <input {...inputProps} />
      {open && (
        <ul {...listProps}>
          {names.map((name, index) => (
            <li key={name} {...getOptionProps(index)}>
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const show = (props: Props = {}) => {
  const { rerender } = render(<Box {...props} />);
  return (next: ComponentProps<typeof Box>) => rerender(<Box {...next} />);
};
const input = () => screen.getByRole("combobox");
const press = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(input(), { key });
};
/** The option that the input names as the active one. */
const getActive = () =>
  document.getElementById(input().getAttribute("aria-activedescendant") ?? "")?.textContent;

test("keys that an input method composes with move nothing", () => {
  show();
  fireEvent.keyDown(input(), { key: "ArrowDown", isComposing: true });
  expect(getActive()).toBeUndefined();
});

test("another query, and a list that opens again, start at the first highlight", () => {
  const update = show({ first: 0 });
  press("ArrowDown");
  expect(getActive()).toBe("Ronin");
  update({ first: 0, query: "he" });
  expect(getActive()).toBe("Heat");
  press("ArrowDown");
  update({ first: 0, query: "he", open: false });
  expect(getActive()).toBeUndefined();
  update({ first: 0, query: "he" });
  expect(getActive()).toBe("Heat");
});

test("fewer options than before leave none highlighted that is not there", () => {
  const update = show();
  press("ArrowUp");
  update({ names: ["Heat"] });
  expect(getActive()).toBeUndefined();
  press("ArrowDown");
  expect(getActive()).toBe("Heat");
});
