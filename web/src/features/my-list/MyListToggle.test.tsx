import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { click, renderPage } from "../../../test/render-page.tsx";
import { MyListButton, MyListToggle } from "./MyListToggle.tsx";

const fightClub = { type: "MOVIE", id: 550, name: "Fight Club", year: 1999 } as const;

const show = () =>
  renderPage(
    <>
      <MyListToggle title={fightClub} />
      <MyListButton title={fightClub} />
    </>,
    "/",
  );

const stored = () => JSON.parse(localStorage.getItem("myList") ?? "[]") as { id: number }[];

test("a title is added from a card, shown as added everywhere, and removed", async () => {
  const page = await show();
  const [card, button] = screen.getAllByRole("button", { name: "Add Fight Club to My list" });
  await click(card as Element);
  expect(stored()).toMatchObject([{ type: "MOVIE", id: 550, name: "Fight Club", year: 1999 }]);
  expect(button?.textContent).toBe("On My list");
  expect(button?.getAttribute("aria-label")).toMatch(/^On My list: /);
  expect(page.toasts.at(-1)?.title).toBe("Fight Club is on My list");
  await click(button as Element);
  expect(stored()).toEqual([]);
  expect(page.toasts.at(-1)?.title).toBe("Fight Club is no longer on My list");
});

test("each change can be undone, and the list has its order again", async () => {
  const other = { type: "TV", id: 1396, name: "Breaking Bad", year: 2008, added: 9e12 };
  const before = { ...fightClub, added: 5 };
  localStorage.setItem("myList", JSON.stringify([before, other]));
  const page = await show();
  await click(
    screen.getAllByRole("button", { name: "Remove Fight Club from My list" })[0] as Element,
  );
  expect(stored()).toEqual([other]);
  await act(async () => page.toasts.at(-1)?.action?.run());
  expect(stored()).toEqual([before, other]);
});

test("another tab's change is shown", async () => {
  await show();
  await act(async () => {
    localStorage.setItem("myList", JSON.stringify([{ ...fightClub, added: 1 }]));
    dispatchEvent(new StorageEvent("storage", { key: "myList" }));
  });
  expect(screen.getAllByRole("button", { name: /Remove Fight Club from My list/ })).toHaveLength(2);
});

test("a full list says so", async () => {
  const full = Array.from({ length: 500 }, (_, id) => ({ ...fightClub, id: 1000 + id, added: id }));
  localStorage.setItem("myList", JSON.stringify(full));
  const page = await show();
  await click(screen.getAllByRole("button", { name: /^Add/ })[0] as Element);
  expect(page.toasts.at(-1)).toMatchObject({ title: "My list is full", kind: "destructive" });
  expect(stored()).toHaveLength(500);
});

test("a browser that stores nothing keeps the title for the page, and says so", async () => {
  const page = await show();
  const setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem });
  await click(screen.getAllByRole("button", { name: /^Add/ })[0] as Element);
  expect(page.toasts.at(-1)?.description).toContain("once you close this page");
  expect(screen.getAllByRole("button", { name: /Remove/ })).toHaveLength(2);
  vi.unstubAllGlobals();
  await click(screen.getAllByRole("button", { name: /Remove/ })[0] as Element);
});
