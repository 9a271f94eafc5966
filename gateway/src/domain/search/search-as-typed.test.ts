import { beforeAll, describe, expect, test } from "vitest";
import { fillTitleIndex } from "../../../test/fill-title-index.ts";
import { startGraphQL } from "../../../test/graphql-under-test.ts";
import { otherSpellings } from "./spellings.ts";
import { createDomain } from "../../domain.ts";
import { detachedScope } from "../../request-scope.ts";
import type { SearchScope } from "./search.ts";

const graphql = await startGraphQL({ environment: { PUBLIC_URL: "https://site.example" } });

const search = () => createDomain(graphql.services, detachedScope()).search();
const suggest = async (query: string) =>
  (await search().suggestTitles(query)).map(({ name }) => name);
const find = (query: string, scope: SearchScope = "all", page = 1) =>
  search().titles({ scope, query, region: null, page, exact: false });
const names = async (query: string, scope?: SearchScope) =>
  (await find(query, scope)).results.map(({ name }) => name);

/** What people type, and the title that they mean. */
const WRITTEN: readonly (readonly [query: string, name: string])[] = [
  // A year, or one beside it.
  ["1917 2019", "1917"],
  ["1917 2020", "1917"],
  ["nosferatu 2025", "Nosferatu"],
  ["Nosferatu (2024)", "Nosferatu"],
  ["nosferatu [2023]", "Nosferatu"],
  ["nosferatu（２０２４）", "Nosferatu"],
  ["heat, 1995", "Heat"],
  ["heat(1996)", "Heat"],
  ["breaking bad (2008–2013)", "Breaking Bad"],
  ["stranger things (2016-)", "Stranger Things"],
  ["stranger things (2016–present)", "Stranger Things"],
  ["fight club (1999 film)", "Fight Club"],
  ["قضية رقم 23 ٢٠١٧", "The Insult"],
  // The number of a sequel, and a season, as people and languages write them.
  ["paddington ii", "Paddington 2"],
  ["inside out two", "Inside Out 2"],
  ["the godfather 2", "The Godfather Part II"],
  ["3 billboards", "Three Billboards Outside Ebbing, Missouri"],
  ["stranger things staffel 2", "Stranger Things"],
  ["stranger things second season", "Stranger Things"],
  ["stranger things 2ª temporada", "Stranger Things"],
  ["stranger things الموسم 2", "Stranger Things"],
  ["Stranger Things シーズン2", "Stranger Things"],
  // A number or a URL.
  ["tt0137523", "Fight Club"],
  [" TT0137523 ", "Fight Club"],
  ["imdb:tt0903747", "Breaking Bad"],
  ["imdb: tt0113277", "Heat"],
  ["tmdb:550", "Fight Club"],
  ["tmdb:1396", "Breaking Bad"],
  ["tmdb:tv/1396", "Breaking Bad"],
  ["https://www.imdb.com/title/tt0137523/?ref_=nv_sr_srsg_0", "Fight Club"],
  ["https://m.imdb.com/de/title/tt0137523/", "Fight Club"],
  ["https://www.themoviedb.org/movie/550-fight-club?language=de", "Fight Club"],
  ["themoviedb.org/tv/1396-breaking-bad/season/1/episode/1", "Breaking Bad"],
  ["https://site.example/movie/550/fight-club?country=DE", "Fight Club"],
  ["<https://www.imdb.com/title/tt0137523/>", "Fight Club"],
  ["https://www.themoviedb.org/movie/550,", "Fight Club"],
  ["//www.imdb.com/title/tt0137523/", "Fight Club"],
  // As apps share a title.
  ["Fight Club https://www.imdb.com/title/tt0137523/", "Fight Club"],
  ["Fight Club (1999)\nhttps://www.themoviedb.org/movie/550-fight-club?language=de.", "Fight Club"],
  ["Have a look: <https://m.imdb.com/title/tt0137523/>, it is good", "Fight Club"],
  ["(tt0137523).", "Fight Club"],
  // Keyboards and scripts.
  ["جدايي نادر از سيمين", "A Separation"],
  ["جدایی نادر از سیمین", "A Separation"],
  ["طعم گیلاس", "Taste of Cherry"],
  ["الفيل الازرق", "The Blue Elephant 2"],
  ["قضيه رقم 23", "The Insult"],
  ["שְׁטִיסֶל", "Shtisel"],
  ["स्कैम 1992", "Scam 1992"],
  ["卧虎藏龙", "Crouching Tiger, Hidden Dragon"],
  ["臥虎藏龍", "Crouching Tiger, Hidden Dragon"],
  ["霸王別姬", "Farewell My Concubine"],
  ["無間道", "Infernal Affairs"],
  ["无间道", "Infernal Affairs"],
  ["ｆｉｇｈｔ　ｃｌｕｂ", "Fight Club"],
  ["ｺﾞｼﾞﾗ", "Godzilla"],
  ["ごじら", "Godzilla"],
  ["sen to chihiro", "Spirited Away"],
  ["tokyo monogatari", "Tokyo Story"],
  ["gojira", "Godzilla"],
  ["千", "Spirited Away"],
  ["千尋", "Spirited Away"],
  ["곡", "The Wailing"],
];

