import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";

import { type ImportedList, writeNote, writeSource } from "./imported-list.ts";
import { readImport as readNotes, type ImportSource } from "./read-import.ts";

/** What is read, in words. */
const readImport = (source: ImportSource) => {
  const result = readNotes(source);
  switch (result.kind) {
    case "problem":
      return { ...result, problem: writeNote(result.problem) };
    case "list": {
      const list = { ...result.list, source: writeSource(result.list.source) };
      return { ...result, list, note: result.notes.map(writeNote).join(" ") || null };
    }
  }
};
const read = (text: string) => readImport({ content: strToU8(text) });
const listOf = (result: ReturnType<typeof readImport>): ImportedList => {
  if (result.kind !== "list") throw new Error(JSON.stringify(result));
  return result.list;
};
/** What each title of a file is looked up by first. */
const references = (text: string) => listOf(read(text)).titles.map((title) => title.references[0]);
const labels = (text: string) => listOf(read(text)).titles.map(({ label }) => label);
const typed = (text: string) => listOf(readImport({ content: text, site: "https://site.example" }));

describe("an archive of Trakt", () => {
  const ids = (tmdb: number) => ({
    trakt: tmdb + 1,
    slug: `title-${tmdb}`,
    tmdb,
  });
  const movie = (tmdb: number) => ({
    title: `Movie ${tmdb}`,
    year: 2000,
    ids: ids(tmdb),
  });
  const show = (tmdb: number) => ({
    title: `Show ${tmdb}`,
    year: 2010,
    ids: ids(tmdb),
  });
  const listed = (tmdb: number, day: number) => ({
    rank: day,
    listed_at: `2026-01-0${day}T10:00:00.000Z`,
    type: "movie",
    movie: movie(tmdb),
  });
  const whole = {
    "user-profile.json": {
      username: "someone",
      name: "Someone",
      ids: { slug: "someone" },
    },
    "hidden-progress-watched.json": [{ type: "show", show: show(1) }],
    "likes-lists.json": [{ type: "list", list: { name: "Best", ids: { trakt: 3 } } }],
    "lists-lists.json": [{ name: "Faves", ids: { trakt: 9, slug: "faves" } }],
    "lists-list-9-faves.json": [{ type: "movie", movie: movie(5) }],
    "lists-watchlist-1.json": [listed(949, 1), listed(550, 2)],
    "lists-watchlist-2.json": [
      listed(949, 3),
      {
        type: "season",
        season: { number: 1, ids: { tmdb: 3572 } },
        show: show(1396),
      },
    ],
    "ratings-episodes.json": [
      {
        rating: 9,
        type: "episode",
        episode: { season: 1, number: 1, title: "Pilot" },
        show: show(2),
      },
    ],
    "watched-history-1.json": [{ action: "watch", type: "movie", movie: movie(6) }],
    "watched-history-10.json": [{ action: "watch", type: "movie", movie: movie(8) }],
    "watched-history-2.json": [{ action: "watch", type: "movie", movie: movie(7) }],
    "watched-movies.json": [{ plays: 2, last_watched_at: "2026-01-01T00:00:00Z", movie: movie(6) }],
    "watched-shows.json": [{ plays: 8, show: show(1396), seasons: [{ number: 1, episodes: [] }] }],
  };
  const pack = (files: object) =>
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, value]) => [name, strToU8(JSON.stringify(value))]),
      ),
    );
  const readFile = (files: object, file?: string) =>
    readImport({ content: pack(files), ...(file !== undefined && { file }) });
  const movies = (result: ReturnType<typeof readImport>) =>
    listOf(result).titles.map(({ references: [first] }) => first);

  test("is read as its watchlist, all parts of it", () => {
    const result = readFile(whole);
    expect(result).toMatchObject({
      list: { source: "Trakt", repeated: 1 },
      archive: { file: "lists-watchlist.json" },
    });
    expect(movies(result)).toEqual([{ tvShowId: 1396 }, { movieId: 550 }, { movieId: 949 }]);
  });

  test("offers its lists, and nothing that is none", () => {
    expect(readFile(whole)).toMatchObject({
      archive: {
        files: [
          "lists-watchlist.json",
          "watched-movies.json",
          "watched-shows.json",
          "lists-list-9-faves.json",
          "ratings-episodes.json",
          "watched-history.json",
        ],
      },
    });
    expect(movies(readFile(whole, "watched-shows.json"))).toEqual([{ tvShowId: 1396 }]);
    expect(movies(readFile(whole, "watched-history.json"))).toEqual(
      [6, 7, 8].map((movieId) => ({ movieId })),
    );
  });

  test("without a watchlist is read as what was watched, in folders too", () => {
    const { "watched-movies.json": watched, "watched-history-1.json": history } = whole;
    const result = readFile({
      "lists/lists-watchlist.json": [],
      "hidden/hidden-progress-watched.json": whole["hidden-progress-watched.json"],
      "watched/watched-history-1.json": history,
      "watched/watched-movies.json": watched,
    });
    expect(result).toMatchObject({
      archive: { file: "watched/watched-movies.json" },
    });
  });
});

