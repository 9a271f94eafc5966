import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleUnderTest } from "../test-client.ts";

let sample: Awaited<ReturnType<typeof sampleUnderTest>>;
beforeAll(async () => {
  sample = await sampleUnderTest();
});
afterAll(() => sample.server.close());

const search = async (path: string, query: string) =>
  (await sample.page(`search/${path}?query=${encodeURIComponent(query)}`)).results;

test.each([
  ["AMELIE", "Amélie"],
  ["기생충", "Parasite"],
  ["shichinin no SAMURAI", "Seven Samurai"],
  ["spiderman", "Spider-Man: No Way Home"],
  ["et the extraterrestrial", "E.T. the Extra-Terrestrial"],
])("%s finds %s whatever the case, the accents and the script", async (query, title) => {
  expect((await search("movie", query)).map((item) => item.title)).toContain(title);
});

test("an exact title comes before those that begin with it, those before the rest", async () => {
  const ranks = (await search("movie", "dune")).map(({ title = "" }) =>
    title === "Dune" ? 0 : title.startsWith("Dune") ? 1 : 2,
  );
  expect(ranks[0]).toBe(0);
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
});

test("search/multi holds movies, shows and people, each with its media type", async () => {
  for (const [query, media_type] of [
    ["bryan cranston", "person"],
    ["game of thrones", "tv"],
    ["fight club", "movie"],
  ] as const)
    expect((await search("multi", query))[0]).toMatchObject({ media_type });
});
