import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { click, renderPage } from "../../../test/render-page.tsx";
import { HideSeenButton } from "./HideSeenButton.tsx";
import { SeenButton, SeenToggle } from "./SeenToggle.tsx";

const fightClub = { type: "MOVIE", id: 550, name: "Fight Club", year: 1999 } as const;

const show = () =>
  renderPage(
    <>
      <SeenToggle title={fightClub} />
      <SeenButton title={fightClub} />
      <HideSeenButton />
    </>,
    "/",
  );

const stored = () => JSON.parse(localStorage.getItem("seen") ?? "[]") as { id: number }[];
const marks = (name: string) => screen.getAllByRole("button", { name });

test("a title is marked as seen, shown as that everywhere, and each change can be undone", async () => {
  const page = await show();
  await click(marks("Mark Fight Club as seen")[0] as Element);
  expect(stored()).toMatchObject([{ type: "MOVIE", id: 550, name: "Fight Club", year: 1999 }]);
  expect(localStorage.getItem("myList")).toBeNull();
  expect(marks("Mark Fight Club as not seen")).toHaveLength(2);
  expect(page.toasts.at(-1)?.title).toBe("Fight Club is marked as seen");
  await act(async () => page.toasts.at(-1)?.action?.run());
  expect(stored()).toEqual([]);
  await click(marks("Mark Fight Club as seen")[1] as Element);
  await click(marks("Mark Fight Club as not seen")[1] as Element);
  expect(page.toasts.at(-1)?.title).toBe("Fight Club is no longer marked as seen");
  await act(async () => page.toasts.at(-1)?.action?.run());
  expect(stored()).toMatchObject([{ id: 550 }]);
});

test("hiding is offered once something is seen, and remembered", async () => {
  await show();
  expect(document.querySelector("[data-shown]")).not.toBeInTheDocument();
  await click(marks("Mark Fight Club as seen")[0] as Element);
  const hide = screen.getByRole("button", { name: "Hide seen" });
  expect(hide).toHaveAttribute("data-shown");
  await click(hide);
  expect(hide).toHaveAttribute("aria-pressed", "true");
  expect(localStorage.getItem("hideSeen")).toBe("true");
  await click(hide);
  expect(localStorage.getItem("hideSeen")).toBeNull();
});
