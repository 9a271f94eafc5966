import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleUnderTest } from "../test-client.ts";

let sample: Awaited<ReturnType<typeof sampleUnderTest>>;

beforeAll(async () => {
  sample = await sampleUnderTest({ extraTitles: "byId" });
});

afterAll(() => sample.server.close());

test("the awkward titles answer to their ids and stand in no list", async () => {
  expect((await sample.get("movie/9900001")).body).toMatchObject({
    poster_path: null,
    backdrop_path: null,
    overview: "",
    runtime: null,
    release_date: "",
    genres: [],
  });
  expect((await sample.get("tv/9900002")).body).toMatchObject({
    number_of_seasons: 0,
    seasons: [],
  });
  expect((await sample.get("movie/9900003?append_to_response=credits")).status).toBe(200);
  expect((await sample.get("search/multi?query=script alert")).body).toMatchObject({ results: [] });
});

test("a season tells its episodes and where it can be watched", async () => {
  const { body } = await sample.get("tv/1396/season/1");
  expect(body).toMatchObject({ season_number: 1, episodes: { length: 7 } });
  expect((await sample.get("tv/1396/season/1/watch/providers")).body).toMatchObject({ id: 1396 });
  expect((await sample.get("tv/1396/season/99")).status).toBe(404);
});
