import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";

import { writeNote, writeSource } from "./imported-list.ts";
import { readImport, type ImportSource } from "./read-import.ts";

/** What is read, in few words: `Heat 1995 MOVIE`, `m949`, `t1396 seen`, `#949` for a number without a type, `other: Pilot`. */
const tell = (source: ImportSource): readonly string[] => {
  const result = readImport(source);
  if (result.kind === "problem") return [`problem: ${writeNote(result.problem)}`];
  const { titles, others } = result.list;
  return [
    ...titles.map(({ references: [first = {}], tmdbId, seen, toWatch }) => {
      const { movieId, tvShowId, imdbId, named } = first;
      const name = named && [named.name, named.year, named.type].filter(Boolean).join(" ");
      const number = movieId == null ? (tvShowId == null ? imdbId : `t${tvShowId}`) : `m${movieId}`;
      const mark = seen ? (toWatch ? "both" : "seen") : undefined;
      return [name ?? number, tmdbId === null ? undefined : `#${tmdbId}`, mark]
        .filter(Boolean)
        .join(" ");
    }),
    ...others.map((each) => `other: ${each}`),
  ];
};
const read = (text: string, name?: string) =>
  tell({ content: strToU8(text), ...(name !== undefined && { name }) });
const json = (value: unknown) => read(JSON.stringify(value));
const typed = (text: string) => tell({ content: text, site: "https://site.example" });
const listOf = (text: string) => {
  const result = readImport({ content: strToU8(text) });
  if (result.kind === "problem") throw new Error(writeNote(result.problem));
  return result;
};
const sourceOf = (text: string) => writeSource(listOf(text).list.source);
const pack = (files: Readonly<Record<string, unknown>>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, value]) => [
        name,
        strToU8(typeof value === "string" ? value : JSON.stringify(value)),
      ]),
    ),
  );
/** The lists of an archive, the one that is read first. */
const filesOf = (files: Readonly<Record<string, unknown>>) => {
  const result = readImport({ content: pack(files) });
  return result.kind === "list" ? result.archive?.files : [writeNote(result.problem)];
};

const LETTERBOXD = "Date,Name,Year,Letterboxd URI";
const heat = `${LETTERBOXD}\n2024-01-31,Heat,1995,x`;

test("an archive of Trakt is read as its watchlist, all parts of it, and offers its lists alone", () => {
  const title = (tmdb: number) => ({ title: `T${tmdb}`, year: 2000, ids: { trakt: 1, tmdb } });
  const listed = (tmdb: number, day: number) => ({
    listed_at: `2026-01-0${day}T10:00:00.000Z`,
    type: "movie",
    movie: title(tmdb),
  });
  const season = { type: "season", season: { number: 1, ids: { tmdb: 3572 } }, show: title(1396) };
  const watch = (tmdb: number) => [{ action: "watch", type: "movie", movie: title(tmdb) }];
  const files = {
    "user-profile.json": { username: "someone", ids: { slug: "someone" } },
    "hidden-progress-watched.json": [{ type: "show", show: title(1) }],
    "likes-lists.json": [{ type: "list", list: { name: "Best", ids: { trakt: 3 } } }],
    "lists-lists.json": [{ name: "Faves", ids: { trakt: 9, slug: "faves" } }],
    "lists-list-9-faves.json": [{ type: "movie", movie: title(5) }],
    "lists-watchlist-1.json": [listed(949, 1), listed(550, 2)],
    "lists-watchlist-2.json": [listed(949, 3), season],
    "ratings-episodes.json": [
      { rating: 9, type: "episode", episode: { number: 1, title: "Pilot" }, show: title(2) },
    ],
    "watched-history-1.json": watch(6),
    "watched-history-10.json": watch(8),
    "watched-history-2.json": watch(7),
    "watched-movies.json": [{ plays: 2, movie: title(6) }],
    "watched-shows.json": [{ plays: 8, show: title(1396), seasons: [{ number: 1 }] }],
  };
  expect(tell({ content: pack(files) })).toEqual(["m949", "m550", "t1396"]);
  expect(filesOf(files)).toEqual([
    "lists-watchlist.json",
    "watched-movies.json",
    "watched-shows.json",
    "lists-list-9-faves.json",
    "ratings-episodes.json",
    "watched-history.json",
  ]);
  const tellFile = (file: string) => tell({ content: pack(files), file });
  expect(tellFile("watched-shows.json")).toEqual(["t1396 seen"]);
  expect(tellFile("watched-history.json")).toEqual(["m6 seen", "m7 seen", "m8 seen"]);
});

