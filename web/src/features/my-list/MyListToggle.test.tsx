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
