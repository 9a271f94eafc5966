import { ApolloProvider, useFragment } from "@apollo/client/react";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ToastContext } from "../../ui/toast.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeGateway, type Answer } from "../../../test/fake-gateway.ts";
import type { RateTitleMutationVariables } from "./_internal/Rating.generated.ts";
import { RatingBlock_TitleFragmentDoc } from "./RatingBlock.generated.ts";
import { RatingBlock } from "./RatingBlock.tsx";

const SESSION = "0b4be9d6-5f2c-4c5c-9c39-0a0d8c1f2a11";

let gateway: FakeGateway;
/** What the store has of the session, and how it takes a vote. */
let store: { stars: number | null; refusal: string | null; unreachable: boolean };
let votesHeld: boolean;

beforeEach(() => {
  store = { stars: null, refusal: null, unreachable: false };
  votesHeld = true;
  gateway = new FakeGateway();
  gateway.answer("SessionRating", () => ({ sessionRating: store.stars }));
  gateway.answer("RateTitle", (variables) => (votesHeld ? "pending" : rate(starsOf(variables))));
  localStorage.setItem("sessionId", SESSION);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const starsOf = (variables: object) => (variables as RateTitleMutationVariables).input.stars;

const rate = (stars: number): Answer => {
  if (store.unreachable) return new TypeError("Failed to fetch");
  if (store.refusal === null) store.stars = stars || null;
  const rating = {
    __typename: "RatingSummary",
    average: store.stars && 4.25,
    count: store.stars ? 4 : 3,
  };
  const error = { __typename: "UserError", message: store.refusal, code: "STORE_UNAVAILABLE" };
  return {
    rateTitle: {
      __typename: "RateTitlePayload",
      stars: store.stars,
      rating: store.refusal === null ? rating : null,
      userErrors: store.refusal === null ? [] : [error],
    },
  };
};

/** The votes that the gateway got. */
const votes = () => gateway.requestsOf("RateTitle").map(({ variables }) => starsOf(variables));

/** Answers the votes that wait. */
const answerVotes = () =>
  act(async () => {
    votesHeld = false;
    gateway.release();
  });

/** What a title's page does: gives the block what the cache has of the title. */
function Page() {
  const { data, complete } = useFragment({
    fragment: RatingBlock_TitleFragmentDoc,
    fragmentName: "RatingBlock_title",
    from: 'Movie:{"tmdbId":603}',
  });
  return complete ? <RatingBlock title={data} /> : null;
}

async function show(
  rating: { average: number | null; count: number | null } = { average: 4, count: 3 },
) {
  const title = {
    __typename: "Movie" as const,
    id: 603,
    type: "MOVIE" as const,
    name: "The Matrix",
    year: 1999,
    rating: { __typename: "RatingSummary" as const, ...rating },
  };
  gateway.client.cache.writeFragment({
    id: 'Movie:{"tmdbId":603}',
    fragment: RatingBlock_TitleFragmentDoc,
    fragmentName: "RatingBlock_title",
    data: title,
  });
  await act(async () => {
    render(
      <ToastContext value={() => {}}>
        <ApolloProvider client={gateway.client}>
          <Page />
        </ApolloProvider>
      </ToastContext>,
    );
  });
  return userEvent.setup();
}

const star = (count: number) =>
  screen.getByRole("radio", { name: count === 1 ? "1 star" : `${count} stars` });
const checked = () =>
  screen.queryByRole("radio", { checked: true })?.getAttribute("aria-label") ?? null;

test("a star that the arrows have reached is saved where the page is left before they rest", async () => {
  store.stars = 3;
  const user = await show();
  await waitFor(() => expect(checked()).toBe("3 stars"));
  await act(async () => star(3).focus());
  await user.keyboard("{ArrowRight}");
  await act(async () => cleanup());
  expect(gateway.requestsOf("RateTitle")[0]?.variables).toMatchObject({ input: { stars: 4 } });
});

test("the store's rating of this session is shown, with everyone's average and count", async () => {
  store.stars = 3;
  await show();
  await waitFor(() => expect(checked()).toBe("3 stars"));
  expect(screen.getByRole("radiogroup", { name: "Rate This Movie" })).toBeInTheDocument();
  expect(screen.getByText("Visitors: 4.0 out of 5 · 3 ratings")).toBeInTheDocument();
});

test("a click shows the stars immediately, is read-only while saving, and then says so", async () => {
  const user = await show();
  await user.click(star(5));
  expect(checked()).toBe("5 stars");
  expect(screen.getByRole("status").textContent).toBe("Saving...");
  const stars = screen.getByRole("radiogroup");
  expect(stars.getAttribute("aria-readonly")).toBe("true");
  await user.click(star(2));
  await waitFor(() => expect(votes()).toEqual([5]));
  await answerVotes();
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Rating saved!"));
  expect(stars.getAttribute("aria-readonly")).toBe("false");
  expect(checked()).toBe("5 stars");
  expect(screen.getByText("Visitors: 4.3 out of 5 · 4 ratings")).toBeInTheDocument();
});

test("a rated title is offered to be marked as seen, once", async () => {
  const user = await show();
  expect(screen.queryByRole("button", { name: "Mark as seen" })).not.toBeInTheDocument();
  await user.click(star(5));
  await answerVotes();
  await user.click(await screen.findByRole("button", { name: "Mark as seen" }));
  expect(JSON.parse(localStorage.getItem("seen") ?? "[]")).toMatchObject([
    { type: "MOVIE", id: 603, name: "The Matrix", year: 1999 },
  ]);
  expect(screen.queryByRole("button", { name: "Mark as seen" })).not.toBeInTheDocument();
  localStorage.removeItem("seen");
});

test("clicking the current star takes the rating back", async () => {
  store.stars = 4;
  const user = await show();
  await waitFor(() => expect(checked()).toBe("4 stars"));
  await user.click(star(4));
  await answerVotes();
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Rating removed"));
  expect(votes()).toEqual([0]);
  expect(checked()).toBeNull();
});

test("where the store refuses, the stars go back and its word is shown", async () => {
  store.stars = 2;
  store.refusal = "Ratings are unavailable right now";
  const user = await show();
  await waitFor(() => expect(checked()).toBe("2 stars"));
  await user.click(star(5));
  await answerVotes();
  expect((await screen.findByRole("alert")).textContent).toBe("Ratings are unavailable right now");
  expect(checked()).toBe("2 stars");
});

test("where the gateway cannot be reached, the stars go back with a word", async () => {
  store.unreachable = true;
  const error = vi.spyOn(console, "error").mockReturnValue();
  const user = await show();
  await user.click(star(5));
  await answerVotes();
  expect(error).toHaveBeenCalledWith("A rating could not be saved:", expect.any(TypeError));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Your rating could not be saved. Please try again later.",
  );
  expect(checked()).toBeNull();
});

test("arrow keys move through the stars, and only where they stop is saved", async () => {
  const user = await show();
  await user.tab();
  expect(document.activeElement).toBe(star(1));
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  expect(checked()).toBe("4 stars");
  expect(votes()).toEqual([]);
  await user.keyboard("{Enter}");
  expect(votes()).toEqual([4]);
});

test("leaving the stars saves where the arrow keys stopped", async () => {
  const user = await show();
  await user.tab();
  await user.keyboard("{ArrowLeft}");
  expect(checked()).toBe("5 stars");
  await user.tab();
  expect(votes()).toEqual([5]);
});

test("the rating is requested again when the window gets the focus back", async () => {
  await show();
  await waitFor(() => expect(gateway.count("SessionRating")).toBe(1));
  store.stars = 5;
  await act(async () => void dispatchEvent(new Event("focus")));
  await waitFor(() => expect(checked()).toBe("5 stars"));
});

test("everyone's average is requested again with the focus, and on coming back, once it is 10 seconds old", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  gateway.answer("AverageRating", {
    title: {
      __typename: "Movie",
      id: 603,
      rating: { __typename: "RatingSummary", average: 3.5, count: 8 },
    },
  });
  const focus = () => act(async () => void dispatchEvent(new Event("focus")));
  await show();
  vi.advanceTimersByTime(9_900);
  await focus();
  expect(gateway.count("AverageRating")).toBe(0);
  expect(screen.getByText("Visitors: 4.0 out of 5 · 3 ratings")).toBeInTheDocument();
  vi.advanceTimersByTime(100);
  await focus();
  expect(await screen.findByText("Visitors: 3.5 out of 5 · 8 ratings")).toBeInTheDocument();
  expect(gateway.requestsOf("AverageRating").map(({ variables }) => variables)).toEqual([
    { type: "MOVIE", id: 603 },
  ]);

  cleanup();
  vi.advanceTimersByTime(9_900);
  await show();
  expect(gateway.count("AverageRating")).toBe(1);
  cleanup();
  vi.advanceTimersByTime(100);
  await show();
  await waitFor(() => expect(gateway.count("AverageRating")).toBe(2));
});