describe("tables of sites", () => {
  test.each<[string, string, string, readonly string[]]>([
    [
      "Letterboxd",
      "watchlist",
      `${LETTERBOXD}\n2024-01-31,Fight Club,1999,x\n2024-02-01,"Good, the Bad",1966,x\n2024-02-02,An Unfinished Film,,x`,
      ["Fight Club 1999", "Good, the Bad 1966", "An Unfinished Film"],
    ],
    [
      "Letterboxd",
      "list, which begins with lines about itself",
      'Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2024-05-01,Heists,,x,"Plans that\ngo wrong"\n\nPosition,Name,Year,URL,Description\n1,Heat,1995,x,',
      ["Heat 1995"],
    ],
    [
      "Letterboxd",
      "import layout, of which no year, date or rating is a title",
      'Title,Year,tmdbID,imdbID,WatchedDate,Rating10\n1917,2019,530915,tt8579674,2024-02-03,8\n"(500) Days of Summer",2009,19913,tt1022603,2024-03-09,7',
      ["m530915 seen", "m19913 seen"],
    ],
    [
      "IMDb",
      "list: episodes and games are told from titles",
      `Position,Const,Created,Title,URL,Title Type,Year
1,0113277,2024-01-01,Heat,https://www.imdb.com/title/tt0113277/,Movie,1995
2,tt2301451,2024-01-01,Ozymandias,https://www.imdb.com/title/tt2301451/,Episodio de TV,2013
3,tt2140553,2024-01-01,The Last of Us,https://www.imdb.com/title/tt2140553/,Videojuego,2013
4,tt0903747,2024-01-01,Breaking Bad,https://www.imdb.com/title/tt0903747/,TV Series,2008`,
      ["tt0113277", "tt0903747", "other: Ozymandias (2013)", "other: The Last of Us (2013)"],
    ],
    [
      "IMDb",
      "watchlist, on which a rated row stays",
      "Position,Const,Created,Title,Title Type,Your Rating\n1,tt0113277,2023-01-01,Heat,Movie,9\n2,tt0137523,2023-01-02,Fight Club,Movie,",
      ["tt0113277 both", "tt0137523"],
    ],
    [
      "TMDB",
      "ratings: the number of an episode is not its show's",
      `TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated
1425,tt0583459,tv,Friends S1E1,1994-09-22T00:00:00Z,1,1,6.976,8,2023-01-07T16:35:52Z
87108,tt7366338,tv,Chernobyl,2019-05-06T00:00:00Z,,,8.636,8,2023-05-02T09:40:17Z`,
      ["t87108 seen", "other: Friends S1E1 (1994)"],
    ],
  ])("%s: a %s", (source, _, text, told) => {
    expect(sourceOf(text)).toBe(source);
    expect(read(text)).toEqual(told);
  });

  test("Netflix: of an episode its show was begun, a movie is seen", () => {
    const shows = [
      ["Dark: Season 1: Secrets", "Dark"],
      ["Sherlock: Series 2: A Scandal in Belgravia", "Sherlock"],
      ["The Queen's Gambit: Limited Series: Openings", "The Queen's Gambit"],
      ["Stranger Things: Stranger Things 4: Chapter One: The Hellfire Club", "Stranger Things"],
      ["Avatar: The Last Airbender: Book 1: The Boy in the Iceberg", "Avatar: The Last Airbender"],
      ["Narcos: Vol. 1: Descenso", "Narcos"],
    ];
    const rows = [...shows.map(([episode]) => episode), "Fight Club", "Glass Onion: A Mystery"];
    expect(sourceOf("Profile Name,Title Name\nAnna,Dark")).toBe("Netflix");
    const text = `Title,Date\n${rows.map((name) => `"${name}","6/19/25"`).join("\n")}`;
    expect(sourceOf(text)).toBe("Netflix");
    expect(read(text, "NetflixViewingHistory.csv")).toEqual([
      ...shows.map(([, name]) => `${name} TV`),
      "Fight Club seen",
      "Glass Onion: A Mystery seen",
    ]);
  });

  test.each([
    ["Date Joined,Username,Favorite Films\n2019-10-03,someone,x", /watchlist\.csv/],
    ["Date,Content,Comment\n2024-01-01,x,Seen it", /watchlist\.csv/],
    ["Letterboxd list\nDate,Name,Tags,URL,Description\n2024-05-01,Heists,,x,", /No titles/],
  ])("%j is no list of titles, which is said", (text, words) => {
    expect(read(text).join()).toMatch(words);
  });
});