describe("files of Letterboxd", () => {
  const watchlist = `Date,Name,Year,Letterboxd URI
2024-01-31,Fight Club,1999,https://boxd.it/2a9q
2024-02-01,"Good, the Bad",1966,https://boxd.it/xyz
2024-02-02,An Unfinished Film,,https://boxd.it/abc
`;

  test("a watchlist names titles and years", () => {
    expect(listOf(read(watchlist))).toMatchObject({
      source: "Letterboxd",
      titles: [
        {
          references: [{ named: { name: "Fight Club", year: 1999 } }],
          label: "Fight Club (1999)",
        },
        { references: [{ named: { name: "Good, the Bad", year: 1966 } }] },
        {
          references: [{ named: { name: "An Unfinished Film" } }],
          label: "An Unfinished Film",
        },
      ],
    });
  });

  test("a list begins with lines about itself", () => {
    const list = `Letterboxd list export v7
Date,Name,Tags,URL,Description
2024-05-01,Heists,,https://boxd.it/list,"Plans that
go wrong"

Position,Name,Year,URL,Description
1,Heat,1995,https://boxd.it/2b1u,
`;
    expect(labels(list)).toEqual(["Heat (1995)"]);
  });

  test("no year, date or rating of its import layout is a title", () => {
    expect(
      references(`Title,Year,tmdbID,imdbID,WatchedDate,Rating10
Sherlock Jr.,1924,992,tt0015324,2024-01-06,9
1917,2019,530915,tt8579674,2024-02-03,8
"(500) Days of Summer",2009,19913,tt1022603,2024-03-09,7`),
    ).toEqual([{ movieId: 992 }, { movieId: 530915 }, { movieId: 19913 }]);
  });

  test("a file that is no list of titles names the one to choose", () => {
    for (const wrong of [
      "Date Joined,Username,Given Name,Favorite Films\n2019-10-03,someone,Some,https://boxd.it/2a9q",
      'Date,Content,Comment\n2024-01-01,https://boxd.it/5678,"Seen it, 3 times"',
    ]) {
      expect(read(wrong)).toEqual({
        kind: "problem",
        problem: expect.stringContaining("watchlist.csv"),
      });
    }
  });

  test("of the whole export the watchlist is read, and nothing that was deleted", () => {
    const name = "Date,Name,Year,Letterboxd URI\n2024-01-31,";
    const zip = zipSync({
      "ratings.csv": strToU8(`${name}Dune,2021,x`),
      "deleted/diary.csv": strToU8(`${name}Gandhi,1982,x`),
      "watched.csv": strToU8(`${name}Tár,2022,x`),
      "watchlist.csv": strToU8(`${name}Heat,1995,x`),
      "profile.csv": strToU8("Date Joined,Username\n2019-10-03,someone"),
    });
    const result = readImport({ content: zip });
    expect(listOf(result).titles.map(({ label }) => label)).toEqual(["Heat (1995)"]);
    expect(result).toMatchObject({
      archive: {
        file: "watchlist.csv",
        files: ["watchlist.csv", "watched.csv", "ratings.csv"],
      },
    });
    const watched = readImport({ content: zip, file: "watched.csv" });
    expect(listOf(watched).titles.map(({ label }) => label)).toEqual(["Tár (2022)"]);
  });
});

describe("files of IMDb", () => {
  test("titles have numbers, and episodes and games are told from them in any language", () => {
    const list = listOf(
      read(`Position,Const,Created,Title,URL,Title Type,Year
1,0113277,2024-01-01,Heat,https://www.imdb.com/title/tt0113277/,Film,1995
2,tt2301451,2024-01-01,Ozymandias,https://www.imdb.com/title/tt2301451/,Episodio de TV,2013
3,tt2140553,2024-01-01,The Last of Us,https://www.imdb.com/title/tt2140553/,Videojuego,2013
4,tt0903747,2024-01-01,Breaking Bad,https://www.imdb.com/title/tt0903747/,TV-Serie,2008`),
    );
    expect(list.titles.map((title) => title.references)).toEqual([
      [{ imdbId: "tt0113277" }, { named: { name: "Heat", year: 1995, type: "MOVIE" } }],
      [{ imdbId: "tt0903747" }, { named: { name: "Breaking Bad", year: 2008, type: "TV" } }],
    ]);
    expect(list).toMatchObject({
      source: "IMDb",
      rest: { episode: ["Ozymandias (2013)"], other: ["The Last of Us (2013)"] },
    });
  });

  test("people are no titles, whatever they are called", () => {
    const list = listOf(
      read("Position,Const,Name,Known For,Birth Date\n1,nm0784025,Senna,Senna,1960-03-21"),
    );
    expect(list).toMatchObject({ titles: [], rest: { person: ["Senna"] } });
  });
});

