import { expect, test } from "vitest";

import { toCsv, toJson } from "./export-list.ts";
import { parseImport } from "./parse-import.ts";

const references = (text: string) => parseImport(text).titles.map(({ reference }) => reference);

test("a watchlist of Letterboxd names titles and years", () => {
  const list = parseImport(`Date,Name,Year,Letterboxd URI
2024-01-31,Fight Club,1999,https://boxd.it/2a9q
2024-02-01,"Good, the Bad",1966,https://boxd.it/xyz
2024-02-02,An Unfinished Film,,https://boxd.it/abc
`);
  expect(list.source).toBe("Letterboxd");
  expect(list.titles).toEqual([
    { reference: { named: { name: "Fight Club", year: 1999 } }, label: "Fight Club (1999)" },
    { reference: { named: { name: "Good, the Bad", year: 1966 } }, label: "Good, the Bad (1966)" },
    { reference: { named: { name: "An Unfinished Film" } }, label: "An Unfinished Film" },
  ]);
});

test("a list of Letterboxd begins with lines about itself", () => {
  const list = parseImport(`Letterboxd list export v7
Date,Name,Tags,URL,Description
2024-05-01,Heists,,https://boxd.it/list,"Plans that
go wrong"

Position,Name,Year,URL,Description
1,Heat,1995,https://boxd.it/2b1u,
`);
  expect(list).toMatchObject({ source: "Letterboxd", unread: [] });
  expect(list.titles.map(({ label }) => label)).toEqual(["Heat (1995)"]);
});

test("IMDb's lists and ratings name titles by their numbers, and episodes and games are said", () => {
  const watchlist =
    parseImport(`Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated
1,tt0137523,2024-01-01,2024-01-01,,Fight Club,Fight Club,https://www.imdb.com/title/tt0137523/,Movie,8.8,139,1999,Drama,2400000,1999-10-15,David Fincher,,
2,tt2301451,2024-01-01,2024-01-01,,Ozymandias,Ozymandias,https://www.imdb.com/title/tt2301451/,TV Episode,10,47,2013,Drama,250000,2013-09-15,Rian Johnson,,
3,tt0903747,2024-01-01,2024-01-01,,Breaking Bad,Breaking Bad,https://www.imdb.com/title/tt0903747/,TV Series,9.5,45,2008,Crime,2300000,2008-01-20,,,
`);
  expect(watchlist).toEqual({
    source: "IMDb",
    titles: [
      { reference: { imdbId: "tt0137523" }, label: "Fight Club (1999)" },
      { reference: { imdbId: "tt0903747" }, label: "Breaking Bad (2008)" },
    ],
    unread: ["Ozymandias (2013)"],
  });
  expect(
    references(`Const,Your Rating,Date Rated,Title,Title Type
tt0133093,9,2020-05-05,The Matrix,Movie`),
  ).toEqual([{ imdbId: "tt0133093" }]);
});

test("a table of TMDB says which number is a show's", () => {
  expect(
    references(`TMDb ID,IMDb ID,Type,Name,Release Date
550,tt0137523,movie,Fight Club,1999-10-15
1396,tt0903747,tv,Breaking Bad,2008-01-20`),
  ).toEqual([{ movieId: 550 }, { tvShowId: 1396 }]);
});

test.each([
  ["550", { movieId: 550 }],
  ["m550", { movieId: 550 }],
  ["movie/550", { movieId: 550 }],
  ["tv 1396", { tvShowId: 1396 }],
  ["t1396", { tvShowId: 1396 }],
  ["https://www.themoviedb.org/movie/550-fight-club", { movieId: 550 }],
  ["https://www.themoviedb.org/tv/1396", { tvShowId: 1396 }],
  ["https://flickmap.example/tv/1396/breaking-bad", { tvShowId: 1396 }],
  ["https://www.imdb.com/title/tt0137523/?ref_=x", { imdbId: "tt0137523" }],
])("the line %s names a title", (line, reference) => {
  expect(references(line)).toEqual([reference]);
});

test("lines that name no title are said", () => {
  expect(parseImport("movie/550\nFight Club 1999\nmovie/0, tt1")).toMatchObject({
    titles: [{ reference: { movieId: 550 } }],
    unread: ["Fight Club 1999", "movie/0", "tt1"],
  });
});

test("what is exported can be imported, as CSV and as JSON", () => {
  const list = [
    { type: "MOVIE", id: 550, name: 'A "name", with signs', year: 1999, added: 5 },
    { type: "TV", id: 1396, name: "=Breaking Bad", year: null, added: 6 },
  ] as const;
  for (const written of [toCsv(list), toJson(list)]) {
    expect(references(written)).toEqual([{ movieId: 550 }, { tvShowId: 1396 }]);
  }
});

test.each(["", "[", "[null, 5, {}]", '[{"tmdb_id": "x"}]', "Name,Year\n,", "\u0000"])(
  "%j names no title",
  (text) => {
    expect(references(text)).toEqual([]);
  },
);
