import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { renderPage, type RenderedTestPage } from "../../../test/render-page.tsx";
import { Link } from "../../ui/Link.tsx";
import { usePageRequests } from "./use-page-requests.ts";

let connection: { saveData?: boolean; effectiveType?: string } | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  connection = undefined;
  vi.stubGlobal("navigator", {
    onLine: true,
    get connection() {
      return connection;
    },
  });
});
function Links() {
  usePageRequests();
  return (
    <main>
      <Link to="/movie/550/fight-club">Fight Club</Link>
      <Link to="/category/tv?page=2">More shows</Link>
      <a href="https://elsewhere.example/movie/1">Elsewhere</a>
    </main>
  );
}

const show = () => renderPage(<Links />, "/");
const link = (name: string) => screen.getByRole("link", { name });
const requested = ({ requests }: RenderedTestPage) => requests.map(({ operation }) => operation);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("a link that the pointer rests on has its page's query sent, once", async () => {
  const page = await show();
  fireEvent.pointerOver(link("Fight Club"));
  await pass(79);
  expect(requested(page)).toEqual([]);
  await pass(1);
  expect(page.requests).toEqual([
    {
      operation: "Title",
      variables: { type: "MOVIE", id: 550, country: "US", countryKnown: true },
    },
  ]);
  fireEvent.pointerDown(link("Fight Club"));
  expect(requested(page)).toEqual(["Title"]);
});

test("a link that the pointer only crosses has nothing sent, nor one to another site", async () => {
  const page = await show();
  fireEvent.pointerDown(link("Elsewhere"));
  fireEvent.pointerOver(link("Fight Club"));
  fireEvent.pointerOut(link("Fight Club"));
  await pass(1_000);
  expect(requested(page)).toEqual([]);
});

test("pressing and focusing a link do so too, on lists as on titles", async () => {
  const page = await show();
  fireEvent.pointerDown(link("More shows"));
  expect(page.requestsOf("Category")[0]?.variables).toMatchObject({ type: "TV", page: 2 });
  fireEvent.focusIn(link("Fight Club"));
  await pass(80);
  expect(requested(page)).toEqual(["Category", "Title"]);
});

test.each([{ saveData: true }, { effectiveType: "3g" }])(
  "with %o nothing is sent before the click",
  async (told) => {
    const page = await show();
    connection = told;
    fireEvent.pointerDown(link("Fight Club"));
    expect(requested(page)).toEqual([]);
    fireEvent.click(link("Fight Club"));
    expect(requested(page)).toEqual(["Title"]);
  },
);
