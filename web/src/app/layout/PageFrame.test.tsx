import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, MemoryRouter, Route, Routes } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";

import { gatewayAnswered } from "../../network/connection.ts";
import { lazyPage } from "../../routes/pages.tsx";
import { PageFrame } from "./PageFrame.tsx";

beforeEach(() => {
  vi.spyOn(location, "reload").mockReturnValue();
  // React reports every error that a boundary catches; these are meant.
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null));
});
function Broken(): never {
  throw new Error("A screen that throws");
}

const show = async (Screen: React.ComponentType, at = "/movie/1") => {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Link to="/faq">Elsewhere</Link>
      <PageFrame>
        <Routes>
          <Route path={at} element={<Screen />} />
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/faq" element={<h1>Questions</h1>} />
        </Routes>
      </PageFrame>
    </MemoryRouter>,
  );
  await act(async () => {});
};

test("a screen that throws leaves the frame, offers ways on, and another is shown after it", async () => {
  await show(Broken);
  expect(screen.getByRole("alert").textContent).toContain("This page could not be shown");
  expect(screen.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/");
  await userEvent.setup().click(screen.getByRole("link", { name: "Elsewhere" }));
  expect(screen.getByRole("heading").textContent).toBe("Questions");
});

test("Back to Home shows the home page again after it has thrown once", async () => {
  let broken = true;
  const Home = () => (broken ? <Broken /> : <h1>Home</h1>);
  await show(Home, "/");
  broken = false;
  await userEvent.setup().click(screen.getByRole("link", { name: "Back to Home" }));
  expect(screen.getByRole("heading", { name: "Home" })).toBeInTheDocument();
});

test("what a page throws is reported to the gateway, without the query of its address", async () => {
  history.replaceState(null, "", "/search?q=secret");
  await show(Broken);
  const report = String(vi.mocked(fetch).mock.calls[0]?.[1]?.body);
  expect(JSON.parse(report)).toMatchObject({
    kind: "boundary",
    message: "A screen that throws",
    path: "/search",
  });
  expect(report).not.toContain("secret");
});

test("a screen whose chunk is gone reloads the page, once", async () => {
  const gone = async () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  };
  await show(lazyPage({ load: gone, messages: ["gone"] }));
  expect(location.reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  cleanup();

  await show(lazyPage({ load: gone, messages: ["gone"] }));
  expect(location.reload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("alert").textContent).toContain("This page could not be shown");
});

test("a screen whose chunk cannot be fetched, with Flickmap out of reach, is missing until it is back", async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
  let load = async (): Promise<() => React.ReactNode> => {
    throw new TypeError("Failed to fetch dynamically imported module");
  };
  await show(lazyPage({ load: () => load(), messages: [] }));
  await screen.findByRole("heading", { level: 1, name: "Flickmap can't be reached" });
  expect(location.reload).not.toHaveBeenCalled();
  load = async () => () => <h1>A movie</h1>;
  await act(async () => gatewayAnswered());
  await screen.findByRole("heading", { level: 1, name: "A movie" });
});