describe("files of other sites", () => {
  test("TMDB: the number of an episode is not its show's", () => {
    const ratings = `TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated
1425,tt0583459,tv,Friends S1E1,1994-09-22T00:00:00Z,1,1,6.976,8,2023-01-07T16:35:52Z
87108,tt7366338,tv,Chernobyl,2019-05-06T00:00:00Z,,,8.636,8,2023-05-02T09:40:17Z
550,tt0137523,movie,Fight Club,1999-10-15T00:00:00Z,,,8.4,9,2023-05-02T09:29:50Z`;
    expect(references(ratings)).toEqual([{ movieId: 550 }, { tvShowId: 87108 }]);
    expect(listOf(read(ratings)).rest.episode).toEqual(["Friends S1E1 (1994)"]);
  });

  test("Movary: a movie that was watched twice counts once", () => {
    const history = `title,year,tmdbId,imdbId,watchedAt
Heat,1995,949,tt0113277,2024-01-07
Heat,1995,949,tt0113277,2025-06-14`;
    expect(references(history)).toEqual([{ movieId: 949 }]);
    expect(listOf(read(history))).toMatchObject({ rows: 2, repeated: 1 });
  });

  test("Trakt: a title's numbers are TMDB's and IMDb's, and a season is its show", () => {
    const ids = { trakt: 1388, tvdb: 81189, imdb: "tt0903747", tmdb: 1396 };
    const show = { title: "Breaking Bad", year: 2008, ids };
    const movie = {
      title: "Heat",
      year: 1995,
      ids: { trakt: 622, imdb: "tt0113277", tmdb: 949 },
    };
    const json = JSON.stringify([
      {
        rank: 1,
        id: 98001,
        listed_at: "2024-02-01T10:00:00.000Z",
        type: "movie",
        movie,
      },
      { rank: 2, id: 98002, type: "show", show },
      {
        rank: 3,
        id: 98003,
        type: "season",
        season: { number: 1, ids: { tmdb: 3572 } },
        show,
      },
      {
        id: 98004,
        type: "episode",
        episode: { title: "Pilot", ids: { tmdb: 62085 } },
        show,
      },
    ]);
    expect(references(json)).toEqual(
      expect.arrayContaining([{ movieId: 949 }, { tvShowId: 1396 }]),
    );
    expect(listOf(read(json))).toMatchObject({
      source: "Trakt",
      repeated: 1,
      rest: { episode: ["Breaking Bad (2008)"] },
    });
  });

  test.each([
    ["2013–present", 2013, "TV"],
    ["2013–23", 2013, "TV"],
    ["2013−", 2013, "TV"],
    ["2013年–2023年", 2013, "TV"],
    ["2019-12", 2019, undefined],
    ["25.12.2019", 2019, undefined],
    ["c. 1950", 1950, undefined],
    ["١٩٩٥", 1995, undefined],
    ["1950s", undefined, undefined],
    ["n/a", undefined, undefined],
  ])("a year may be written %s", (written, year, type) => {
    expect(references(`Name,Year\nX,${written}`)).toEqual([
      { named: { name: "X", ...(year && { year }), ...(type && { type }) } },
    ]);
  });

  test.each([
    ["Heat (1995)", "1995", "Heat", 1995],
    ["Heat (1995)", "n/a", "Heat", 1995],
    ["Room (1900)", "2015", "Room (1900)", 2015],
    ["Blade Runner 2049", "2017", "Blade Runner 2049", 2017],
  ])("%s of %s is %s of %i", (written, column, name, year) => {
    expect(references(`Name,Year\n${written},${column}`)).toEqual([{ named: { name, year } }]);
  });

  test("years may be a range, which is a show's", () => {
    expect(
      references("Name,Year\nThe Leopard,2025–\nDoctor Who,2005–2022\nSenna,2024-2024"),
    ).toEqual([
      { named: { name: "The Leopard", year: 2025, type: "TV" } },
      { named: { name: "Doctor Who", year: 2005, type: "TV" } },
      { named: { name: "Senna", year: 2024, type: "TV" } },
    ]);
  });
});

describe("how a file is written", () => {
  test.each([";", "\t", "|"])("values may stand between %j", (separator) => {
    const table = [
      ["Name", "Year"],
      ["Fight Club", "1999"],
      ["1917", "2019"],
    ];
    const text = `\uFEFF${table.map((row) => row.join(separator)).join("\r\n")}\r\n`;
    expect(labels(text)).toEqual(["Fight Club (1999)", "1917 (2019)"]);
    expect(labels(text.replaceAll("\r\n", "\r"))).toEqual(["Fight Club (1999)", "1917 (2019)"]);
  });

  test("an old encoding is read, and named", () => {
    const bytes = Uint8Array.from("Name,Year\nAm\u00E9lie,2001", (letter) => letter.charCodeAt(0));
    const result = readImport({ content: bytes });
    expect(listOf(result).titles[0]?.label).toBe("Amélie (2001)");
    expect(result).toMatchObject({
      note: expect.stringContaining("Windows-1252"),
    });
  });

  test("a quotation mark that is not closed takes nothing else with it", () => {
    expect(labels('Name,Year\n"Heat,1995\nDune,2021')).toContain("Dune (2021)");
  });

  test.each([
    ["[", "cut off"],
    ["%PDF-1.7", "text file"],
    ["PK\u0003\u0004damaged", "damaged"],
    ["a\u0000b", "text file"],
    ["Rar!\u001a\u0007\u0001", "text file"],
    ["{\\rtf1\\ansi Heat}", "text file"],
    ["", "No titles"],
    ["Name,Year\n,", "No titles"],
  ])("%j is a problem that says %s", (text, problem) => {
    expect(read(text)).toEqual({
      kind: "problem",
      problem: expect.stringContaining(problem),
    });
  });

  test("a spreadsheet is to be saved as CSV", () => {
    const content = zipSync({ "xl/workbook.xml": strToU8("<workbook/>") });
    expect(readImport({ content })).toMatchObject({
      problem: expect.stringContaining("CSV"),
    });
  });

  test("what is too large to be read says so, and is not cut off", () => {
    const text = "x".repeat(20 * 1024 * 1024 + 1);
    for (const content of [text, strToU8(text)]) {
      expect(readImport({ content })).toMatchObject({ problem: expect.stringContaining("20 MB") });
    }
  });

  test("of a line without end its beginning is shown", () => {
    const long = "x".repeat(5_000_000);
    expect(JSON.stringify(read(`${long} (1999)`)).length).toBeLessThan(1000);
    expect(JSON.stringify(read(`${long},1\n${long},2`)).length).toBeLessThan(1000);
    expect(JSON.stringify(read("1".repeat(5_000_000))).length).toBeLessThan(1000);
  });

  test("a list that is too long keeps its newest titles", () => {
    const day = (n: number) => new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10);
    const rows = Array.from({ length: 600 }, (_, n) => `${day(n)},Title ${n},2000`);
    const list = listOf(read(`Date,Name,Year\n${rows.join("\n")}`));
    expect(list).toMatchObject({ left: 100 });
    expect(list.titles).toHaveLength(500);
    expect(list.titles.at(-1)?.label).toBe("Title 599 (2000)");
  });

  test("slashes and columns without end take no time", () => {
    // Quadratic work takes longer than a test may.
    expect(readImport({ content: `http://${"/".repeat(80_000)}` })).toMatchObject({ kind: "list" });
    const wide = `title,year${",x".repeat(600_000)}`;
    expect(read(`${wide}\n${wide}`)).toMatchObject({ kind: "problem" });
    for (const part of [" ", "(", "/", "1 ", ": ", "a. ", "（", "www."]) {
      const long = part.repeat(300_000 / part.length);
      expect(read(`${long}x`).kind).toMatch(/list|problem/);
      expect(labels(`title,year\n${long}x,1995\nHeat,1995`)).toContain("Heat (1995)");
    }
  });
});

