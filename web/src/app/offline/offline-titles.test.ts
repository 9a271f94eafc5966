import { expect, test } from "vitest";

import { assembleTitle } from "./offline-titles.ts";

const address = (operation: string, variables: Record<string, unknown>) =>
  `https://flickmap.example/graphql?${new URLSearchParams({ operationName: operation, variables: JSON.stringify(variables) })}`;

const pageIn = (country: string | null, id = 603, type = "MOVIE") =>
  address("Title", { type, id, country: country ?? "US", countryKnown: country !== null });

/** A store of stored responses, each the fields of a title. */
function store(answers: Record<string, Record<string, unknown>>): Cache {
  const reader: Pick<Cache, "keys" | "match"> = {
    keys: async () => Object.keys(answers).map((url) => new Request(url)),
    match: async (request) => {
      const url = request instanceof Request ? request.url : String(request);
      const title = answers[url];
      return title && Response.json({ data: { title } });
    },
  };
  return reader as Cache;
}

const assembled = async (wanted: string, stored: Cache): Promise<unknown> =>
  (await assembleTitle(wanted, stored))?.json() ?? null;

test("a page that was seen for a country serves where no country is known yet", async () => {
  const stored = store({
    [pageIn("DE")]: { id: 603, name: "The Matrix", availability: { countryCode: "DE" } },
  });
  expect(await assembled(pageIn(null), stored)).toEqual({
    data: { title: { id: 603, name: "The Matrix" } },
  });
});

test("availability in one country never stands for that in another", async () => {
  const stored = store({
    [pageIn("US")]: { id: 603, name: "The Matrix", availability: { countryCode: "US" } },
  });
  expect(await assembled(pageIn("DE"), stored)).toMatchObject({
    data: {
      title: {
        name: "The Matrix",
        availability: { countryCode: "DE", status: "FILM_DATABASE_UNAVAILABLE", offers: null },
      },
    },
  });
});

test("a page that was seen before the country was known says that availability can't be looked up", async () => {
  const stored = store({ [pageIn(null)]: { id: 603, name: "The Matrix" } });
  expect(await assembled(pageIn("US"), stored)).toMatchObject({
    data: { title: { availability: { status: "FILM_DATABASE_UNAVAILABLE" } } },
  });
});

test("what is stored of one title says nothing of another, nor do other queries", async () => {
  const stored = store({
    [pageIn("US", 550)]: { id: 550 },
    [pageIn("US", 603, "TV")]: { id: 603 },
    [address("Home", { country: "US" })]: { id: 603 },
  });
  expect(await assembled(pageIn("US"), stored)).toBeNull();
  expect(await assembled(address("Home", { country: "DE" }), stored)).toBeNull();
});
