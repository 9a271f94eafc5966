import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { click, renderPage } from "../../../test/render-page.tsx";
import { HideSeenButton } from "./HideSeenButton.tsx";
import { MyListButton, MyListToggle } from "./MyListToggle.tsx";
import { SeenButton, SeenToggle } from "./SeenToggle.tsx";

const fightClub = { type: "MOVIE", id: 550, name: "Fight Club", year: 1999 } as const;

const show = () =>
  renderPage(
    <>
      <MyListToggle title={fightClub} />
      <MyListButton title={fightClub} />
      <SeenToggle title={fightClub} />
      <SeenButton title={fightClub} />
      <HideSeenButton />
    </>,
    "/",
  );

const stored = (key = "myList"): unknown => JSON.parse(localStorage.getItem(key) ?? "[]");
const buttons = (name: string | RegExp) => screen.getAllByRole("button", { name });
const press = (name: string | RegExp, at = 0) => click(buttons(name)[at] as Element);

test("each change can be undone, and the list has its order again", async () => {
  const other = { type: "TV", id: 1396, name: "Breaking Bad", year: 2008, added: 9e12 };
  const before = { ...fightClub, added: 5 };
  localStorage.setItem("myList", JSON.stringify([before, other]));
  const page = await show();
  await press("Remove Fight Club from My list");
  expect(stored()).toEqual([other]);
  await act(async () => page.toasts.at(-1)?.action?.run());
  expect(stored()).toEqual([before, other]);
});

test("a full list says so", async () => {
  const full = Array.from({ length: 500 }, (_, id) => ({ ...fightClub, id: 1000 + id, added: id }));
  localStorage.setItem("myList", JSON.stringify(full));
  const page = await show();
  await press(/^Add Fight/);
  expect(page.toasts.at(-1)).toMatchObject({ title: "My list is full", kind: "destructive" });
  expect(stored()).toHaveLength(500);
});

test("a browser that stores nothing keeps the title for the page, and says so", async () => {
  const page = await show();
  const setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem });
  await press(/^Add Fight/);
  expect(page.toasts.at(-1)?.description).toContain("once you close this page");
  expect(buttons(/Remove Fight/)).toHaveLength(2);
  vi.unstubAllGlobals();
  await press(/Remove Fight/);
});

test("a title is marked as seen, shown as that everywhere, and each change can be undone", async () => {
  const page = await show();
  await press("Mark Fight Club as seen");
  expect(stored("seen")).toMatchObject([fightClub]);
  expect(localStorage.getItem("myList")).toBeNull();
  expect(buttons("Mark Fight Club as not seen")).toHaveLength(2);
  expect(page.toasts.at(-1)?.title).toBe("Fight Club is marked as seen");
  await act(async () => page.toasts.at(-1)?.action?.run());
  expect(stored("seen")).toEqual([]);
  await press("Mark Fight Club as seen", 1);
  await press("Mark Fight Club as not seen", 1);
  expect(page.toasts.at(-1)?.title).toBe("Fight Club is no longer marked as seen");
  await act(async () => page.toasts.at(-1)?.action?.run());
  expect(stored("seen")).toMatchObject([{ id: 550 }]);
});

test("hiding is offered once something is seen, and remembered", async () => {
  await show();
  expect(document.querySelector("[data-shown]")).not.toBeInTheDocument();
  await press("Mark Fight Club as seen");
  const hide = screen.getByRole("button", { name: "Hide seen" });
  expect(hide).toHaveAttribute("data-shown");
  await click(hide);
  expect(hide).toHaveAttribute("aria-pressed", "true");
  expect(localStorage.getItem("hideSeen")).toBe("true");
  await click(hide);
  expect(localStorage.getItem("hideSeen")).toBeNull();
});
