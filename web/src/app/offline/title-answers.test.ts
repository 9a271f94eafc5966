import { expect, test } from "vitest";

import { assembleTitleAnswer } from "./title-answers.ts";

const address = (operation: string, variables: Record<string, unknown>) =>
  `https://flickmap.example/graphql?${new URLSearchParams({ operationName: operation, variables: JSON.stringify(variables) })}`;

const screenOf = (country: string, countryKnown: boolean, id = 603) =>
  address("MovieScreen", { id, country, countryKnown });
const availabilityIn = (country: string, id = 603) => address("MovieAvailability", { id, country });

/** A store of kept answers, each the fields of a movie. */
function store(answers: Record<string, Record<string, unknown>>): Cache {
  const reader: Pick<Cache, "keys" | "match"> = {
    keys: async () => Object.keys(answers).map((url) => new Request(url)),
    match: async (request) => {
      const url = request instanceof Request ? request.url : String(request);
      const movie = answers[url];
      return movie && Response.json({ data: { movie } });
    },
  };
  return reader as Cache;
}

const assembled = async (asked: string, kept: Cache): Promise<unknown> =>
  (await assembleTitleAnswer(asked, kept))?.json() ?? null;

test("a page and its availability that came apart are given together", async () => {
  const kept = store({
    [screenOf("US", false)]: { id: 603, name: "The Matrix" },
    [availabilityIn("DE")]: { id: 603, availability: { countryCode: "DE" } },
  });
  expect(await assembled(screenOf("DE", true), kept)).toEqual({
    data: { movie: { id: 603, name: "The Matrix", availability: { countryCode: "DE" } } },
  });
});

test("a page and its availability that came together are given apart", async () => {
  const kept = store({
    [screenOf("DE", true)]: { id: 603, name: "The Matrix", availability: { countryCode: "DE" } },
  });
  expect(await assembled(availabilityIn("DE"), kept)).toMatchObject({
    data: { movie: { availability: { countryCode: "DE" } } },
  });
  expect(await assembled(screenOf("US", false), kept)).toEqual({
    data: { movie: { id: 603, name: "The Matrix" } },
  });
});

test("availability in one country never stands for that in another", async () => {
  const kept = store({
    [screenOf("US", true)]: { id: 603, name: "The Matrix", availability: { countryCode: "US" } },
  });
  expect(await assembled(availabilityIn("DE"), kept)).toBeNull();
  expect(await assembled(screenOf("DE", true), kept)).toMatchObject({
    data: {
      movie: {
        name: "The Matrix",
        availability: { countryCode: "DE", status: "FILM_DATABASE_UNAVAILABLE", offers: null },
      },
    },
  });
});

test("what is kept of one title says nothing of another, nor do other queries", async () => {
  const kept = store({
    [screenOf("US", false, 550)]: { id: 550 },
    [address("Home", { country: "US" })]: { id: 603 },
  });
  expect(await assembled(screenOf("US", false), kept)).toBeNull();
  expect(await assembled(address("Home", { country: "DE" }), kept)).toBeNull();
});

test("availability alone is no page", async () => {
  const kept = store({ [availabilityIn("DE")]: { id: 603, availability: {} } });
  expect(await assembled(screenOf("DE", true), kept)).toBeNull();
});
