import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { renderPage } from "../../../test/render-page.tsx";
import type { Answer } from "../../../test/fake-gateway.ts";
import { movies, titlePage } from "../../../test/titles.ts";
import { GenrePage } from "./GenrePage.tsx";

let answer: Answer;
beforeEach(() => {
  answer = genre(titlePage(movies(20), { totalPages: 3, totalResults: 60 }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const genre = (discover: ReturnType<typeof titlePage>) => ({
  movieGenres: [{ __typename: "Genre", id: 28, name: "Action" }],
  showGenres: [{ __typename: "Genre", id: 10759, name: "Action & Adventure" }],
  discover,
});

const show = (at: string, id = 28) =>
  renderPage(<GenrePage id={id} />, at, ({ operation }) =>
    operation === "Genre" ? answer : "pending",
  );

describe("the genre page", () => {
  test("is headed by the genre and the type, and offers the other type's closest genre", async () => {
    const shown = await show("/genre/28?type=anime");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Action Movies");
    expect(screen.getByText("Page 1 of 3")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "TV Shows" }).getAttribute("href")).toBe(
      "/genre/10759?type=tv",
    );
    expect(shown.requestsOf("Genre")[0]?.variables).toEqual({
      type: "MOVIE",
      page: 1,
      filter: { genres: [28], region: "US", includeAdult: false },
    });
  });

  test("a list that could not be had leaves the genre's name, and Try again keeps the keyboard in the list", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const named = { ...genre(titlePage([])), discover: null };
    answer = named;
    await show("/genre/28?type=movie");
    for (const _ of [1, 2, 3]) await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Action Movies");
    expect(screen.getByRole("heading", { name: "Failed to load content" })).toBeInTheDocument();
    answer = genre(titlePage(movies(3)));
    const again = screen.getByRole("button", { name: "Try again" });
    again.focus();
    await act(async () => again.click());
    const first = screen.getAllByRole("listitem")[0];
    expect(first && document.activeElement?.contains(first)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  test("the other type keeps nothing of the page", async () => {
    const drama = [{ __typename: "Genre", id: 18, name: "Drama" }];
    answer = { ...genre(titlePage(movies(3))), movieGenres: drama, showGenres: drama };
    await show("/genre/18?type=movie&page=3", 18);
    expect(screen.getByRole("link", { name: "TV Shows" }).getAttribute("href")).toBe(
      "/genre/18?type=tv",
    );
  });

  test("eighteen placeholders stand there while it loads", async () => {
    answer = "pending";
    await show("/genre/28?type=movie");
    expect(
      screen.getByTestId("placeholders").querySelectorAll("div[aria-hidden='true']"),
    ).toHaveLength(18);
  });

  test("a genre that no list knows is headed 'Genre', and empty", async () => {
    answer = genre(titlePage([]));
    await show("/genre/7?type=tv", 7);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Genre");
    expect(screen.getByRole("heading", { name: "No content found" })).toBeInTheDocument();
  });

  test("a genre may be unknown while a list of genres is missing: it is then headed 'Genre'", async () => {
    answer = { ...genre(titlePage([])), movieGenres: null };
    await show("/genre/7?type=tv", 7);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Genre");
  });

  test("a genre that the type lacks is unknown, and the other type is offered where it has one", async () => {
    await show("/genre/28?type=tv", 28);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Genre");
    expect(screen.getByText("We couldn't find any TV shows in this genre.")).toBeInTheDocument();
    cleanup();
    answer = {
      ...genre(titlePage(movies(3))),
      movieGenres: [{ __typename: "Genre", id: 27, name: "Horror" }],
    };
    await show("/genre/27?type=movie", 27);
    expect(screen.queryByRole("link", { name: "TV Shows" })).not.toBeInTheDocument();
  });

  test("a failed request is shown as that", async () => {
    answer = new Error("offline");
    await show("/genre/28?type=movie");
    expect(screen.getByRole("heading", { name: "Failed to load content" })).toBeInTheDocument();
    expect(
      screen.getByText("There was an error loading this genre. Please try again later."),
    ).toBeInTheDocument();
  });
});
