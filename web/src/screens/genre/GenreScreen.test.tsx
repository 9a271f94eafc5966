import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { showScreen } from "../../test-support/show-screen.tsx";
import type { Answer } from "../../test-support/show-screen.tsx";
import { movies, titlePage } from "../../test-support/titles.ts";
import { GenreScreen } from "./GenreScreen.tsx";

let answer: Answer;
beforeEach(() => {
  answer = genre(titlePage(movies(20), { totalPages: 3, totalResults: 60 }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const genre = (discover: ReturnType<typeof titlePage>) => ({
  genres: [{ __typename: "Genre", id: 28, name: "Action" }],
  discover,
});

const show = (at: string, id = 28) =>
  showScreen(<GenreScreen id={id} />, at, ({ operation }) =>
    operation === "Genre" ? answer : "never",
  );

describe("the genre page", () => {
  test("is headed by the genre and the type, and offers the other type's closest genre", async () => {
    const shown = await show("/genre/28?type=anime");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Action Movies");
    expect(screen.getByText("Page 1 of 3")).toBeTruthy();
    expect(screen.getByRole("link", { name: "TV Shows" }).getAttribute("href")).toBe(
      "/genre/10759?type=tv",
    );
    expect(shown.askedOf("Genre")[0]?.variables).toEqual({
      type: "MOVIE",
      page: 1,
      filter: { genres: [28], region: "US", includeAdult: false },
    });
  });

  test("an unknown genre is headed 'Genre', and says that nothing was found", async () => {
    answer = genre(titlePage([]));
    await show("/genre/7?type=tv", 7);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Genre TV Shows");
    expect(screen.getByRole("heading", { name: "No content found" })).toBeTruthy();
    expect(screen.getByText("We couldn't find any TV shows in this genre.")).toBeTruthy();
  });

  test("a failure is asked again three times, a second apart, before it is shown", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer = new Error("offline");
    const shown = await show("/genre/28?type=movie");
    for (const times of [1, 2, 3]) {
      expect(shown.askedOf("Genre")).toHaveLength(times);
      expect(screen.getByTestId("placeholders")).toBeTruthy();
      await act(() => vi.advanceTimersByTimeAsync(1_000));
    }
    expect(shown.askedOf("Genre")).toHaveLength(4);
    expect(screen.getByRole("heading", { name: "Failed to load content" })).toBeTruthy();
    expect(
      screen.getByText("There was an error loading this genre. Please try again later."),
    ).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(shown.askedOf("Genre")).toHaveLength(4);
  });
});
