import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Rail, RailItem } from "./Rail.tsx";

type Seen = Pick<IntersectionObserverEntry, "target" | "intersectionRatio" | "boundingClientRect">;

let tell: (entries: readonly Seen[]) => void;
let observed: Element[];
let hasPointer: boolean;

beforeEach(() => {
  observed = [];
  hasPointer = true;
  vi.stubGlobal("matchMedia", () => ({ matches: hasPointer }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(told: (entries: readonly Seen[]) => void) {
        tell = told;
      }
      observe = (element: Element) => observed.push(element);
      disconnect = () => {
        observed = [];
      };
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Titles = ({ names }: { readonly names: readonly string[] }) => (
  <MemoryRouter>
    <Rail label="Popular Movies">
      {names.map((name) => (
        <RailItem key={name}>{name}</RailItem>
      ))}
    </Rail>
  </MemoryRouter>
);
const show = () => render(<Titles names={["Heat", "Ronin", "Alien"]} />);
const see = (first: number, last: number, width = 140) =>
  act(() =>
    tell(
      [first, last].map((intersectionRatio, index) => ({
        target: observed[index] ?? document.body,
        intersectionRatio,
        boundingClientRect: new DOMRect(0, 0, width, 200),
      })),
    ),
  );
const button = (name: string) =>
  screen.queryByRole("button", { name: `${name} in Popular Movies` });

test("a row that runs off the page has buttons, which the keyboard passes by at its ends", () => {
  show();
  see(1, 0);
  expect(button("Earlier")?.getAttribute("aria-disabled")).toBe("true");
  expect(button("Earlier")?.tabIndex).toBe(-1);
  expect(button("More")?.getAttribute("aria-disabled")).toBe("false");
  see(0, 1);
  expect(button("Earlier")?.getAttribute("aria-disabled")).toBe("false");
  expect(button("More")?.tabIndex).toBe(-1);
});

test("a button scrolls by less than the row's width, in the direction of the text", () => {
  show();
  see(0, 0);
  const row = screen.getByRole("list", { name: "Popular Movies" });
  Object.defineProperty(row, "clientWidth", { value: 1_000 });
  const scrollBy = vi.fn<(options: ScrollToOptions) => void>();
  row.scrollBy = scrollBy as typeof row.scrollBy;
  const turn = (name: string) => {
    const found = button(name);
    if (found) fireEvent.click(found);
    return scrollBy.mock.lastCall?.[0].left;
  };
  expect(turn("More")).toBe(850);
  expect(turn("Earlier")).toBe(-850);
  row.style.direction = "rtl";
  expect(turn("More")).toBe(-850);
});

test("a row that is not rendered yet, and one without a pointer, have no buttons", () => {
  show();
  see(0, 0, 0);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  cleanup();
  hasPointer = false;
  observed = [];
  show();
  expect(observed).toEqual([]);
});

test.each([
  ["ltr", "ArrowRight", "ArrowLeft"],
  ["rtl", "ArrowLeft", "ArrowRight"],
])("in a text that runs %s, %s moves the focus on along the row", (direction, on, back) => {
  Element.prototype.scrollIntoView = () => {};
  render(
    <div style={{ direction: direction === "rtl" ? "rtl" : "ltr" }}>
      <Rail label="Popular Movies">
        {["Alien", "Brazil", "Casablanca"].map((name) => (
          <RailItem key={name}>
            <a href={`/${name}`}>{name}</a>
            <button type="button">{`Add ${name}`}</button>
          </RailItem>
        ))}
      </Rail>
    </div>,
    { wrapper: MemoryRouter },
  );
  for (const item of screen.getAllByRole("listitem")) item.style.direction = direction;
  screen.getByRole("list").style.direction = direction;
  const press = (key: string, more = {}) => {
    fireEvent.keyDown(document.activeElement as Element, { key, ...more });
    return document.activeElement?.textContent;
  };
  screen.getByRole("link", { name: "Alien" }).focus();
  expect(press(on)).toBe("Brazil");
  expect(press(on)).toBe("Casablanca");
  expect(press(on)).toBe("Casablanca");
  expect(press(back)).toBe("Brazil");
  expect(press("Home")).toBe("Alien");
  expect(press("End")).toBe("Casablanca");
  screen.getByRole("button", { name: "Add Brazil" }).focus();
  expect(press(on)).toBe("Add Casablanca");
  // What the browser has for itself stays the browser's.
  expect(press(back, { altKey: true })).toBe("Add Casablanca");
});