describe("columns of other programs", () => {
  test.each([
    ["Título,Año,Tipo\nHeat,1995,Película"],
    ["Название;Год;Тип\nHeat;1995;Фильм"],
    ["タイトル,公開年,種類\nHeat,1995,映画"],
    ["العنوان,السنة,النوع\nHeat,1995,فيلم"],
    ['"sep=;"\nName;Year;Type\nHeat;1995;movie'],
    ["Name,Year,Type\nHeat,1995,movie\nName,Year,Type\nHeat,1995,movie"],
  ])("%j", (text) => {
    expect(references(text)).toEqual([{ named: { name: "Heat", year: 1995, type: "MOVIE" } }]);
  });

  test.each([
    ["Title,TMDB\nHeat,https://www.themoviedb.org/movie/949-heat", { movieId: 949 }],
    ["tmdb_id,title\ntv/1396,Breaking Bad", { tvShowId: 1396 }],
    ["Title,IMDb Link\nHeat,https://www.imdb.com/title/tt0113277/", { imdbId: "tt0113277" }],
    ["tmdb_id,type,season,episode\n1396,tv,None,nan", { tvShowId: 1396 }],
    ["TMDB Movie ID,Score\n949,9", { movieId: 949 }],
    ["imdbId,title\n113277.0,Heat", { imdbId: "tt0113277" }],
    ['[{"label":"Heat","title":"Heat","uniqueid":{"imdb":"tt0113277"}}]', { imdbId: "tt0113277" }],
  ])("%j has a number", (text, reference) => {
    expect(references(text)).toEqual([reference]);
  });
});

describe("a table that is not known", () => {
  test.each([
    ["Werk;Estreno;Nota\nHeat;1995;9\nDune;2021;8", "Werk, Estreno, Nota"],
    ["movie_number\n550\n1396", "movie_number"],
    ['[{"pelicula":"Heat","estreno":1995}]', "pelicula, estreno"],
  ])("%j is not guessed: its columns are named", (text, columns) => {
    expect(read(text)).toEqual({
      kind: "problem",
      problem: expect.stringContaining(`We don't know these columns: ${columns}.`),
    });
  });

  test("values are never shown as columns", () => {
    const token = "a1b2c3d4e5f6";
    for (const file of [`${token},someone@site.example\nx,y`, `token\n${token}`, `["${token}"]`]) {
      const result = readImport({ content: strToU8(file), name: "access_token.csv" });
      expect(result.kind).toBe("problem");
      expect(JSON.stringify(result)).not.toMatch(/a1b2|someone/);
    }
  });

  test("a number that is neither a movie's nor a show's is offered as both", () => {
    expect(listOf(read("tmdb_id\n550\n1396")).titles).toMatchObject([
      { references: [], tmdbId: 550 },
      { references: [], tmdbId: 1396 },
    ]);
  });
});

describe("a typed text", () => {
  test.each([
    ["550", { movieId: 550 }],
    ["m550", { movieId: 550 }],
    ["movie/550", { movieId: 550 }],
    ["tv 1396", { tvShowId: 1396 }],
    ["Tt0113277", { imdbId: "tt0113277" }],
    ["https://www.themoviedb.org/movie/550?language=de-DE", { movieId: 550 }],
    ["https://www.themoviedb.org/movie/550-fight-club", { movieId: 550 }],
    ["https://www.themoviedb.org/de/tv/1396/season/1", { tvShowId: 1396 }],
    ["themoviedb.org/movie/949", { movieId: 949 }],
    ["https://www.imdb.com/de/title/tt0903747/?ref_=fn_al_tt_1", { imdbId: "tt0903747" }],
    ["m.imdb.com/title/tt0903747", { imdbId: "tt0903747" }],
    ["https://site.example/tv/1396/breaking-bad", { tvShowId: 1396 }],
    ["Memento (2000)", { named: { name: "Memento", year: 2000 } }],
    ["WALL·E [2008]", { named: { name: "WALL·E", year: 2008 } }],
    ["Doctor Who (2005–2022)", { named: { name: "Doctor Who", year: 2005, type: "TV" } }],
    [
      "Crouching Tiger, Hidden Dragon (2000)",
      { named: { name: "Crouching Tiger, Hidden Dragon", year: 2000 } },
    ],
  ])("%s names a title", (line, reference) => {
    expect(typed(line).titles.map((title) => title.references[0])).toEqual([reference]);
  });

  test.each([
    "https://letterboxd.com/film/1917/",
    "https://trakt.tv/movies/300-2007",
    "https://www.justwatch.com/us/movie/1917",
    "https://boxd.it/1234",
    "https://www.themoviedb.org/collection/10-star-wars-collection",
    "https://www.netflix.com/title/80100172",
    "2024-05-01",
    "movie/0",
  ])("%s names none", (line) => {
    expect(typed(line)).toMatchObject({ titles: [], rest: { unreadable: [line] } });
  });

  test("several numbers may stand on a line", () => {
    expect(typed("m550, t1396;tt0113277").titles.map((title) => title.references[0])).toEqual([
      { movieId: 550 },
      { tvShowId: 1396 },
      { imdbId: "tt0113277" },
    ]);
  });
});

