import { MovieDb } from "moviedb-promise";
import { TMDB } from "tmdb-ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SampleFilmDatabase, startSampleFilmDatabase } from "./server.ts";

/** Two published clients of the film database, which cannot tell the sample from the real one. */

const REAL_BASE = "https://api.themoviedb.org/3";

let server: SampleFilmDatabase;
let movieDb: MovieDb;
let tmdb: TMDB;

beforeAll(async () => {
  server = await startSampleFilmDatabase();
  movieDb = new MovieDb("a-key", `${server.url}/`);
  tmdb = new TMDB("a-token", {
    fetch: (input, init) => fetch(String(input).replace(REAL_BASE, server.url), init),
  });
});

afterAll(() => server.close());

test("moviedb-promise reads a movie with credits, providers, ids, similar titles and dates", async () => {
  const movie = await movieDb.movieInfo({
    id: 550,
    append_to_response: "credits,watch/providers,external_ids,similar,release_dates",
  });
  expect(movie).toMatchObject({
    title: "Fight Club",
    external_ids: { imdb_id: "tt0137523" },
    similar: { page: 1, results: expect.arrayContaining([expect.anything()]) },
    release_dates: { results: expect.arrayContaining([expect.anything()]) },
  });
});

test("moviedb-promise reads a show with its seasons and content ratings", async () => {
  const show = await movieDb.tvInfo({ id: 1396, append_to_response: "content_ratings,credits" });
  expect(show).toMatchObject({
    name: "Breaking Bad",
    number_of_seasons: 5,
    created_by: [{ name: "Vince Gilligan" }],
    content_ratings: {
      results: expect.arrayContaining([expect.objectContaining({ iso_3166_1: "US" })]),
    },
  });
});

test("moviedb-promise pages through a discovery to its end and meets each title once", async () => {
  const seen: number[] = [];
  let total = 0;
  for (let page = 1, last = 1; page <= last; page++) {
    const found = await movieDb.discoverMovie({ page, with_genres: "37" });
    last = found.total_pages ?? 0;
    total = found.total_results ?? 0;
    seen.push(...(found.results ?? []).map(({ id }) => id ?? 0));
  }
  expect(seen).toHaveLength(total);
  expect(seen.length).toBeGreaterThan(20);
  expect(new Set(seen).size).toBe(seen.length);
});

test("moviedb-promise searches, finds by IMDb id and lists what is trending", async () => {
  const search = await movieDb.searchMulti({ query: "breaking" });
  expect(search.results?.[0]).toMatchObject({ id: 1396, media_type: "tv" });
  const found = await movieDb.find({ id: "tt1375666", external_source: "imdb_id" as never });
  expect(found.movie_results[0]).toMatchObject({ id: 27205, title: "Inception" });
  const trending = await movieDb.trending({ media_type: "movie", time_window: "day" });
  expect(trending.results).toHaveLength(20);
});

test("tmdb-ts reads details with appended credits and providers", async () => {
  const movie = await tmdb.movies.details(27205, ["credits", "watch/providers", "external_ids"]);
  expect(movie.credits.crew[0]).toMatchObject({ name: "Christopher Nolan", job: "Director" });
  expect(Object.keys(movie["watch/providers"].results)).toContain("US");
  const show = await tmdb.tvShows.details(1399, ["credits", "watch/providers"]);
  expect(show.number_of_seasons).toBe(8);
});

test("tmdb-ts searches, discovers, and reads now playing with its dates", async () => {
  const search = await tmdb.search.tvShows({ query: "game of thrones" });
  expect(search.results[0]?.id).toBe(1399);
  const discovered = await tmdb.discover.movie({
    watch_region: "GB",
    with_watch_providers: "8",
    sort_by: "vote_average.desc",
  });
  const votes = discovered.results.map(({ vote_average }) => vote_average);
  expect(votes).toEqual(votes.toSorted((one, other) => other - one));
  const playing = await tmdb.movies.nowPlaying();
  expect(playing.dates.maximum).toBe("2025-03-29");
  expect((await tmdb.genres.movies()).genres).toHaveLength(19);
});

test("tmdb-ts gets the film database's own words for an unknown id", async () => {
  await expect(tmdb.movies.details(1)).rejects.toMatchObject({ status_code: 34, success: false });
});
