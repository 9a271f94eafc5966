import { expect, test } from "vitest";
import { z } from "zod";
import { records } from "./records.ts";
import { MovieDetailsRecord, TvDetailsRecord } from "./details.ts";
import { parseTolerantly } from "./parse-tolerantly.ts";
import { MoviePageRecord, SearchPageRecord } from "./title.ts";
import { offersIn } from "./watch-providers.ts";

const provider = {
  provider_id: 8,
  provider_name: "Netflix",
  logo_path: "/n.jpg",
  display_priority: 0,
};

function fightClub(changes: Record<string, unknown> = {}) {
  return {
    id: 550,
    title: "Fight Club",
    original_title: "Fight Club",
    overview: "An insomniac forms a club.",
    release_date: "1999-10-15",
    runtime: 139,
    vote_average: 8.4,
    genres: [{ id: 18, name: "Drama" }],
    credits: {
      cast: [{ id: 287, name: "Brad Pitt" }],
      crew: [{ id: 7467, name: "David Fincher", job: "Director" }],
    },
    external_ids: { imdb_id: "tt0137523", wikidata_id: "Q190050" },
    similar: { page: 1, total_pages: 1, total_results: 1, results: [{ id: 807, title: "Se7en" }] },
    "watch/providers": {
      results: { DE: { link: "https://www.example.com/", flatrate: [provider] } },
    },
    ...changes,
  };
}

const details = (changes: Record<string, unknown>) =>
  parseTolerantly(MovieDetailsRecord, fightClub(changes));

test.each([
  [
    "a cast member without a name",
    { credits: { cast: [{}, { id: 7470, name: "Meat Loaf" }], crew: [] } },
    "credits.cast[]",
  ],
  [
    "a cast member whose name is null",
    {
      credits: {
        cast: [
          { id: 1, name: null },
          { id: 7470, name: "Meat Loaf" },
        ],
        crew: [],
      },
    },
    "credits.cast[].name",
  ],
  ["a genre that is no object", { genres: ["Drama", { id: 18, name: "Drama" }] }, "genres[]"],
  ["a vote as text", { vote_average: "8.4" }, "vote_average"],
  ["a date that no calendar has", { release_date: "2025-02-30" }, "release_date"],
  ["votes beyond 32 bits", { vote_count: 3e9 }, "vote_count"],
  ["half a vote", { vote_count: 1.5 }, "vote_count"],
  ["a vote beyond ten", { vote_average: 1e300 }, "vote_average"],
  ["a popularity beyond 32 bits", { popularity: 1e300 }, "popularity"],
  ["a negative popularity", { popularity: -1 }, "popularity"],
  ["a negative runtime", { runtime: -5 }, "runtime"],
  ["a runtime of years", { runtime: 1e9 }, "runtime"],
  [
    "a link that runs code",
    {
      "watch/providers": { results: { DE: { link: "javascript:alert(1)", flatrate: [provider] } } },
    },
    "watch/providers.results.*.link",
  ],
  ["an image path that leaves its folder", { poster_path: "/../secret.jpg" }, "poster_path"],
  ["credits that are a text", { credits: "none" }, "credits"],
  [
    "a similar title with an id beyond 32 bits",
    {
      similar: {
        page: 1,
        total_pages: 1,
        total_results: 2,
        results: [
          { id: 2 ** 31, title: "Far" },
          { id: 807, title: "Se7en" },
        ],
      },
    },
    "similar.results[].id",
  ],
  ["similar titles without a page number", { similar: { results: [] } }, "similar"],
])("%s is left out and reported, the rest is used", (_, changes, field) => {
  const { value, malformed } = details(changes);
  expect(value).toMatchObject({ id: 550, title: "Fight Club" });
  expect(value && offersIn(value["watch/providers"].results, "DE")?.flatrate).toHaveLength(1);
  expect(malformed.map((part) => part.field)).toContain(field);
});

test("a part that was left out whole is empty, which is not malformed", () => {
  const { value, malformed } = details({
    credits: undefined,
    similar: undefined,
    external_ids: null,
  });
  expect(value).toMatchObject({
    credits: { cast: [], crew: [] },
    similar: { results: [] },
    external_ids: { imdb_id: null },
  });
  expect(malformed).toEqual([]);
});

test("an empty map that came as an empty list is an empty map", () => {
  const { value, malformed } = details({ "watch/providers": { results: [] } });
  expect(value?.["watch/providers"].results).toEqual({});
  expect(malformed).toEqual([]);
});

test.each([
  ["no id", { id: undefined }],
  ["an id that is no number", { id: "550a" }],
  ["no title", { title: undefined }],
  ["an empty title", { title: "  " }],
])("a title with %s has no value", (_, changes) => {
  expect(details(changes).value).toBeNull();
});

test("control characters are removed from names, paragraphs stay", () => {
  const { value } = details({ title: "Fight\u0000 \u009bClub", overview: "One.\n\nTwo.\u0007" });
  expect(value).toMatchObject({ title: "Fight Club", overview: "One.\n\nTwo." });
});

test("a list without its items is no empty list", () => {
  const page = { page: 1, total_pages: 1, total_results: 5 };
  expect(parseTolerantly(MoviePageRecord, page).value).toBeNull();
});

test("a search keeps titles, drops persons, and reports kinds that it does not know", () => {
  const results = [
    { media_type: "movie", id: 1, title: "One" },
    { media_type: "person", id: 2, name: "Two" },
    { media_type: "collection", id: 3, name: "Three" },
    { media_type: "tv", id: 4, name: "Four", vote_average: [] },
  ];
  const page = { page: 1, total_pages: 1, total_results: 4, results };
  const { value, malformed } = parseTolerantly(SearchPageRecord, page);
  expect(value?.results.map(({ id }) => id)).toEqual([1, 4]);
  expect(malformed.map(({ field }) => field)).not.toContain("results[].vote_average[]");
  expect(malformed.map(({ field }) => field)).toContain("results[].media_type");
});

test.each([3e9, 1.5, -1, 1e300])("%d is no number of episodes or of a season", (odd) => {
  const seasons = [{ season_number: 1, episode_count: odd }, { season_number: odd }];
  const show = { id: 1, name: "A Show", number_of_episodes: odd, number_of_seasons: odd, seasons };
  const { value, malformed } = parseTolerantly(TvDetailsRecord, show);
  expect(value).toMatchObject({
    number_of_episodes: null,
    number_of_seasons: null,
    seasons: [{ season_number: 1, episode_count: null }],
  });
  expect(malformed.map(({ field }) => field).toSorted()).toEqual([
    "number_of_episodes",
    "number_of_seasons",
    "seasons[]",
    "seasons[].episode_count",
    "seasons[].season_number",
  ]);
});

test.each([
  ["an offer without an id", { flatrate: [provider, { provider_name: "No id" }] }, true],
  ["a kind that is no list", { flatrate: "none" }, true],
  ["a nameless provider", { flatrate: [{ ...provider, provider_name: 7 }] }, true],
  ["a logo that is no path", { flatrate: [{ ...provider, logo_path: "https://x" }] }, false],
  ["a link that is no address", { link: "javascript:1", flatrate: [provider] }, false],
])("%s: offers say whether one was left out", (_, offers, incomplete) => {
  const { value } = details({ "watch/providers": { results: { DE: offers } } });
  expect(value?.["watch/providers"].incomplete).toBe(incomplete);
});

test.each(Object.entries(records))("the record of %s can be compiled to code", (_, { schema }) => {
  expect(() => z.compile<z.ZodType>(schema, { strict: true })).not.toThrow();
});
