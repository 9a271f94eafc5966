import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider, useFragment } from "@apollo/client/react";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";

import { RatingBlock_TitleFragmentDoc } from "./RatingBlock.generated.ts";
import { RatingBlock } from "./RatingBlock.tsx";
import { tellOtherTabs } from "./stored-vote.ts";

const SESSION = "0b4be9d6-5f2c-4c5c-9c39-0a0d8c1f2a11";

/** A gateway of one title: it keeps one session's stars, and holds each vote until it is let go. */
class Gateway {
  stars: number | null = null;
  asked = 0;
  readonly votes: number[] = [];
  refusal: string | null = null;
  unreachable = false;
  #letGo: (() => void)[] = [];

  answerVotes() {
    for (const go of this.#letGo.splice(0)) go();
  }

  readonly link = new ApolloLink((operation) => {
    return new Observable((observer) => {
      const answer = (data: Record<string, unknown>) => {
        observer.next({ data });
        observer.complete();
      };
      if (operation.operationName === "SessionRating") {
        this.asked += 1;
        answer({ sessionRating: this.stars });
        return;
      }
      this.votes.push(operation.variables["input"].stars);
      this.#letGo.push(() => {
        if (this.unreachable) {
          observer.error(new TypeError("Failed to fetch"));
          return;
        }
        if (!this.refusal) this.stars = operation.variables["input"].stars || null;
        answer({
          rateTitle: {
            __typename: "RateTitlePayload",
            stars: this.stars,
            rating: this.refusal
              ? null
              : {
                  __typename: "RatingSummary",
                  average: this.stars && 4.25,
                  count: this.stars ? 4 : 3,
                },
            userErrors: this.refusal
              ? [{ __typename: "UserError", message: this.refusal, code: "STORE_UNAVAILABLE" }]
              : [],
          },
        });
      });
    });
  });
}

let gateway: Gateway;
beforeEach(() => {
  gateway = new Gateway();
  localStorage.setItem("sessionId", SESSION);
});
afterEach(cleanup);

/** What a title's page does: gives the block what the cache has of the title. */
function Page() {
  const { data, complete } = useFragment({
    fragment: RatingBlock_TitleFragmentDoc,
    fragmentName: "RatingBlock_title",
    from: "Movie:603",
  });
  return complete ? <RatingBlock title={data} /> : null;
}

async function show(
  rating: { average: number | null; count: number | null } = { average: 4, count: 3 },
) {
  const cache = new InMemoryCache({ possibleTypes: { Title: ["Movie", "TvShow"] } });
  const title = {
    __typename: "Movie" as const,
    id: 603,
    type: "MOVIE" as const,
    rating: { __typename: "RatingSummary" as const, ...rating },
  };
  cache.writeFragment({
    id: "Movie:603",
    fragment: RatingBlock_TitleFragmentDoc,
    fragmentName: "RatingBlock_title",
    data: title,
  });
  const client = new ApolloClient({ cache, link: gateway.link });
  await act(async () => {
    render(
      <ApolloProvider client={client}>
        <Page />
      </ApolloProvider>,
    );
  });
  return userEvent.setup();
}

const star = (count: number) =>
  screen.getByRole("radio", { name: count === 1 ? "1 star" : `${count} stars` });
const checked = () =>
  screen.queryByRole("radio", { checked: true })?.getAttribute("aria-label") ?? null;

test("the store's rating of this session is shown, with everyone's average and count", async () => {
  gateway.stars = 3;
  await show();
  await waitFor(() => expect(checked()).toBe("3 stars"));
  expect(screen.getByRole("radiogroup", { name: "Rate This Movie" })).toBeTruthy();
  expect(screen.getByText("4.0 out of 5 · 3 ratings")).toBeTruthy();
});

test("a click shows the stars at once, is read-only while saving, and then says so", async () => {
  const user = await show();
  await user.click(star(5));
  expect(checked()).toBe("5 stars");
  expect(screen.getByRole("status").textContent).toBe("Saving...");
  const stars = screen.getByRole("radiogroup");
  expect(stars.getAttribute("aria-readonly")).toBe("true");
  await user.click(star(2));
  expect(gateway.votes).toEqual([5]);
  await act(async () => gateway.answerVotes());
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Rating saved!"));
  expect(stars.getAttribute("aria-readonly")).toBe("false");
  expect(checked()).toBe("5 stars");
  expect(screen.getByText("4.3 out of 5 · 4 ratings")).toBeTruthy();
});

test("clicking the current star takes the rating back", async () => {
  gateway.stars = 4;
  const user = await show();
  await waitFor(() => expect(checked()).toBe("4 stars"));
  await user.click(star(4));
  await act(async () => gateway.answerVotes());
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Rating saved!"));
  expect(gateway.votes).toEqual([0]);
  expect(checked()).toBeNull();
});

test("where the store refuses, the stars go back and its word is shown", async () => {
  gateway.stars = 2;
  gateway.refusal = "Ratings are unavailable right now";
  const user = await show();
  await waitFor(() => expect(checked()).toBe("2 stars"));
  await user.click(star(5));
  await act(async () => gateway.answerVotes());
  expect((await screen.findByRole("alert")).textContent).toBe("Ratings are unavailable right now");
  expect(checked()).toBe("2 stars");
});

test("where the gateway cannot be reached, the stars go back with a word", async () => {
  gateway.unreachable = true;
  const user = await show();
  await user.click(star(5));
  await act(async () => gateway.answerVotes());
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
  expect(gateway.votes).toEqual([]);
  await user.keyboard("{Enter}");
  expect(gateway.votes).toEqual([4]);
});

test("leaving the stars saves where the arrow keys stopped", async () => {
  const user = await show();
  await user.tab();
  await user.keyboard("{ArrowLeft}");
  expect(checked()).toBe("5 stars");
  await user.tab();
  expect(gateway.votes).toEqual([5]);
});

test("the rating is asked for again when the window gets the focus back", async () => {
  await show();
  await waitFor(() => expect(gateway.asked).toBe(1));
  gateway.stars = 5;
  await act(async () => void dispatchEvent(new Event("focus")));
  await waitFor(() => expect(checked()).toBe("5 stars"));
});

test("a vote in another tab shows here", async () => {
  await show();
  tellOtherTabs({
    title: { type: "MOVIE", id: 603 },
    sessionId: SESSION,
    stars: 1,
    rating: { __typename: "RatingSummary", average: 3.25, count: 4 },
  });
  await waitFor(() => expect(checked()).toBe("1 star"));
  expect(screen.getByText("3.3 out of 5 · 4 ratings")).toBeTruthy();
});

test.each([
  [{ average: null, count: 0 }, "No ratings yet"],
  [{ average: null, count: null }, "Ratings are unavailable right now"],
  [{ average: 5, count: 1 }, "5.0 out of 5 · 1 rating"],
])("of %o the block says %s", async (rating, words) => {
  await show(rating);
  expect(screen.getByText(words)).toBeTruthy();
});
