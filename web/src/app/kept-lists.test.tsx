import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { FakeGateway } from "../../test/fake-gateway.ts";
import { click, renderPage, type RenderedTestPage } from "../../test/render-page.tsx";
import { movies, titlePage } from "../../test/titles.ts";
import { CategoryPage } from "../routes/category/CategoryPage.tsx";

const turn = (to: string) => () => click(screen.getByRole("link", { name: to }));
const titles = (first: number) => titlePage(movies(1, first), { totalPages: 3, totalResults: 60 });
const show = async () => {
  const gateway = new FakeGateway();
  gateway.answer("Category", { popular: titles(1) });
  const page = await renderPage(<CategoryPage type="MOVIE" />, "/category/movie", gateway);
  return { gateway, page };
};

test.each<[string, (page: RenderedTestPage) => Promise<void>]>([
  ["country", (page) => page.choose({ code: "DE", name: "Germany" })],
  ["page", turn("Next")],
  ["tab", turn("Top Rated")],
])("for another %s placeholders stand there until it comes", async (_what, change) => {
  const { gateway, page } = await show();
  gateway.answer("Category", "pending");
  await change(page);
  expect(screen.queryByRole("list", { name: /Movies/ })).not.toBeInTheDocument();
  expect(screen.getByTestId("placeholders")).toBeInTheDocument();
  expect(page.requestsOf("Watchable").map(({ variables }) => variables["country"])).toEqual(["US"]);
  gateway.answer("Category", { popular: titles(2), topRated: titles(2) });
  await act(async () => gateway.release());
  const card = within(screen.getByRole("list", { name: /Movies/ })).getByRole("link");
  expect(card).toHaveAttribute("href", "/movie/2/movie-2");
  expect(screen.queryByText("Loading…")).not.toBeInTheDocument();
});

test("a tab that cannot be loaded does not lead back to a page of the one before", async () => {
  const { gateway } = await show();
  gateway.answer("Category", new TypeError("Failed to fetch"));
  await turn("Top Rated")();
  expect(screen.getByRole("heading", { name: "Failed to load content" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Back to page/ })).not.toBeInTheDocument();
});