describe("whole exports", () => {
  test("of Letterboxd's the watchlist is read, and nothing that was deleted", () => {
    const name = `${LETTERBOXD}\n2024-01-31,`;
    const files = {
      "ratings.csv": `${name}Dune,2021,x`,
      "export\\deleted\\diary.csv": `${name}Gandhi,1982,x`,
      "lists/watchlist-horror.csv": `${name}Alien,1979,x`,
      "watched.csv": `${name}Tár,2022,x`,
      "watchlist.csv": heat,
      "profile.csv": "Date Joined,Username\n2019-10-03,someone",
    };
    expect(filesOf(files)).toEqual([
      "watchlist.csv",
      "watched.csv",
      "lists/watchlist-horror.csv",
      "ratings.csv",
    ]);
    expect(tell({ content: pack(files) })).toEqual(["Heat 1995"]);
    expect(tell({ content: pack(files), file: "watched.csv" })).toEqual(["Tár 2022 seen"]);
  });

  test("Netflix's and TV Time's offer their lists, and other files stay closed", () => {
    const netflix = {
      "ACCOUNT/AccountDetails.csv": "First Name,Email\nAnna,anna@site.example",
      "CONTENT_INTERACTION/ViewingActivity.csv": `Profile Name,Start Time,Title,Supplemental Video Type
Anna,2025-06-19 10:00:00,Dark: Season 1: Secrets,
Anna,2025-06-18 10:00:00,Fight Club,
Anna,2025-06-18 09:00:00,Heat,TRAILER`,
      "CONTENT_INTERACTION/MyList.csv":
        "Profile Name,Title Name,Country,Utc Title Add Date\nAnna,Dark,DE,2025-01-02",
    };
    const [myList, viewing = ""] = filesOf(netflix) ?? [];
    expect([myList, viewing]).toEqual([
      "CONTENT_INTERACTION/MyList.csv",
      "CONTENT_INTERACTION/ViewingActivity.csv",
    ]);
    expect(tell({ content: pack(netflix) })).toEqual(["Dark"]);
    expect(tell({ content: pack(netflix), file: viewing })).toEqual([
      "Dark TV",
      "Fight Club seen",
      "other: Heat",
    ]);
    const tvTime = {
      "access_token.csv": "token\na1b2c3d4",
      "followed_tv_show.csv": "tv_show_id,created_at,tv_show_name\n81189,2024-01-01,Breaking Bad",
      "ip_address.csv": "ip,created_at\n192.0.2.1,2024-01-01",
    };
    expect(filesOf(tvTime)).toEqual(["followed_tv_show.csv"]);
  });

  test.each([
    [{ "xl/workbook.xml": "<workbook/>" }, /CSV/],
    [{ "watchlist.csv": "x".repeat(21 * 1024 * 1024) }, /20 MB/],
    [
      {
        "sessions.txt": "token a1b2c3d4",
        "auth.csv": "name,kind\na1b2c3d4,token",
        "keys.csv": "Name,Created\na1b2c3d4,2024-01-31",
        "facebook.csv": "name,title\nAnna,a1b2c3d4",
        "token.json": '{"title":"a1b2c3d4","type":"bearer"}',
      },
      /no list of titles/,
    ],
  ])("an archive that cannot be read says why", (files, words) => {
    expect(filesOf(files)?.join()).toMatch(words);
  });
});

