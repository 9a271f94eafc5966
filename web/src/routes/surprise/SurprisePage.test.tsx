import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";

import type { TitleReference } from "../../generated/schema.ts";
import { click, renderPage } from "../../../test/render-page.tsx";
import { movies, offer, title, watchable } from "../../../test/titles.ts";
import { SurprisePage } from "./SurprisePage.tsx";
import { getCandidates, shuffle } from "./surprise-query.ts";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const list = (results: readonly ReturnType<typeof title>[]) => ({
  __typename: "TitlePage",
  results,
});

const show = (at: string, first = movies(20), other = movies(20, 21)) =>
  renderPage(<SurprisePage />, at, ({ operation, variables }) => {
    if (operation === "Surprise") return { first: list(first), other: list(other) };
    const references = variables as { references?: TitleReference[]; titles?: TitleReference[] };
    if (operation === "SurpriseOfList") {
      return {
        titles: (references.references ?? []).map(({ movieId }) => title("MOVIE", movieId ?? 0)),
      };
    }
    if (operation === "Watchable") {
      return {
        titles: (references.titles ?? []).map(({ movieId }) =>
          watchable(
            "MOVIE",
            movieId ?? 0,
            movieId === 2 ? [offer("FLATRATE", 8, "Netflix", "netflix")] : [],
          ),
        ),
        more: [],
      };
    }
    return "pending";
  });

const shown = () => screen.getByRole("heading", { level: 2 }).textContent;
const another = () => click(screen.getByRole("link", { name: "Another one" }));

test("no title comes twice, and going back to a pick shows what it was", async () => {
  const page = await show("/surprise?pick=4");
  const names: (string | null)[] = [];
  for (let step = 0; step < 20; step += 1) {
    names.push(shown());
    if (step < 19) await another();
  }
  expect(new Set(names).size).toBe(20);
  expect(page.address()).toBe("/surprise?pick=23");
  await another();
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("You have seen all of these");
  await click(screen.getByRole("link", { name: "Start again" }));
  expect(names).toContain(shown());
  cleanup();
  await show("/surprise?pick=24");
  expect(names).toContain(shown());
});

test("what is seen is left out", async () => {
  const seen = movies(19, 21).map(({ id }) => ({
    type: "MOVIE",
    id,
    name: "",
    year: null,
    added: id,
  }));
  localStorage.setItem("seen", JSON.stringify(seen));
  await show("/surprise?pick=4");
  expect(shown()).toBe("MOVIE 40");
});

test("the filters stay in the URL, and are asked for, with what is well rated", async () => {
  localStorage.setItem("myServices", '{"services":["netflix"],"kinds":["FLATRATE"]}');
  const page = await show("/surprise?with_genres=18&type=movie&pick=6");
  expect(page.requestsOf("Surprise")[0]?.variables).toMatchObject({
    type: "MOVIE",
    filter: { genres: [18], voteAverageMin: 7, voteCountMin: 100, region: "US" },
    watchable: { country: "US", services: ["netflix"], kinds: ["FLATRATE"] },
  });
  await another();
  expect(page.address()).toBe("/surprise?with_genres=18&type=movie&pick=7");
  await click(screen.getByRole("link", { name: "TV Shows" }));
  expect(page.address()).toBe("/surprise?with_genres=18&type=tv&pick=7");
});

test("without services what is streamed counts; a visitor who asks for worse ones gets them", async () => {
  const page = await show("/surprise?vote_average.gte=3&pick=1");
  expect(page.requestsOf("Surprise")[0]?.variables).toMatchObject({
    type: "TV",
    filter: { voteAverageMin: 3, offerKinds: ["FLATRATE", "FREE", "ADS"] },
  });
});

test("of My list it is what can be watched and is not seen", async () => {
  localStorage.setItem(
    "myList",
    JSON.stringify(
      movies(4).map(({ id }) => ({ type: "MOVIE", id, name: "", year: null, added: id })),
    ),
  );
  localStorage.setItem(
    "seen",
    JSON.stringify([{ type: "MOVIE", id: 1, name: "", year: null, added: 1 }]),
  );
  const page = await show("/surprise?from=list&pick=3");
  expect(shown()).toBe("MOVIE 2");
  expect(JSON.stringify(page.requestsOf("SurpriseOfList")[0]?.variables)).not.toContain(
    '"movieId":1}',
  );
});

test("a list of one page gives its titles, an empty one says so", async () => {
  await show("/surprise?pick=4", movies(2), []);
  expect(["MOVIE 1", "MOVIE 2"]).toContain(shown());
  cleanup();
  await show("/surprise?pick=4", [], []);
  expect(shown()).toBe("Nothing to surprise you with");
});

test("another pick is another order, the same pick the same", () => {
  const ids = (pick: number) => shuffle(movies(20), pick).map(({ id }) => id);
  expect(ids(7)).toEqual(ids(7));
  expect(new Set([1, 2, 3, 4, 5].map((pick) => ids(pick).join())).size).toBe(5);
  expect(getCandidates({ first: null, other: null } as never, 1)).toBeNull();
  const pages = { first: { results: movies(3) }, other: { results: movies(2) } } as never;
  expect(getCandidates(pages, 1)).toHaveLength(2);
});
