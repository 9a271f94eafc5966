import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { useListbox } from "./use-listbox.ts";

const onSelect = vi.fn<(index: number) => void>();
const onOpen = vi.fn<() => void>();
beforeEach(() => {
  onSelect.mockReset();
  onOpen.mockReset();
});
afterEach(cleanup);

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
    onSelect,
    onOpen,
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

test("arrow keys move through the options and around their ends", () => {
  show();
  expect(getActive()).toBeUndefined();
  press("ArrowDown");
  expect(getActive()).toBe("Heat");
  press("ArrowUp");
  expect(getActive()).toBe("Alien");
  press("ArrowDown", "ArrowDown");
  expect(getActive()).toBe("Ronin");
  expect(screen.getByRole("option", { selected: true }).textContent).toBe("Ronin");
});

test("from no option, up leads to the last", () => {
  show();
  press("ArrowUp");
  expect(getActive()).toBe("Alien");
});

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

test("an arrow key opens a list that is closed", () => {
  show({ open: false });
  press("ArrowDown");
  expect(onOpen).toHaveBeenCalledOnce();
  expect(input().getAttribute("aria-expanded")).toBe("false");
  expect(input().hasAttribute("aria-controls")).toBe(false);
});

test("the pointer highlights and selects, and leaves the focus in the input", () => {
  show();
  const option = screen.getByRole("option", { name: "Ronin" });
  fireEvent.mouseMove(option);
  expect(getActive()).toBe("Ronin");
  expect(fireEvent.mouseDown(option)).toBe(false);
  fireEvent.click(option);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(1);
});
