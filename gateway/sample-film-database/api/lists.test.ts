import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleUnderTest } from "../test-client.ts";

let sample: Awaited<ReturnType<typeof sampleUnderTest>>;

beforeAll(async () => {
  sample = await sampleUnderTest({ extraTitles: "byId" });
});

afterAll(() => sample.server.close());

test("now playing and upcoming stand on their side of the sample's day and say which days", async () => {
  const playing = await sample.get("movie/now_playing");
  const coming = await sample.get("movie/upcoming");
  expect(playing.body).toMatchObject({ dates: { maximum: "2025-03-29" } });
  expect(coming.body).toMatchObject({ dates: { minimum: "2025-03-30" } });
  for (const { release_date = "" } of (await sample.page("movie/upcoming")).results) {
    expect(release_date > "2025-03-29").toBe(true);
  }
});

test("a show on the air has a season that runs in the seven days from the sample's day", async () => {
  const first = await sample.page("tv/on_the_air");
  expect(first.results).toHaveLength(20);
  for (const { id } of first.results) {
    const { body } = await sample.get(`tv/${id}`);
    const { seasons } = body as {
      readonly seasons: readonly {
        readonly air_date: string | null;
        readonly episode_count: number;
      }[];
    };
    const runs = seasons.some(({ air_date: began, episode_count: episodes }) => {
      // The day of a season that is known by its year alone is not told.
      if (began === null) return true;
      const over = Date.parse(began) + episodes * 7 * 86_400_000;
      return began <= "2025-04-05" && over >= Date.parse("2025-03-29");
    });
    expect([id, runs]).toEqual([id, true]);
  }
  const days = "air_date.gte=2025-03-29&air_date.lte=2025-04-05";
  const discovered = await sample.page(`discover/tv?${days}`);
  expect(discovered.total_results).toBe(first.total_results);
});

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
  expect((await sample.page("search/multi?query=script alert")).results).toEqual([]);
});

test("a season tells its episodes and where it can be watched", async () => {
  const { body } = await sample.get("tv/1396/season/1");
  expect(body).toMatchObject({ season_number: 1, episodes: { length: 7 } });
  expect((await sample.get("tv/1396/season/1/watch/providers")).body).toMatchObject({ id: 1396 });
  expect((await sample.get("tv/1396/season/99")).status).toBe(404);
});
