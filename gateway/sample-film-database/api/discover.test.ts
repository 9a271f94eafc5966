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

test("votes, runtime, dates and language each narrow the answer", async () => {
  const { results } = await sample.page(
    "discover/movie?vote_average.gte=7.5&vote_average.lte=8&primary_release_date.gte=2000-01-01&primary_release_date.lte=2010-12-31&with_original_language=en",
  );
  expect(results.length).toBeGreaterThan(3);
  for (const movie of results) {
    expect(movie.vote_average).toBeGreaterThanOrEqual(7.5);
    expect(movie.vote_average).toBeLessThanOrEqual(8);
    expect(movie.release_date?.slice(0, 3)).toMatch(/20[01]/);
    expect(movie.original_language).toBe("en");
  }
  const long = await sample.page("discover/movie?with_runtime.gte=200");
  const any = await sample.page("discover/movie");
  expect(long.total_results).toBeLessThan(any.total_results / 10);
});

test("a year is a movie's release year and a show's first air year", async () => {
  const movies = await sample.page("discover/movie?primary_release_year=2019");
  for (const { release_date } of movies.results) expect(release_date).toMatch(/^2019/);
  const shows = await sample.page("discover/tv?first_air_date_year=2019");
  for (const { first_air_date } of shows.results) expect(first_air_date).toMatch(/^2019/);
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

test("release_date is no sort key of the film database: popularity stands in", async () => {
  const wrong = await sample.page("discover/movie?sort_by=release_date.desc");
  const plain = await sample.page("discover/movie?sort_by=popularity.desc");
  expect(wrong.results).toEqual(plain.results);
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

test("without_watch_providers leaves a service out, and monetization alone needs no service", async () => {
  const free = await sample.page(
    "discover/movie?watch_region=US&with_watch_monetization_types=free%7Cads",
  );
  const without = await sample.page(
    "discover/movie?watch_region=US&with_watch_monetization_types=free%7Cads&without_watch_providers=73",
  );
  expect(free.total_results).toBeGreaterThan(without.total_results);
});

test("certification.lte keeps movies with a certificate of the country that is no stricter", async () => {
  const mild = await sample.page("discover/movie?certification_country=US&certification.lte=PG-13");
  expect(mild.results.length).toBeGreaterThan(10);
  for (const { id } of mild.results.slice(0, 8)) {
    const { body } = await sample.get(`movie/${id}/release_dates`);
    expect(body).toMatchObject({
      results: expect.arrayContaining([
        expect.objectContaining({
          iso_3166_1: "US",
          release_dates: expect.arrayContaining([
            expect.objectContaining({ certification: expect.stringMatching(/^(G|PG|PG-13)$/) }),
          ]),
        }),
      ]),
    });
  }
  const total = async (query: string) => (await sample.page(`discover/${query}`)).total_results;
  expect(await total("movie?certification_country=US&certification.lte=R")).toBeGreaterThan(
    mild.total_results,
  );
  expect(await total("movie?certification_country=US&certification.lte=X")).toBe(0);
  expect(await total("movie?certification.lte=G")).toBe(await total("movie"));
  expect(await total("tv?certification_country=US&certification.lte=G")).toBe(await total("tv"));
  const { body } = await sample.get("certification/movie/list");
  expect(body).toMatchObject({
    certifications: { US: expect.arrayContaining([expect.objectContaining({ order: 1 })]) },
  });
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

test("people narrow to movies that they play in or make, and mean nothing for shows", async () => {
  const nolan = await sample.page("discover/movie?with_people=525");
  expect(nolan.results.map(({ title }) => title)).toContain("Inception");
  expect(nolan.total_results).toBeLessThan(30);
  const nobody = await sample.page("discover/movie?with_people=1");
  expect(nobody.total_results).toBe(0);
  const shows = await sample.page("discover/tv?with_people=1");
  expect(shows.total_results).toBeGreaterThan(100);
});

test("the last page holds the rest, the next none", async () => {
  const first = await sample.page("discover/tv?with_genres=37");
  const past = await sample.page(`discover/tv?with_genres=37&page=${first.total_pages + 1}`);
  expect(past.results).toEqual([]);
  expect(past.total_results).toBe(first.total_results);
});

test("a date that is none answers 400 with status_code 23", async () => {
  const { status, body } = await sample.get("discover/movie?primary_release_date.gte=2025-02-30");
  expect(status).toBe(400);
  expect(body).toMatchObject({ status_code: 23, success: false });
});
