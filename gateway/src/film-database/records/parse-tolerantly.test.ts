import { expect, test } from "vitest";
import { MovieDetailsRecord } from "./details.ts";
import { SearchPageRecord } from "./title.ts";
import { parseTolerantly } from "./parse-tolerantly.ts";

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
  [{ genres: ["Drama", { id: 18, name: "Drama" }] }, "genres[]"],
  [{ popularity: -1 }, "popularity"],
  [{ runtime: -5 }, "runtime"],
  [{ runtime: 1e9 }, "runtime"],
  [{ release_date: "2025-02-30" }, "release_date"],
  [{ poster_path: "/../secret.jpg" }, "poster_path"],
  [{ overview: "x".repeat(10_001) }, "overview"],
  [{ similar: { results: [] } }, "similar"],
])("%j is left out and reported, the rest is used", (changes, field) => {
  const found = details(changes);
  expect(found.value).toMatchObject({ id: 550, title: "Fight Club" });
  expect(found.value?.["watch/providers"].results["DE"]?.flatrate).toEqual([provider]);
  expect(fields(found)).toContain(field);
});

test("control characters are removed from names, paragraphs stay", () => {
  const { value } = details({ title: "Fight\u0000 \u009bClub", overview: "One.\n\nTwo.\u0007" });
  expect(value).toMatchObject({ title: "Fight Club", overview: "One.\n\nTwo." });
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

test.each([
  [{ flatrate: [provider, { provider_name: "No id" }] }, true],
  [{ flatrate: "none" }, true],
  [{ flatrate: [{ ...provider, logo_path: "https://x" }] }, false],
])("of %j offers say whether one was left out: %s", (changes, incomplete) => {
  const { value } = details({ ...offers(changes), release_date: "never" });
  expect(value?.["watch/providers"].incomplete).toBe(incomplete);
});