/** Reads a file of several columns, the second line of which is its only row. */
const entriesOf = (result: ReturnType<typeof readImport>) => {
  const { titles, rest } = listOf(result);
  return { titles: titles.map((title) => title.references[0]), rest };
};
const nothing = { person: [], episode: [], other: [], unreadable: [] };

describe("columns of one meaning", () => {
  test("the first that has a value counts", () => {
    const dated = (created: number, rated: string) =>
      `tt000000${created},Movie,Title ${created},202${created}-01-01,${rated}`;
    const list = listOf(
      read(
        `Const,Title Type,Title,Created,Date Rated\n${dated(3, "")}\n${dated(1, "2024-01-01")}\n${dated(2, "")}`,
      ),
    );
    expect(list.titles.map(({ label }) => label)).toEqual(["Title 1", "Title 2", "Title 3"]);
    expect(
      labels("media_type,title,name,release_date,first_air_date\ntv,,Breaking Bad,,2008-01-20"),
    ).toEqual(["Breaking Bad (2008)"]);
  });

  test.each([
    ["days first", "31/12/2023", "01/02/2024"],
    ["months first", "12/31/2023", "1/2/2024"],
    ["seconds", "1706659200", "1706659300"],
    ["words", "Jan 31, 2024", "Feb 1, 2024"],
  ])("dates may be written with %s", (_, older, newer) => {
    const csv = `Name,Year,Date\nNew,2000,"${newer}"\nOld,2000,"${older}"`;
    expect(labels(csv)).toEqual(["Old (2000)", "New (2000)"]);
  });

  test("a title that is named again is as new as its newest row", () => {
    const rows = "Heat,1995,2024-01-01\nDune,2021,2024-02-01\nHeat,1995,2024-03-01";
    expect(labels(`Name,Year,Date\n${rows}`)).toEqual(["Dune (2021)", "Heat (1995)"]);
  });
});

test("a number that is not said to be a movie's or a show's is kept beside the name", () => {
  const [title] = listOf(read("tmdb_id,title,year\n550,El club de la lucha,1999")).titles;
  expect(title).toMatchObject({
    references: [{ named: { name: "El club de la lucha", year: 1999 } }],
    tmdbId: 550,
  });
  const [alone] = listOf(read('[{ "tmdb_id": 550 }]')).titles;
  expect(alone).toMatchObject({ references: [], tmdbId: 550 });
});

describe("layouts that are alike", () => {
  test("a review of Letterboxd may be of a movie called as a column", () => {
    const header = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date";
    expect(
      labels(`${header}\n2024-05-01,Heat,1995,x,,,,,\n2024-05-01,Position,2012,x,,,,,`),
    ).toEqual(["Heat (1995)", "Position (2012)"]);
  });

  test("a list of Letterboxd without movies says so", () => {
    const list = "Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2024-05-01,Heists,,x,";
    expect(read(list)).toMatchObject({ problem: expect.stringContaining("No titles") });
  });

  test("an apostrophe that the export of My list wrote is no part of a name", () => {
    expect(labels("TMDB ID,Type,Name,Year,Added\n9,movie,'-30-,1959,2024-01-01")).toEqual([
      "-30- (1959)",
    ]);
  });

  test.each(["comic", "boardgame", "Videojuego", "Vidéoclip"])(
    "%s is no type of titles",
    (type) => {
      expect(entriesOf(read(`Title,Year,Type\nHeat,1995,${type}`))).toEqual({
        titles: [],
        rest: { ...nothing, other: ["Heat (1995)"] },
      });
    },
  );

  test.each([
    ["Spielfilm", "MOVIE"],
    ["فيلم", "MOVIE"],
    ["Game Show", "TV"],
    ["tvMiniSeries", "TV"],
    ["TV Special", undefined],
    ["Court métrage", undefined],
  ])("%s is a title, of type %s", (type, known) => {
    const [reference] = references(`Title,Year,Type\nHeat,1995,${type}`);
    expect(reference).toEqual({
      named: { name: "Heat", year: 1995, ...(known !== undefined && { type: known }) },
    });
  });

  test("numbers of IMDb for what is no title are none by name either", () => {
    const text = "Const,Name\nco0000093,Heat\nls000000001,Dune\nnm0000093,Brad Pitt";
    expect(entriesOf(read(text))).toEqual({
      titles: [],
      rest: { ...nothing, person: ["Brad Pitt"], other: ["Heat", "Dune"] },
    });
  });
});