describe("how a file is written", () => {
  test.each([";", "\t", "|"])("values may stand between %j", (separator) => {
    const rows = [
      ["Name", "Year"],
      ["Fight Club", "1999"],
      ["1917", "2019"],
    ];
    const text = `\uFEFF${rows.map((row) => row.join(separator)).join("\r\n")}\r\n`;
    expect(read(text)).toEqual(["Fight Club 1999", "1917 2019"]);
    expect(read(text.replaceAll("\r\n", "\r"))).toEqual(["Fight Club 1999", "1917 2019"]);
  });

  test("an old encoding is read", () => {
    const old = Uint8Array.from("Name,Year\nAm\u00E9lie,2001", (c) => c.charCodeAt(0));
    expect(tell({ content: old })).toEqual(["Amélie 2001"]);
  });

  test.each([
    ["%PDF-1.7", "text file"],
    ["PK\u0003\u0004damaged", "damaged"],
    ["", "No titles"],
    ["Name,Year\n,", "No titles"],
    ["<!DOCTYPE html>\n<title>1917</title>", "web page"],
  ])("%j is a problem that says %s", (text, words) => {
    expect(read(text).join()).toMatch(new RegExp(`^problem: .*${words}`));
  });

  test("what is too large to be read says so, and is not cut off", () => {
    const text = "x".repeat(20 * 1024 * 1024 + 1);
    for (const content of [text, strToU8(text)])
      expect(tell({ content }).join()).toContain("20 MB");
  });

  test("what is long is read in no time, and shown by its beginning", () => {
    // Quadratic work takes longer than a test may.
    const wide = `title,year${",x".repeat(600_000)}`;
    expect(read(`${wide}\n${wide}`).join()).toMatch(/^problem/);
    for (const part of [" ", "(", "/", "1 ", ": ", "a. ", "（", "www."]) {
      const long = part.repeat(300_000 / part.length);
      expect(read(`${long}x`).join().length).toBeLessThan(1000);
      expect(read(`title,year\n${long}x,1995\nHeat,1995`)).toContain("Heat 1995");
    }
  });

  test("a list that is too long keeps its first titles, and more that are seen", () => {
    const rows = Array.from({ length: 600 }, (_, n) => `Title ${n},2000`).join("\n");
    const told = read(`Name,Year\n${rows}`);
    expect(told).toHaveLength(500);
    expect(told.at(-1)).toBe("Title 499 2000");
    expect(read(`Name,Year\n${rows}`, "watched.csv")).toHaveLength(600);
    const lines = Array.from({ length: 60_000 }, (_, n) => `Movie (${1900 + (n % 100)})`);
    const { list, isCut } = listOf(lines.join("\n"));
    expect([list.rows, isCut]).toEqual([50_000, true]);
    const titles = Object.fromEntries(lines.map((title, n) => [n, { title, year: 2000 }]));
    expect(listOf(JSON.stringify(titles)).list.rows).toBe(50_000);
  });
});

describe("columns of any table", () => {
  test.each([
    ["Título,Año,Tipo\nHeat,1995,Movie"],
    ['"sep=;"\nName;Year;Type\nHeat;1995;movie'],
    ["Name,Year,Type\nHeat,1995,movie\nName,Year,Type\nHeat,1995,movie"],
  ])("%j", (text) => {
    expect(read(text)).toEqual(["Heat 1995 MOVIE"]);
  });

  test.each([
    ["Title,TMDB\nHeat,https://www.themoviedb.org/movie/949-heat", "m949"],
    ["tmdb_id,title\ntv/1396,Breaking Bad", "t1396"],
    ["Title,IMDb Link\nHeat,https://www.imdb.com/title/tt0113277/", "tt0113277"],
    ["tmdb_id,type,season,episode\n1396,tv,None,nan", "t1396"],
    ["tmdb_id,title,year\n550,El club de la lucha,1999", "El club de la lucha 1999 #550"],
    ["media_type,title,name,release_date,first_air_date\ntv,,Dark,,2017-12-01", "Dark 2017 TV"],
    ["tmdb_id,type,watched\n949,movie,2024-01-01", "m949 seen"],
  ])("%j is %s", (text, told) => {
    expect(read(text)).toEqual([told]);
  });

  test.each([
    ["2013–present", "2013 TV"],
    ["25.12.2019", "2019"],
    ["1950s", ""],
  ])("the year %s is %s", (written, told) => {
    expect(read(`Name,Year\nX,${written}`)).toEqual([`X ${told}`.trim()]);
  });

  test.each([
    ["Heat (1995)", "1995", "Heat 1995"],
    ["Room (1900)", "2015", "Room (1900) 2015"],
    ["Blade Runner 2049", "2017", "Blade Runner 2049 2017"],
  ])("%s of %s is %s", (written, column, told) => {
    expect(read(`Name,Year\n${written},${column}`)).toEqual([told]);
  });

  test.each([
    ["Spielfilm", "Heat 1995 MOVIE"],
    ["tvMiniSeries", "Heat 1995 TV"],
    ["Videojuego", "other: Heat (1995)"],
  ])("the type %s makes it %s", (type, told) => {
    expect(read(`Title,Year,Type\nHeat,1995,${type}`)).toEqual([told]);
  });

  test.each([
    ["Status", "gesehen", "Heat 1995 seen"],
    ["Status", "stopped", "other: Heat (1995)"],
    ["Status", "notinteresting", "other: Heat (1995)"],
    ["Status", "Did not finish", "other: Heat (1995)"],
    ["watch_status", "Stopped watching", "other: Heat (1995)"],
    ["watch_status", "completed", "Heat 1995 seen"],
    ["watch_status", "planned", "Heat 1995"],
    ["Status", "Not completed", "Heat 1995"],
    ["Watched", "Oui", "Heat 1995 seen"],
    ["Watched", "✓", "Heat 1995 seen"],
    ["Vu", "2024-01-31", "Heat 1995 seen"],
    ["Watched", "nein", "Heat 1995"],
    ["Watched", "✗", "Heat 1995"],
    ["Watched", "n/a", "Heat 1995"],
  ])("a column %s that says %s makes it %s", (column, value, told) => {
    expect(read(`Title,Year,${column}\nHeat,1995,${value}`)).toEqual([told]);
  });

  test.each([
    ["watched.csv", "Heat 1995 seen"],
    ["watchlist.csv", "Heat 1995"],
    ["unwatched.csv", "Heat 1995"],
  ])("of a file called %s the title is %s", (name, told) => {
    expect(read(heat, name)).toEqual([told]);
  });

  test.each([
    ["Werk;Estreno;Nota\nHeat;1995;9\nDune;2021;8", "Werk, Estreno, Nota"],
    ['[{"pelicula":"Heat","estreno":1995}]', "pelicula, estreno"],
  ])("%j is not guessed: its columns are named", (text, columns) => {
    expect(read(text).join()).toContain(`We don't know these columns: ${columns}.`);
  });

  test("values are never shown as columns", () => {
    for (const text of [
      "a1b2c3d4,someone@site.example\nx,y",
      "someone,abc\nfoo,bar",
      "session of someone,a1b2c3d4,x@site.example\n2024-05-01,zz,yy",
      '{"someone@site.example":1,"sk-a1b2c3d4":1}',
      "token\na1b2c3d4",
      '["a1b2c3d4"]',
    ]) {
      const told = read(text, "access_token.csv").join();
      expect(told).toMatch(/^problem/);
      expect(told).not.toMatch(/a1b2|someone/);
    }
    expect(read("TOKEN=a1b2c3d4", ".env")).toEqual(["problem: No titles were found in it."]);
  });
});