test("an average that cannot be requested again leaves the one that is shown", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  gateway.answer("AverageRating", new TypeError("Failed to fetch"));
  await show();
  vi.advanceTimersByTime(10_000);
  await act(async () => void dispatchEvent(new Event("focus")));
  await waitFor(() => expect(gateway.count("AverageRating")).toBe(1));
  expect(screen.getByText("Visitors: 4.0 out of 5 · 3 ratings")).toBeInTheDocument();
});

test("a vote in another tab shows here", async () => {
  await show();
  const vote = {
    title: { type: "MOVIE", id: 603 },
    sessionId: SESSION,
    stars: 1,
    rating: { __typename: "RatingSummary", average: 3.25, count: 4 },
  };
  // As the browser tells it to the tabs that did not write it.
  const key = "flickmap:last-vote";
  localStorage.setItem(key, JSON.stringify({ at: Date.now(), vote }));
  await act(async () => void dispatchEvent(new StorageEvent("storage", { key })));
  await waitFor(() => expect(checked()).toBe("1 star"));
  expect(screen.getByText("Visitors: 3.3 out of 5 · 4 ratings")).toBeInTheDocument();
});

test.each([
  [{ average: null, count: 0 }, "Visitors: no ratings yet"],
  [{ average: null, count: null }, "Visitors' ratings are unavailable right now"],
  [{ average: 5, count: 1 }, "Visitors: 5.0 out of 5 · 1 rating"],
])("of %o the block says %s", async (rating, words) => {
  await show(rating);
  expect(screen.getByText(words)).toBeInTheDocument();
});
