import { expect, test } from "vitest";
import { z } from "zod";
import { records } from "./records.ts";
import { MovieDetailsRecord, TvDetailsRecord } from "./details.ts";
import { parseTolerantly } from "./parse-tolerantly.ts";
import { MoviePageRecord, SearchPageRecord } from "./title.ts";

const provider = {
  provider_id: 8,
  provider_name: "Netflix",
  logo_path: "/n.jpg",
  display_priority: 0,
};
const offers = (changes: object) => ({
  "watch/providers": { results: { DE: { flatrate: [provider], ...changes } } },
});
const page = (results?: unknown[]) => ({ page: 1, total_pages: 1, total_results: 5, results });

const details = (changes: Record<string, unknown>) =>
  parseTolerantly(MovieDetailsRecord, {
    id: 550,
    title: "Fight Club",
    release_date: "1999-10-15",
    ...offers({}),
    ...changes,
  });
const fields = ({ malformed }: ReturnType<typeof details>) => malformed.map(({ field }) => field);

test.each<[Record<string, unknown>, string]>([
  [{ credits: { cast: [{}, { id: 1, name: "A" }], crew: [] } }, "credits.cast[]"],
  [{ credits: { cast: [{ id: 1, name: null }], crew: [] } }, "credits.cast[].name"],
  [{ credits: "none" }, "credits"],
  [{ genres: ["Drama", { id: 18, name: "Drama" }] }, "genres[]"],
  [{ vote_average: "8.4" }, "vote_average"],
  [{ vote_average: 1e300 }, "vote_average"],
  [{ vote_count: 3e9 }, "vote_count"],
  [{ vote_count: 1.5 }, "vote_count"],
  [{ popularity: -1 }, "popularity"],
  [{ runtime: -5 }, "runtime"],
  [{ runtime: 1e9 }, "runtime"],
  [{ release_date: "2025-02-30" }, "release_date"],
  [{ poster_path: "/../secret.jpg" }, "poster_path"],
  [{ overview: "x".repeat(10_001) }, "overview"],
  [offers({ link: "javascript:alert(1)" }), "watch/providers.results.*.link"],
  [{ similar: page([{ id: 2 ** 31, title: "Far" }]) }, "similar.results[].id"],
  [{ similar: { results: [] } }, "similar"],
])("%j is left out and reported, the rest is used", (changes, field) => {
  const found = details(changes);
  expect(found.value).toMatchObject({ id: 550, title: "Fight Club" });
  expect(found.value?.["watch/providers"].results["DE"]?.flatrate).toEqual([provider]);
  expect(fields(found)).toContain(field);
});

test("a part that was left out whole is empty, which is not malformed, and so is a map that came as a list", () => {
  const left = { credits: undefined, similar: undefined, external_ids: null };
  const { value, malformed } = details({ ...left, "watch/providers": { results: [] } });
  expect(value).toMatchObject({
    credits: { cast: [], crew: [] },
    similar: { results: [] },
    external_ids: { imdb_id: null },
    "watch/providers": { results: {} },
  });
  expect(malformed).toEqual([]);
});

test.each([{ id: undefined }, { id: "550a" }, { title: undefined }, { title: "  " }])(
  "a title with %j has no value",
  (changes) => {
    expect(details(changes).value).toBeNull();
  },
);

test("control characters are removed from names, paragraphs stay", () => {
  const { value } = details({ title: "Fight\u0000 \u009bClub", overview: "One.\n\nTwo.\u0007" });
  expect(value).toMatchObject({ title: "Fight Club", overview: "One.\n\nTwo." });
});

test("a list without its items is no empty list", () => {
  expect(parseTolerantly(MoviePageRecord, page()).value).toBeNull();
});

test("a search keeps titles, drops persons, and reports kinds that it does not know", () => {
  const results = [
    { media_type: "movie", id: 1, title: "One" },
    { media_type: "person", id: 2, name: "Two" },
    { media_type: "collection", id: 3, name: "Three" },
    { media_type: "tv", id: 4, name: "Four", vote_average: [] },
  ];
  const { value, malformed } = parseTolerantly(SearchPageRecord, page(results));
  expect(value?.results.map(({ id }) => id)).toEqual([1, 4]);
  expect(malformed.map(({ field }) => field)).toContain("results[].media_type");
});

test.each([3e9, 1.5, -1])("%d is no number of episodes or of a season", (odd) => {
  const seasons = [{ season_number: 1, episode_count: odd }, { season_number: odd }];
  const show = { id: 1, name: "A Show", number_of_episodes: odd, number_of_seasons: odd, seasons };
  expect(parseTolerantly(TvDetailsRecord, show).value).toMatchObject({
    number_of_episodes: null,
    number_of_seasons: null,
    seasons: [{ season_number: 1, episode_count: null }],
  });
});

test.each([
  [{ flatrate: [provider, { provider_name: "No id" }] }, true],
  [{ flatrate: "none" }, true],
  [{ flatrate: [{ ...provider, provider_name: 7 }] }, true],
  [{ flatrate: [{ ...provider, logo_path: "https://x" }] }, false],
  [{ link: "javascript:1" }, false],
])("of %j offers say whether one was left out: %s", (changes, incomplete) => {
  const { value } = details({ ...offers(changes), release_date: "never" });
  expect(value?.["watch/providers"].incomplete).toBe(incomplete);
});

test.each(Object.entries(records))("the record of %s can be compiled to code", (_, { schema }) => {
  expect(() => z.compile<z.ZodType>(schema, { strict: true })).not.toThrow();
});