describe("JSON", () => {
  const ids = { trakt: 1388, tvdb: 81189, imdb: "tt0903747", tmdb: 1396 };
  const show = { title: "Breaking Bad", year: 2008, ids };
  const inSimkl = (title: string, tmdb: string) => ({ title, year: 2001, ids: { tmdb } });

  const inTvTime = (imdb: string, is_watched: boolean) => ({
    id: { tvdb: 1, imdb },
    title: "T",
    is_watched,
    watched_at: is_watched ? "2026-06-03T13:02:31Z" : null,
  });
  const ofTmdb = { id: 550, title: "Fight Club", original_title: "Fight Club" };

  test.each<[string, unknown, readonly string[]]>([
    [
      "Trakt: titles by TMDB's numbers, a season is its show, an episode is none",
      [
        { id: 98001, type: "movie", movie: { title: "Heat", year: 1995, ids: { tmdb: 949 } } },
        { id: 98002, type: "show", show },
        { id: 98003, type: "season", season: { number: 1, ids: { tmdb: 3572 } }, show },
        { id: 98004, type: "episode", episode: { title: "Pilot", ids: { tmdb: 62085 } }, show },
        { type: "person", person: { name: "Brad Pitt", ids: { tmdb: 287 } } },
      ],
      ["m949", "t1396", "other: Breaking Bad (2008)", "other: Brad Pitt"],
    ],
    [
      "Trakt: what was rated or watched",
      [{ rated_at: "2024-01-01T00:00:00Z", rating: 8, type: "show", show }],
      ["t1396 seen"],
    ],
    [
      "Simkl: an anime film is a movie, and what was dropped is not on the list",
      {
        anime: [
          { status: "plantowatch", anime_type: "movie", show: inSimkl("Spirited Away", "129") },
          { status: "completed", anime_type: "tv", show: inSimkl("Attack on Titan", "1429") },
        ],
        movies: [{ status: "dropped", movie: inSimkl("Heat", "949") }],
        shows: [{ status: "plantowatch", last_watched_at: null, show: inSimkl("Dark", "70523") }],
      },
      ["m129", "t1429 seen", "t70523", "other: Heat (2001)"],
    ],
    [
      "TV Time",
      [inTvTime("tt0137523", true), inTvTime("tt0113277", false)],
      ["tt0137523 seen", "tt0113277"],
    ],
    [
      "TV Time: a show that only its seasons tell, and one that was stopped",
      [
        { id: { tvdb: 1 }, title: "Dark", status: "up_to_date", seasons: [] },
        { id: { tvdb: 2 }, title: "Lost", status: "stopped", seasons: [] },
      ],
      ["Dark TV", "other: Lost"],
    ],
    [
      "a movie that has an empty list of seasons",
      [{ title: "Heat", year: 1995, type: "movie", seasons: [] }],
      ["Heat 1995 MOVIE"],
    ],
    ["items as TMDB takes them", { items: [{ media_type: "tv", media_id: 1396 }] }, ["t1396"]],
    ["details of TMDB", { ...ofTmdb, genres: [{ id: 18, name: "Drama" }] }, ["m550"]],
    [
      "a list of TMDB",
      { id: 8136, name: "Mine", poster_path: "/x.jpg", items: [ofTmdb] },
      ["m550"],
    ],
    [
      "a number of a program's own",
      [{ id: 7, media_type: "movie", title: "Heat", year: 1995, viewCount: 2 }],
      ["Heat 1995 MOVIE seen"],
    ],
  ])("%s", (_, value, told) => {
    expect(json(value)).toEqual(told);
  });
});

