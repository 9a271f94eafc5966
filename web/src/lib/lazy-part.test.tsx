import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { beforeEach, expect, test, vi } from "vitest";

import { lazyPart } from "./lazy-part.ts";

beforeEach(() => {
  vi.spyOn(location, "reload").mockReturnValue();
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("{}"));
});
const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

const open = async () => {
  const Part = lazyPart(gone, () => <p>Without it</p>);
  await act(async () => {
    render(
      <>
        <h1>The page</h1>
        <Suspense fallback="waiting">
          <Part />
        </Suspense>
      </>,
    );
  });
};

test("a part that cannot be fetched has the page reloaded, once, and never takes the page with it", async () => {
  await open();
  expect(location.reload).toHaveBeenCalledOnce();
  expect(screen.getByText("waiting")).toBeInTheDocument();
  cleanup();
  await open();
  expect(location.reload).toHaveBeenCalledOnce();
  expect(screen.getByText("Without it")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "The page" })).toBeInTheDocument();
});

test("while Flickmap can't be reached the page is not loaded again", async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
  await open();
  expect(location.reload).not.toHaveBeenCalled();
  expect(screen.getByText("Without it")).toBeInTheDocument();
});
