import { expect, test } from "vitest";
import { readTitleNumber, readTitleUrl } from "./title-links.ts";

const SITE = "https://site.example";

test.each([
  ["https://www.themoviedb.org/movie/550-fight-club?language=de-DE", { type: "movie", id: 550 }],
  ["themoviedb.org/tv/1396", { type: "tv", id: 1396 }],
  ["https://www.themoviedb.org/tv/1396-breaking-bad/season/1", { type: "tv", id: 1396 }],
  ["https://www.themoviedb.org/de-DE/tv/1396", { type: "tv", id: 1396 }],
  ["https://www.imdb.com/title/tt0137523/?ref_=nv_sr_1", { imdbId: "tt0137523" }],
  ["m.imdb.com/de/title/TT0137523", { imdbId: "tt0137523" }],
  [`${SITE}/movie/550/fight-club?country=DE`, { type: "movie", id: 550 }],
  [`${SITE}/de/tv/1396/breaking-bad`, { type: "tv", id: 1396 }],
])("%s is a title's URL", (url, number) => {
  expect(readTitleUrl(url, SITE)).toEqual({ kind: "title", number });
});

test.each([
  ["https://www.imdb.com/name/nm0000093/", { kind: "person" }],
  ["https://www.themoviedb.org/de/person/287-brad-pitt", { kind: "person" }],
  [
    "https://www.themoviedb.org/tv/1396/season/1/episode/2",
    { kind: "episode", number: { type: "tv", id: 1396 } },
  ],
  ["https://www.themoviedb.org/movie/0", { kind: "other" }],
  ["https://www.themoviedb.org/movie/99999999999", { kind: "other" }],
  ["https://www.imdb.com/chart/top/", { kind: "other" }],
  ["https://themoviedb.org.evil.example/movie/550", null],
  ["https://other.example/movie/550", null],
  ["fight club", null],
])("%s is no title's URL", (url, target) => {
  expect(readTitleUrl(url, SITE)).toEqual(target);
});

test.each([
  ["tt0137523", { imdbId: "tt0137523" }],
  ["TT0137523", { imdbId: "tt0137523" }],
  ["imdb:tt0137523", { imdbId: "tt0137523" }],
  ["imdb: tt0137523", { imdbId: "tt0137523" }],
  ["imdb://tt0137523", { imdbId: "tt0137523" }],
  ["imdb:0137523", { imdbId: "tt0137523" }],
  ["tmdb:550", { type: null, id: 550 }],
  ["TMDB 550", { type: null, id: 550 }],
  ["tmdb://550", { type: null, id: 550 }],
  ["tmdb:tv:1396", { type: "tv", id: 1396 }],
  ["tmdb:movie/550-fight-club", { type: "movie", id: 550 }],
  ["tv/1396-breaking-bad", { type: "tv", id: 1396 }],
])("%s is a title's number", (text, number) => {
  expect(readTitleNumber(text)).toEqual({ kind: "title", number });
});

test.each([
  "1917",
  "550",
  "t2",
  "m3",
  "tt12",
  "movie 43",
  "tv",
  "imdb",
  "tmdb:",
  "2001-a-space-odyssey",
])("%s is a name", (text) => {
  expect(readTitleNumber(text)).toBeNull();
});
