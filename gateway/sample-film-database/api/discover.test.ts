import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleUnderTest } from "../test-client.ts";

let sample: Awaited<ReturnType<typeof sampleUnderTest>>;

beforeAll(async () => {
  sample = await sampleUnderTest();
});

afterAll(() => sample.server.close());

test("a comma means all genres, a pipe any", async () => {
  const both = await sample.page("discover/movie?with_genres=35,80");
  const either = await sample.page("discover/movie?with_genres=35%7C80");
  for (const { genre_ids } of both.results)
    expect(genre_ids).toEqual(expect.arrayContaining([35, 80]));
  expect(either.total_results).toBeGreaterThan(both.total_results);
});

test.each([
  ["movie", "primary_release_date.desc", "release_date"],
  ["movie", "vote_average.asc", "vote_average"],
  ["tv", "first_air_date.asc", "first_air_date"],
  ["tv", "popularity.desc", "popularity"],
] as const)("%s sorts by %s", async (kind, key, field) => {
  const { results } = await sample.page(`discover/${kind}?sort_by=${key}`);
  const values = results.map((item) => item[field] ?? "");
  const sorted = values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  expect(values).toEqual(key.endsWith("desc") ? sorted.reverse() : sorted);
});

test("a provider filter finds just what watch/providers of each title says", async () => {
  const { results } = await sample.page(
    "discover/movie?watch_region=DE&with_watch_providers=11&with_watch_monetization_types=flatrate",
  );
  expect(results.length).toBeGreaterThan(0);
  for (const { id } of results) {
    const { body } = await sample.get(`movie/${id}/watch/providers`);
    expect(body).toMatchObject({
      results: {
        DE: { flatrate: expect.arrayContaining([expect.objectContaining({ provider_id: 11 })]) },
      },
    });
  }
});

test("certification.lte keeps movies with a certificate of the country that is no stricter", async () => {
  const total = async (query: string) => (await sample.page(`discover/${query}`)).total_results;
  const mild = await sample.page("discover/movie?certification_country=US&certification.lte=PG-13");
  expect(mild.results.length).toBeGreaterThan(10);
  const certification = expect.stringMatching(/^(G|PG|PG-13)$/);
  const release_dates = expect.arrayContaining([expect.objectContaining({ certification })]);
  for (const { id } of mild.results.slice(0, 8)) {
    const { body } = await sample.get(`movie/${id}/release_dates`);
    const inUs = expect.objectContaining({ iso_3166_1: "US", release_dates });
    expect(body).toMatchObject({ results: expect.arrayContaining([inUs]) });
  }
  const strict = await total("movie?certification_country=US&certification.lte=R");
  expect(strict).toBeGreaterThan(mild.total_results);
  expect(await total("movie?certification_country=US&certification.lte=X")).toBe(0);
  expect(await total("movie?certification.lte=G")).toBe(await total("movie"));
});

test("keywords are found by a part of their name, and narrow to titles that have them", async () => {
  const { results } = await sample.page("search/keyword?query=KILL");
  expect(results).toContainEqual({ id: 10714, name: "serial killer" });
  expect((await sample.get("keyword/10714")).body).toEqual({ id: 10714, name: "serial killer" });
  expect((await sample.get("keyword/1")).status).toBe(404);
  const murder = await sample.page("discover/movie?with_keywords=9826");
  const both = await sample.page("discover/movie?with_keywords=9826,703");
  const either = await sample.page("discover/movie?with_keywords=9826%7C703");
  expect(murder.total_results).toBeGreaterThan(both.total_results);
  expect(either.total_results).toBeGreaterThan(murder.total_results);
  const { body } = await sample.get(`movie/${murder.results[0]?.id}/keywords`);
  expect(body).toMatchObject({ keywords: expect.arrayContaining([{ id: 9826, name: "murder" }]) });
});