describe("JSON", () => {
  const json = (value: unknown) => read(JSON.stringify(value));

  test.each<[string, unknown, object]>([
    [
      "items as TMDB takes them",
      { items: [{ media_type: "tv", media_id: 1396 }] },
      { tvShowId: 1396 },
    ],
    [
      "details of TMDB",
      {
        id: 550,
        title: "Fight Club",
        original_title: "Fight Club",
        genres: [{ id: 18, name: "Drama" }],
        production_companies: [{ id: 711, name: "Fox 2000 Pictures" }],
      },
      { movieId: 550 },
    ],
    [
      "a number of a program's own",
      [{ id: 7, media_type: "movie", title: "Heat", year: 1995 }],
      { named: { name: "Heat", year: 1995, type: "MOVIE" } },
    ],
    [
      "a media server's own number",
      {
        Items: [{ Name: "Heat", OriginalTitle: "Heat", Id: "12", Type: "Movie", ProviderIds: {} }],
      },
      { named: { name: "Heat", type: "MOVIE" } },
    ],
    [
      "lists with their items",
      [
        {
          name: "Heists",
          items: [{ type: "movie", movie: { title: "Heat", ids: { tmdb: 949 } } }],
        },
      ],
      { movieId: 949 },
    ],
  ])("%s", (_, value, reference) => {
    expect(entriesOf(json(value)).titles).toEqual([reference]);
  });

  test.each<[string, object]>([
    ["a list of TMDB, by version 3", { id: "8136", name: "Mine", poster_path: null }],
    ["a list of TMDB, by version 4", { id: 8136, name: "Mine", poster_path: "/x.jpg", page: 1 }],
    ["a collection", { id: 10, name: "Star Wars Collection", poster_path: "/x.jpg" }],
    ["a list of a year", { name: "The best of 1999", year: 1999, type: "movies" }],
  ])("%s is no title, what it lists is", (_, list) => {
    const items = [{ id: 550, title: "Fight Club", original_title: "Fight Club" }];
    for (const name of ["items", "results", "parts"]) {
      expect(entriesOf(json({ ...list, [name]: items })).titles).toEqual([{ movieId: 550 }]);
    }
  });

  test("tells persons and collections of TMDB from shows", () => {
    const person = { id: 287, name: "Brad Pitt", original_name: "Brad Pitt", profile_path: null };
    const collection = { id: 10, name: "Star Wars Collection", original_name: "x" };
    expect(entriesOf(json({ results: [person] }))).toEqual({
      titles: [],
      rest: { ...nothing, person: ["Brad Pitt"] },
    });
    expect(JSON.stringify(json({ results: [{ ...collection, poster_path: null }] }))).not.toContain(
      "tvShowId",
    );
  });

  test.each([
    [[{ name: "Someone", email: "someone@site.example", id: 550 }]],
    [{ name: "a program", version: "1.0.0", keywords: ["film", "tv"] }],
    [[null, 1, true]],
  ])("that lists no titles has none", (value) => {
    expect(JSON.stringify(json(value))).not.toContain("references");
  });
});

describe("what a file holds", () => {
  test.each([
    "<!DOCTYPE html>\n<title>1917</title>",
    '<?xml version="1.0"?>\n<rss>',
    '<table border="1">\n<tr><td>1917</td></tr>',
  ])("%j is no list", (text) => {
    expect(read(text)).toMatchObject({ problem: expect.stringContaining("web page") });
  });

  test("UTF-16 may lack its mark", () => {
    const content = Uint8Array.from(
      [..."Name,Year\nHeat,1995"].flatMap((c) => [c.charCodeAt(0), 0]),
    );
    expect(listOf(readImport({ content })).titles[0]?.label).toBe("Heat (1995)");
  });

  test("UTF-8 with a damaged character stays UTF-8", () => {
    const content = Uint8Array.from([...strToU8("Name,Year\nAmélie,2001\nTár,2022\nX"), 0xc3]);
    expect(listOf(readImport({ content })).titles[0]?.label).toBe("Amélie (2001)");
  });

  const name = "Date,Name,Year,Letterboxd URI\n2024-01-31,";

  test("a list may be called as the watchlist", () => {
    const content = zipSync({
      "export/lists/watchlist-horror.csv": strToU8(`${name}Dune,2021,x`),
      "export/watchlist.csv": strToU8(`${name}Heat,1995,x`),
    });
    expect(readImport({ content })).toMatchObject({ archive: { file: "export/watchlist.csv" } });
  });

  test("a file of an archive that is too large is said", () => {
    const content = zipSync({ "watchlist.csv": new Uint8Array(21 * 1024 * 1024) });
    expect(readImport({ content })).toMatchObject({ problem: expect.stringContaining("20 MB") });
  });

  test("a name may begin with a bracket", () => {
    expect(labels("[REC] (2007)\nHeat (1995)")).toEqual(["[REC] (2007)", "Heat (1995)"]);
  });
});

describe("a line with more than a title", () => {
  test.each([
    ["https://www.themoviedb.org/movie/550 Fight Club", { movieId: 550 }],
    ["Fight Club: https://www.themoviedb.org/movie/550-fight-club.", { movieId: 550 }],
    ["[Heat](https://www.themoviedb.org/movie/949)", { movieId: 949 }],
    ["Heat (1995) imdb.com/title/tt0113277/", { imdbId: "tt0113277" }],
    ["tt0113277 # Heat", { imdbId: "tt0113277" }],
  ])("%s has a number", (line, reference) => {
    expect(typed(line).titles.map((title) => title.references[0])).toEqual([reference]);
  });

  test.each([
    "1. Heat (1995)",
    "Heat (1995) - Michael Mann",
    "Heat (1995) https://letterboxd.com/film/heat-1995/",
    "Heat (1995 film)",
    "“Heat” (1995)",
    "Heat, 1995",
    "Heat 1995",
  ])("%s has a name and a year", (line) => {
    expect(typed(line).titles.map((title) => title.references.at(-1))).toEqual([
      { named: { name: "Heat", year: 1995 } },
    ]);
  });

  test("all of a name comes before what it may be with a year", () => {
    expect(typed("Blade Runner 2049").titles[0]?.references[0]).toEqual({
      named: { name: "Blade Runner 2049" },
    });
  });

  test("a country in brackets may be no part of the name", () => {
    expect(typed("The Office (US) (2005)").titles[0]?.references).toEqual([
      { named: { name: "The Office (US)", year: 2005 } },
      { named: { name: "The Office", year: 2005 } },
    ]);
  });

  test("among names a number is one", () => {
    const lines = "Heat (1995)\n1917\nDune (2021)";
    expect(listOf(read(lines)).titles[1]).toMatchObject({
      references: [{ named: { name: "1917" } }],
      tmdbId: null,
    });
    expect(typed(lines).titles[1]).toMatchObject({
      references: [{ named: { name: "1917" } }],
      tmdbId: 1917,
    });
    expect(read("rating\n8\n9")).toMatchObject({ kind: "problem" });
    expect(read("Year\n1999\n2001")).toMatchObject({ kind: "problem" });
    expect(typed("1917\nm550").titles).toMatchObject([{ references: [{ movieId: 1917 }] }, {}]);
  });

  test("of more lines than are read the first are, and that is said", () => {
    const text = Array.from({ length: 60_000 }, (_, n) => `Movie (${1900 + (n % 100)})`).join("\n");
    const result = read(text);
    expect(listOf(result)).toMatchObject({ rows: 50_000 });
    expect(result).toMatchObject({ note: expect.stringContaining("50,000") });
  });

  test.each([
    "https://www.google.com/url?q=https://www.imdb.com/title/tt0113277/",
    "web.archive.org/web/2020/https://www.themoviedb.org/movie/550",
    "https://letterboxd.com/tmdb/550 Fight Club",
  ])("%s is another site's URL", (line) => {
    expect(typed(line)).toMatchObject({ titles: [], rest: { unreadable: [line] } });
  });
});

