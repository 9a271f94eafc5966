import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleUnderTest } from "../test-client.ts";

let sample: Awaited<ReturnType<typeof sampleUnderTest>>;

beforeAll(async () => {
  sample = await sampleUnderTest();
});

afterAll(() => sample.server.close());

const first = async (path: string, query: string) =>
  (await sample.page(`search/${path}?query=${encodeURIComponent(query)}`)).results[0];

test.each([
  ["AMELIE", "Amélie"],
  ["amélie", "Amélie"],
  ["기생충", "Parasite"],
  ["shichinin no SAMURAI", "Seven Samurai"],
  ["spiderman", "Spider-Man: No Way Home"],
  ["spider man", "Spider-Man: No Way Home"],
  ["walle", "WALL·E"],
  ["et the extraterrestrial", "E.T. the Extra-Terrestrial"],
])("%s finds %s whatever the case, the accents and the script", async (query, title) => {
  const { results } = await sample.page(`search/movie?query=${encodeURIComponent(query)}`);
  expect(results.map((item) => item.title)).toContain(title);
});

test("an exact title comes before those that begin with it, those before the rest", async () => {
  const { results } = await sample.page("search/movie?query=dune");
  expect(results[0]?.title).toBe("Dune");
  const ranks = results.map(({ title = "" }) =>
    title.toLowerCase() === "dune" ? 0 : title.toLowerCase().startsWith("dune") ? 1 : 2,
  );
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
});

test("search/multi holds movies, shows and people, each with its media type", async () => {
  expect(await first("multi", "bryan cranston")).toMatchObject({
    media_type: "person",
    name: "Bryan Cranston",
  });
  expect(await first("multi", "game of thrones")).toMatchObject({ media_type: "tv" });
  expect(await first("multi", "fight club")).toMatchObject({
    media_type: "movie",
    title: "Fight Club",
  });
});
