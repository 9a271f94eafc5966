import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { Block } from "./Block.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error("A block that cannot be shown");
}

test("a block that throws leaves the others as they are", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null));
  render(
    <>
      <Block>
        <p>Offers</p>
      </Block>
      <Block>
        <Broken />
      </Block>
    </>,
  );
  expect(screen.getByText("Offers")).toBeInTheDocument();
  expect(screen.getByRole("alert").textContent).toBe("This part of the page could not be shown.");
});