describe("what was watched or rated is seen, and not to watch", () => {
  const marks = (source: ImportSource) =>
    listOf(readImport(source)).titles.map(({ seen, toWatch }) =>
      seen ? (toWatch ? "both" : "seen") : "to watch",
    );
  const table = (text: string, name?: string) =>
    marks({ content: strToU8(text), ...(name !== undefined && { name }) });
  const letterboxd = "Date,Name,Year,Letterboxd URI\n2024-01-31,Heat,1995,https://boxd.it/2a5q";

  test.each([
    ["watched.csv", "seen"],
    ["watchlist.csv", "to watch"],
    ["unwatched.csv", "to watch"],
    ["someone's watched list.txt", "seen"],
    ["NetflixViewingHistory.csv", "seen"],
  ])("a file called %s is %s", (name, mark) => {
    expect(table(letterboxd, name)).toEqual([mark]);
  });

  test.each([
    [
      "Letterboxd's ratings",
      "Date,Name,Year,Letterboxd URI,Rating\n2024-01-31,Heat,1995,https://boxd.it/2a5q,4.5",
    ],
    ["Letterboxd's layout", "tmdbID,imdbID,WatchedDate,Rating10\n949,tt0113277,2024-01-06,9"],
    ["Movary's history", "title,year,tmdbId,imdbId,watchedAt\nHeat,1995,949,tt0113277,2024-01-07"],
    [
      "TMDB's ratings",
      "TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated\n949,tt0113277,movie,Heat,1995-12-15T00:00:00Z,,,7.9,8,2023-01-07T16:35:52Z",
    ],
  ])("%s", (_, text) => {
    expect(table(text)).toEqual(["seen"]);
  });

  test("in a table it is said row by row: a rating of others is none, nor is an empty one", () => {
    const rows = "Const,Title,Title Type,IMDb Rating,Your Rating,Date Rated";
    expect(
      table(`${rows}\ntt0113277,Heat,Movie,8.3,,\ntt0137523,Fight Club,Movie,8.8,9,2024-01-01`),
    ).toEqual(expect.arrayContaining(["to watch", "seen"]));
    expect(table("tmdb_id,type,watched\n949,movie,no\n550,movie,0")).toEqual([
      "to watch",
      "to watch",
    ]);
  });

  test("Trakt's files, beside the title", () => {
    const movie = { title: "Heat", year: 1995, ids: { trakt: 1, tmdb: 949 } };
    const json = (value: unknown) => marks({ content: strToU8(JSON.stringify(value)) });
    expect(json([{ rated_at: "2024-01-01T00:00:00Z", rating: 8, type: "movie", movie }])).toEqual([
      "seen",
    ]);
    expect(json([{ plays: 2, last_watched_at: "2024-01-01T00:00:00Z", movie }])).toEqual(["seen"]);
    expect(json([{ rank: 1, listed_at: "2024-01-01T00:00:00Z", type: "movie", movie }])).toEqual([
      "to watch",
    ]);
  });

  test("a title of an archive's file by what that file is", () => {
    const files = { "watchlist.csv": strToU8(letterboxd), "watched.csv": strToU8(letterboxd) };
    const content = zipSync(files);
    expect(marks({ content })).toEqual(["to watch"]);
    expect(marks({ content, file: "watched.csv" })).toEqual(["seen"]);
  });

  test("more are taken than My list has room for", () => {
    const rows = Array.from({ length: 1200 }, (_, index) => `${index + 1},movie,Movie ${index}`);
    const text = ["tmdb_id,type,name", ...rows].join("\n");
    expect(table(text)).toHaveLength(500);
    expect(table(text, "watched.csv")).toHaveLength(1200);
  });
});

