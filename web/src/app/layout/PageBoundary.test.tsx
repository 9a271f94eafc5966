import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { PageFrame } from "./PageFrame.tsx";

// React tells the console of every error that a boundary catches.
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null));
});
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
      <PageFrame>
        <Routes>
          <Route path="/broken" element={<Broken />} />
          <Route path="*" element={<h1>A whole screen</h1>} />
        </Routes>
      </PageFrame>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

test("a screen that throws leaves the frame standing and offers a way on", async () => {
  const user = show();
  expect(screen.getByRole("heading", { name: "This page could not be shown" })).toBeInTheDocument();
  expect(screen.getByRole("navigation")).toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "Back to Home" }));
  expect(screen.getByRole("heading", { name: "A whole screen" })).toBeInTheDocument();
});

test("Back to Home shows the home page again after it has thrown once", async () => {
  let broken = true;
  function Home() {
    if (broken) throw new Error("A home page that cannot be shown");
    return <h1>Home</h1>;
  }
  render(
    <MemoryRouter initialEntries={["/"]}>
      <PageFrame>
        <Routes>
          <Route path="/" element={<Home />} />
        </Routes>
      </PageFrame>
    </MemoryRouter>,
  );
  broken = false;
  await userEvent.setup().click(screen.getByRole("link", { name: "Back to Home" }));
  expect(screen.getByRole("heading", { name: "Home" })).toBeInTheDocument();
});

test("what a page throws is reported to the gateway, without the query of its address", () => {
  const sent = vi.mocked(fetch);
  history.replaceState(null, "", "/search?q=secret");
  show();
  expect(sent).toHaveBeenCalledWith("/client-errors", expect.objectContaining({ method: "POST" }));
  const report = String(sent.mock.calls[0]?.[1]?.body);
  expect(JSON.parse(report)).toMatchObject({
    kind: "boundary",
    message: "A screen that cannot be shown",
    path: "/search",
  });
  expect(report).not.toContain("secret");
});

test("going elsewhere by the frame leaves the failure behind", async () => {
  const user = show();
  await user.click(screen.getByRole("link", { name: "Elsewhere" }));
  expect(screen.getByRole("heading", { name: "A whole screen" })).toBeInTheDocument();
});
