import { act, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";

import { useScrollMemory } from "./use-scroll-memory.ts";

let router: ReturnType<typeof createMemoryRouter>;

const Screen = () => {
  useScrollMemory();
  return null;
};

/** Tells that the page has grown, while somebody wants to know. */
let grow: () => void;

/** A window as high as anything, which tells of scrolling late, as browsers do. */
beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly told: () => void;
      constructor(told: () => void) {
        this.told = told;
      }
      observe() {
        grow = this.told;
      }
      disconnect() {
        grow = () => {};
      }
    },
  );
  vi.stubGlobal("requestIdleCallback", (work: () => void) => setTimeout(work));
  vi.stubGlobal("scrollY", 0);
  vi.stubGlobal("scrollTo", (_: number, top: number) => vi.stubGlobal("scrollY", top));
  router = createMemoryRouter([{ path: "*", element: <Screen /> }], {
    initialEntries: ["/movie/550"],
  });
  render(<RouterProvider router={router} />);
});

const scrollByHand = (top: number) => {
  scrollTo(0, top);
  dispatchEvent(new Event("scroll"));
};
const go = (to: string, options?: { replace: boolean }) => act(() => router.navigate(to, options));
const back = () => act(() => router.navigate(-1));

test("another screen starts at its top, and Back returns to where the page was left", async () => {
  scrollByHand(700);
  await go("/movie/680");
  expect(scrollY).toBe(0);
  scrollByHand(120);
  await back();
  expect(scrollY).toBe(700);
});

test.each([
  [29_000, 700],
  [31_000, 0],
])("a page that is high enough again after %i ms is scrolled to %i", async (ms, top) => {
  scrollByHand(700);
  await go("/movie/680");
  vi.useFakeTimers();
  vi.stubGlobal("scrollTo", () => {});
  await back();
  vi.advanceTimersByTime(ms);
  vi.stubGlobal("scrollTo", (_: number, to: number) => vi.stubGlobal("scrollY", to));
  grow();
  expect(scrollY).toBe(top);
});

test("a page whose address is completed while it is scrolled is returned to where it was left", async () => {
  scrollByHand(700);
  await go("/movie/550/fight-club", { replace: true });
  await go("/movie/680");
  await back();
  expect(scrollY).toBe(700);
});

test("a step that changes the query alone stays where it is, and is returned to there", async () => {
  scrollByHand(300);
  await go("/movie/550?country=DE");
  expect(scrollY).toBe(300);
  await go("/movie/680");
  await back();
  expect(scrollY).toBe(300);
});

test("what was scrolled before the app listened is returned to", async () => {
  scrollTo(0, 700);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await go("/movie/680");
  await back();
  expect(scrollY).toBe(700);
});

test("a page that is left before its completed address is rendered keeps its place under that address", () => {
  scrollByHand(500);
  history.replaceState({ key: "completed" }, "", "/movie/550/fight-club");
  dispatchEvent(new Event("pagehide"));
  expect(sessionStorage.getItem("flickmap:scroll:completed:/movie/550/fight-club")).toBe("500");
});

test("the browser places a page that is come back to from another site", () => {
  expect(history.scrollRestoration).toBe("manual");
  dispatchEvent(new Event("pagehide"));
  expect(history.scrollRestoration).toBe("auto");
  // As from the browser's cache of whole pages.
  dispatchEvent(new Event("pageshow"));
  expect(history.scrollRestoration).toBe("manual");
});

test("a page that another app hides keeps its place, should the phone forget it", () => {
  scrollByHand(300);
  history.replaceState({ key: "hidden" }, "", "/movie/550");
  const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(sessionStorage.getItem("flickmap:scroll:hidden:/movie/550")).toBe("300");
  expect(history.scrollRestoration).toBe("auto");
  state.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(history.scrollRestoration).toBe("manual");
  state.mockRestore();
});
