import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useHeaderState } from "./Header.tsx";

afterEach(() => vi.unstubAllGlobals());

test("the header goes past 10 px, comes back on 10 px of scrolling up, and is clear at the top", () => {
  const { result } = renderHook(useHeaderState);
  const places = [10, 19, 20, 400, 391, 390, 5].map((y) => {
    vi.stubGlobal("scrollY", y);
    act(() => void dispatchEvent(new Event("scroll")));
    return result.current;
  });
  expect(places).toEqual(["top", "top", "hidden", "hidden", "hidden", "shown", "top"]);
});