describe("sites whose titles have a status", () => {
  const states = (text: string) =>
    listOf(read(text)).titles.map(({ references: [first], seen }) => [
      first,
      seen ? "seen" : "to watch",
    ]);

  test("Simkl: an anime film is a movie, and what was dropped is not on the list", () => {
    const show = (title: string, year: number, tmdb: string) => ({ title, year, ids: { tmdb } });
    const json = JSON.stringify({
      anime: [
        {
          added_to_watchlist_at: "2024-01-01T00:00:00Z",
          last_watched_at: null,
          status: "plantowatch",
          anime_type: "movie",
          show: show("Spirited Away", 2001, "129"),
        },
        {
          last_watched_at: "2024-02-02T00:00:00Z",
          status: "completed",
          anime_type: "tv",
          show: show("Attack on Titan", 2013, "1429"),
        },
      ],
      movies: [{ status: "dropped", movie: show("Heat", 1995, "949") }],
      shows: [{ status: "plantowatch", show: show("Breaking Bad", 2008, "1396") }],
    });
    expect(listOf(read(json))).toMatchObject({ source: "Simkl", rest: { other: ["Heat (1995)"] } });
    expect(states(json)).toEqual(
      expect.arrayContaining([
        [{ movieId: 129 }, "to watch"],
        [{ tvShowId: 1429 }, "seen"],
        [{ tvShowId: 1396 }, "to watch"],
      ]),
    );
    expect(states(json)).toHaveLength(3);
  });

  test("a self-hosted tracker: the title lies in its content", () => {
    const content = (tmdbId: number, title: string, type: string) => ({
      id: 7,
      tmdbId,
      title,
      poster_path: "/a.jpg",
      type,
      release_date: "1999-10-15T00:00:00Z",
    });
    const json = JSON.stringify([
      { id: 1, status: "PLANNED", rating: 0, content: content(550, "Fight Club", "movie") },
      {
        id: 2,
        status: "FINISHED",
        content: content(1396, "Breaking Bad", "tv"),
        watchedEpisodes: [{ id: 1, seasonNumber: 1, episodeNumber: 1 }],
      },
      { id: 3, status: "DROPPED", game: { id: 3, igdbId: 1942, name: "The Witcher 3" } },
    ]);
    expect(states(json)).toEqual([
      [{ movieId: 550 }, "to watch"],
      [{ tvShowId: 1396 }, "seen"],
    ]);
  });

  test("TV Time", () => {
    const film = (imdb: string, title: string, is_watched: boolean) => ({
      id: { tvdb: 1, imdb },
      title,
      year: 1999,
      is_watched,
      watched_at: is_watched ? "2026-06-03T13:02:31Z" : null,
    });
    const films = [film("tt0137523", "Fight Club", true), film("tt0113277", "Heat", false)];
    expect(states(JSON.stringify(films))).toEqual(
      expect.arrayContaining([
        [{ imdbId: "tt0137523" }, "seen"],
        [{ imdbId: "tt0113277" }, "to watch"],
      ]),
    );
  });

  test("a rated row of IMDb's watchlist stays on it, one of its ratings is seen", () => {
    const rated =
      "Const,Your Rating,Date Rated,Title,Title Type,Year\ntt0113277,9,2024-01-01,Heat,Movie,1995";
    const listed = `Position,Const,Created,Title,Title Type,Year,Your Rating,Date Rated
1,tt0113277,2023-01-01,Heat,Movie,1995,9,2024-01-01`;
    expect(listOf(read(rated)).titles).toMatchObject([{ seen: true, toWatch: false }]);
    expect(listOf(read(listed)).titles).toMatchObject([{ seen: true, toWatch: true }]);
  });

  test("of whole exports their lists are offered, and other files stay closed", () => {
    const pack = (files: Record<string, string>) =>
      readImport({
        content: zipSync(
          Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
        ),
      });
    const netflix = pack({
      "ACCOUNT/AccountDetails.csv": "First Name,Email\nAnna,anna@site.example",
      "CONTENT_INTERACTION/ViewingActivity.csv": `Profile Name,Start Time,Title,Supplemental Video Type
Anna,2025-06-19 10:00:00,Dark: Season 1: Secrets,
Anna,2025-06-18 10:00:00,Fight Club,
Anna,2025-06-18 09:00:00,Heat,TRAILER`,
      "CONTENT_INTERACTION/MyList.csv":
        "Profile Name,Title Name,Country,Utc Title Add Date\nAnna,Dark,DE,2025-01-02",
    });
    expect(netflix).toMatchObject({
      list: { source: "Netflix", titles: [{ label: "Dark", toWatch: true }] },
      archive: {
        files: ["CONTENT_INTERACTION/MyList.csv", "CONTENT_INTERACTION/ViewingActivity.csv"],
      },
    });
    const tvTime = pack({
      "access_token.csv": "token\na1b2c3d4",
      "followed_tv_show.csv": "tv_show_id,created_at,tv_show_name\n81189,2024-01-01,Breaking Bad",
      "ip_address.csv": "ip,created_at\n192.0.2.1,2024-01-01",
    });
    expect(tvTime).toMatchObject({
      list: { titles: [{ label: "Breaking Bad" }] },
      archive: { files: ["followed_tv_show.csv"] },
    });
  });

  test("Netflix: of an episode its show was begun, a movie is seen", () => {
    const shows = [
      ["Dark: Season 1: Secrets", "Dark"],
      ["Sherlock: Series 2: A Scandal in Belgravia", "Sherlock"],
      ["Money Heist: Part 1: Episode 1", "Money Heist"],
      ["The Queen's Gambit: Limited Series: Openings", "The Queen's Gambit"],
      ["Stranger Things: Stranger Things 4: Chapter One: The Hellfire Club", "Stranger Things"],
      ["Avatar: The Last Airbender: Book 1: The Boy in the Iceberg", "Avatar: The Last Airbender"],
      ["Narcos: Vol. 1: Descenso", "Narcos"],
    ];
    const rows = [...shows.map(([episode]) => episode), "Fight Club", "Glass Onion: A Mystery"];
    const text = `Title,Date\n${rows.map((name) => `"${name}","6/19/25"`).join("\n")}`;
    expect(listOf(read(text)).source).toBe("Netflix");
    expect(states(text)).toEqual([
      ...shows.map(([, name]) => [{ named: { name, type: "TV" } }, "to watch"]),
      [{ named: { name: "Fight Club" } }, "seen"],
      [{ named: { name: "Glass Onion: A Mystery" } }, "seen"],
    ]);
    const list = "Profile Name,Title Name,Country,Utc Title Add Date\nAnna,Dark,DE,2025-01-02";
    expect(states(list)).toEqual([[{ named: { name: "Dark" } }, "to watch"]]);
  });
});