describe.each(["without titles in memory", "with them"])("%s", (memory) => {
  beforeAll(async () => {
    if (memory === "with them") await fillTitleIndex(graphql.services);
  });

  test.each(WRITTEN)("%s suggests and finds %s first", async (query, name) => {
    expect((await suggest(query))[0]).toBe(name);
    expect((await names(query))[0]).toBe(name);
  });
});

test.each([
  ["मिर्जापुर", "Mirzapur"],
  ["となりのととろ", "My Neighbor Totoro"],
  ["大紅燈籠", "Raise the Red Lantern"],
])("%s, which the film database does not find, suggests and finds %s", async (query, name) => {
  await fillTitleIndex(graphql.services);
  expect((await suggest(query))[0]).toBe(name);
  expect((await names(query))[0]).toBe(name);
});

test("a number leads to its title alone, in the kind that is searched", async () => {
  expect(await find("tmdb:movie:550", "movie")).toMatchObject({ totalResults: 1, totalPages: 1 });
  expect(await names("tmdb:movie:550", "tv")).toEqual([]);
  expect((await find("tmdb:550", "all", 2)).results).toEqual([]);
});

test.each(["tt9999999", "https://www.themoviedb.org/movie/999999999", "tmdb:0", "imdb:nm0000093"])(
  "%s, which no title has, finds nothing",
  async (query) => {
    expect(await suggest(query)).toEqual([]);
    expect(await find(query)).toMatchObject({ results: [], totalResults: 0 });
  },
);

test.each(["550", "1917", "300"])("%s is a name, and no number", async (query) => {
  expect(await names(query)).not.toContain("Fight Club");
});

test("a year that no title of the name has is left out, and the result says so", async () => {
  const found = await find("heat 1979");
  expect(found.results[0]).toMatchObject({ name: "Heat" });
  expect(found.correction).toEqual({ query: "heat", originalResults: 0 });
  const asTyped = { scope: "all", query: "heat 1979", region: null, page: 1, exact: true } as const;
  expect((await search().titles(asTyped)).results).toEqual([]);
});

test.each([
  "breaking bad S01E02",
  "breaking bad s1e2",
  "Breaking Bad - 1x02",
  "breaking bad season 2 episode 3",
  "breaking bad S05",
])("an episode or season leads to its show: %s", async (query) => {
  expect((await find(query)).results[0]).toMatchObject({ type: "tv", name: "Breaking Bad" });
  expect((await suggest(query))[0]).toBe("Breaking Bad");
});

test("umlauts are found by the two letters that keyboards without them write", async () => {
  expect(otherSpellings("koenig der Loewen")).toEqual(["könig der Löwen"]);
  expect(otherSpellings("Blue Queen")).toEqual(["Blü Queen"]);
  expect(otherSpellings("Heat")).toEqual([]);
  expect((await names("koenig der loewen"))[0]).toBe("The Lion King");
});

test("vowel signs make another word", async () => {
  const named = await search().named({ name: "रामयण", year: null, type: "tv" });
  expect(named).toEqual([]);
  expect((await search().named({ name: "रामायण", year: null, type: "tv" }))[0]?.name).toBe(
    "Ramayan",
  );
});

test.each([
  ["WALL-E", 2008, "WALL·E"],
  ["Spider Man: No Way Home", 2021, "Spider-Man: No Way Home"],
])("a list may write the name %s", async (name, year, found) => {
  const named = await search().named({ name, year, type: null });
  expect(named.map((title) => title.name)).toEqual([found]);
});

test.each(["brking ba", "strnger", "godfater", "dark knght", "intersteller", "nosfratu 2025"])(
  "%s suggests what its search finds",
  async (query) => {
    const [suggested] = await suggest(query);
    expect(suggested).toBeDefined();
    expect(await names(query)).toContain(suggested);
  },
);

test("the name that begins with a query comes before other names that have the word", async () => {
  expect((await suggest("star"))[0]).toBe("Star Wars");
  expect((await names("star"))[0]).toBe("Star Wars");
  expect((await names("star", "movie"))[0]).toBe("Star Wars");
});

test.each(["fight c", "fight club", "heat", "batman"])(
  "%s suggests no name that is merely alike",
  async (query) => {
    const [word = ""] = query.split(" ");
    for (const { name, originalName } of await search().suggestTitles(query)) {
      const found = (await find(query)).results.some((title) => title.name === name);
      expect(found || `${name} ${originalName}`.toLowerCase().includes(word)).toBe(true);
    }
  },
);

test("one letter suggests nothing where it is no word", async () => {
  expect(await suggest("a")).toEqual([]);
  expect(await suggest("ض")).toEqual([]);
});
