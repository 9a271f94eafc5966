import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { usePageParam } from "./use-page-param.ts";

const scrolled = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  vi.stubGlobal("scrollTo", scrolled);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  scrolled.mockReset();
});

function List() {
  const { page, goToPage } = usePageParam(null);
  return <button onClick={() => goToPage(page + 1)}>Page {page}</button>;
}

const turn = async (lessMotion: boolean) => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: lessMotion && query === "(prefers-reduced-motion: reduce)",
  }));
  render(
    <MemoryRouter>
      <List />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Page 1" }));
  expect(screen.getByRole("button", { name: "Page 2" })).toBeInTheDocument();
};

test("choosing a page scrolls smoothly to the top", async () => {
  await turn(false);
  expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: "smooth" }]]);
});

test("where less motion is preferred, the page jumps to the top", async () => {
  await turn(true);
  expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: "instant" }]]);
});
