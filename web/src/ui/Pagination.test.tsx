import { cleanup, render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";

import { click } from "../../test/render-page.tsx";
import { Pagination } from "./Pagination.tsx";

afterEach(cleanup);

const show = (
  page: number,
  totalPages: number,
  more: Partial<ComponentProps<typeof Pagination>> = {},
) =>
  render(
    <MemoryRouter>
      <Pagination
        page={page}
        totalPages={totalPages}
        getHref={(to) => `?page=${to}`}
        onTurn={() => {}}
        {...more}
      />
    </MemoryRouter>,
  );
const link = (name: string) => screen.getByRole("link", { name });

test.each([
  [1, "Previous", "Next"],
  [3, "Next", "Previous"],
])("on page %i of 3 %s leads nowhere", (page, off, on) => {
  show(page, 3);
  expect(link(off).getAttribute("aria-disabled")).toBe("true");
  expect(link(off).hasAttribute("href")).toBe(false);
  expect(link(on).hasAttribute("aria-disabled")).toBe(false);
});

test("a page that the list no longer has leads back alone", () => {
  show(9, 3);
  expect(link("Previous").getAttribute("aria-disabled")).toBe("true");
});

test("numbers name their pages, the current one is marked, and an ellipsis is not read out", async () => {
  const onTurn = vi.fn<() => void>();
  show(2, 9, { numbers: [1, 2, null, 9], onTurn });
  const pages = within(screen.getByRole("navigation", { name: "Pages" }));
  expect(pages.getAllByRole("link").map((each) => each.getAttribute("aria-label"))).toEqual([
    null,
    "Page 1",
    "Page 2",
    "Page 9",
    null,
  ]);
  expect(link("Page 2").getAttribute("aria-current")).toBe("page");
  expect(link("Page 1").hasAttribute("aria-current")).toBe(false);
  expect(pages.getByText("…").getAttribute("aria-hidden")).toBe("true");
  await click(link("Page 9"));
  expect(onTurn).toHaveBeenCalledOnce();
});
