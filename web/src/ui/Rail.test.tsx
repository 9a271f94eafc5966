import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";

import { Rail, RailItem } from "./Rail.tsx";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
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
