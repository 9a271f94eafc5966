import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { PageFrame } from "./PageFrame.tsx";

// React tells the console of every error that a boundary catches.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error("A screen that cannot be shown");
}

function show() {
  render(
    <MemoryRouter initialEntries={["/broken"]}>
      <nav>
        <Link to="/whole">Elsewhere</Link>
      </nav>
      <Routes>
        <Route element={<PageFrame />}>
          <Route path="/broken" element={<Broken />} />
          <Route path="*" element={<h1>A whole screen</h1>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

test("a screen that throws leaves the frame standing and offers a way on", async () => {
  const user = show();
  expect(screen.getByRole("heading", { name: "This page could not be shown" })).toBeTruthy();
  expect(screen.getByRole("navigation")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Back to Home" }));
  expect(screen.getByRole("heading", { name: "A whole screen" })).toBeTruthy();
});

test("going elsewhere by the frame leaves the failure behind", async () => {
  const user = show();
  await user.click(screen.getByRole("link", { name: "Elsewhere" }));
  expect(screen.getByRole("heading", { name: "A whole screen" })).toBeTruthy();
});