describe("a text", () => {
  test.each([
    ["m550", "m550"],
    ["tv 1396", "t1396"],
    ["Tt0113277", "tt0113277"],
    ["https://www.themoviedb.org/movie/550?language=de-DE", "m550"],
    ["https://www.themoviedb.org/de/tv/1396/season/1", "t1396"],
    ["https://www.imdb.com/de/title/tt0903747/?ref_=fn_al_tt_1", "tt0903747"],
    ["https://site.example/tv/1396/breaking-bad", "t1396"],
    ["Fight Club: https://www.themoviedb.org/movie/550-fight-club.", "m550"],
    ["[Heat](https://www.themoviedb.org/movie/949)", "m949"],
    ["Memento (2000)", "Memento 2000"],
    ["Doctor Who (2005–2022)", "Doctor Who 2005 TV"],
    ["Crouching Tiger, Hidden Dragon (2000)", "Crouching Tiger, Hidden Dragon 2000"],
    ["Blade Runner 2049", "Blade Runner 2049"],
  ])("%s is %s", (line, told) => {
    expect(typed(line)).toEqual([told]);
  });

  test.each([
    "https://letterboxd.com/film/1917/",
    "https://www.themoviedb.org/collection/10-star-wars-collection",
    "https://www.netflix.com/title/80100172",
    "2024-05-01",
    "movie/0",
  ])("%s names no title", (line) => {
    expect(typed(line)).toEqual([`other: ${line}`]);
  });

  test.each([
    "1. Heat (1995)",
    "Heat (1995) - Michael Mann",
    "Heat (1995) https://letterboxd.com/film/heat-1995/",
    "Heat（1995年）",
    "“Heat” (1995)",
    "Heat, 1995",
  ])("%s has a name and a year", (line) => {
    const result = readImport({ content: line });
    expect(result.kind === "list" && result.list.titles[0]?.references.at(-1)).toEqual({
      named: { name: "Heat", year: 1995 },
    });
  });

  test("a country in brackets may be no part of the name", () => {
    const names = ["The Office (US)", "The Office"];
    expect(listOf("The Office (US) (2005)").list.titles[0]?.references).toEqual(
      names.map((name) => ({ named: { name, year: 2005 } })),
    );
  });

  test.each([
    ["m550, t1396;tt0113277", ["m550", "t1396", "tt0113277"]],
    ["imdb.com/title/tt0113277, themoviedb.org/movie/550", ["tt0113277", "m550"]],
  ])("%s names several", (line, told) => {
    expect(typed(line)).toEqual(told);
  });

  test("among names a number is one", () => {
    const lines = "Heat (1995)\n1917\nDune (2021)";
    expect(read(lines)).toEqual(["Heat 1995", "1917", "Dune 2021"]);
    expect(typed(lines)[1]).toBe("1917 #1917");
    expect(typed("1917\nm550")).toEqual(["m1917", "m550"]);
    expect(read("Heat\n12 Monkeys", "list.txt")).toEqual(["Heat", "12 Monkeys"]);
    for (const column of ["rating\n8\n9", "Year\n1999\n2001"])
      expect(read(column).join()).toMatch(/^problem/);
  });
});
