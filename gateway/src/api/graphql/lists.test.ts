import { describe, expect, test } from "vitest";
import { startGraphQL } from "../../../test/graphql-under-test.ts";

const graphql = await startGraphQL();

interface Page {
  results: { __typename: string; id: number; name: string; year: number | null }[];
  pageInfo: { page: number; totalPages: number; totalResults: number };
}

async function page(field: string): Promise<Page> {
  const { data, errors } = await graphql.query(
    `{ page: ${field} { results { __typename id: tmdbId name year genres { name } } pageInfo { page totalPages totalResults } freshness { source } } }`,
  );
  expect(errors).toEqual([]);
  return data["page"] as Page;
}

test.each([
  ["trending(type: MOVIE)", "Movie"],
  ["trending(type: TV, window: WEEK)", "TvShow"],
  ['popular(type: MOVIE, region: "DE")', "Movie"],
  ['popular(type: TV, region: "DE")', "TvShow"],
  ["topRated(type: TV, page: 2)", "TvShow"],
  ["nowPlaying", "Movie"],
  ["onTheAir", "TvShow"],
  ['upcoming(region: "US")', "Movie"],
  ["discover(type: TV)", "TvShow"],
])("%s lists titles of one type", async (field, type) => {
  const { results, pageInfo } = await page(field);
  expect(new Set(results.map(({ __typename }) => __typename))).toEqual(new Set([type]));
  expect(pageInfo.totalPages).toBeGreaterThan(0);
});

test("a discover list holds what its filter says", async () => {
  const { results } = await page(
    "discover(type: MOVIE, filter: { year: 1999, voteAverageMin: 7 })",
  );
  expect(results.length).toBeGreaterThan(0);
  expect(new Set(results.map(({ year }) => year))).toEqual(new Set([1999]));
});

test("what is on a service in a country is listed page by page", async () => {
  const { results } = await page(
    'discover(type: MOVIE, filter: { region: "US", providers: [8], offerKinds: [FLATRATE] })',
  );
  const { data } = await graphql.query(
    'query ($id: Int!) { movie(id: $id) { availability(country: "US") { offers(kinds: [FLATRATE]) { provider { id: tmdbId } } } } }',
    { id: results[0]?.id },
  );
  expect(data["movie"]).toMatchObject({
    availability: { offers: expect.arrayContaining([{ provider: { id: 8 } }]) },
  });
});

test.each([
  "withoutGenres: [18]",
  "withoutProviders: [8]",
  "keywords: [9826]",
  "people: [525]",
  'certificationMax: "PG"',
  'certificationMax: "6", certificationCountry: "DE"',
])("a discover list is narrowed by %s", async (filter) => {
  const all = await page('discover(type: MOVIE, filter: { region: "US" })');
  const { results, pageInfo } = await page(
    `discover(type: MOVIE, filter: { region: "US", ${filter} })`,
  );
  expect(results.length).toBeGreaterThan(0);
  expect(pageInfo.totalResults).toBeLessThan(all.pageInfo.totalResults);
});

test.each([
  ["withoutGenres: [0]", "withoutGenres"],
  [`keywords: [${Array.from({ length: 6 }, (_, index) => index + 1)}]`, "keywords"],
  ["people: [-1]", "people"],
  ['certificationMax: "PG"', "certificationCountry"],
  ['region: "US", certificationMax: "<script>"', "certificationMax"],
  ["withoutProviders: [8]", "region"],
])("a discover list by %s is refused", async (filter, field) => {
  const { errors } = await graphql.query(
    `{ discover(type: MOVIE, filter: { ${filter} }) { results { tmdbId } } }`,
  );
  expect(errors).toEqual([
    expect.objectContaining({
      code: "BAD_USER_INPUT",
      message: expect.stringContaining(`Invalid ${field}`),
    }),
  ]);
});

test("keywords, people and age ratings have names, those that exist", async () => {
  const { data, errors } = await graphql.query(`{
    searchKeywords(query: " serial ") { tmdbId name }
    keywords(ids: [9826, 1, 9826]) { tmdbId name }
    people(ids: [525, 1]) { tmdbId name }
    certifications(country: "US") { name meaning }
    none: certifications(country: "NP") { name }
  }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    searchKeywords: [{ tmdbId: 10714, name: "serial killer" }],
    keywords: [{ tmdbId: 9826, name: "murder" }],
    people: [{ tmdbId: 525, name: "Christopher Nolan" }],
    certifications: ["G", "PG", "PG-13", "R"].map((name) => ({ name, meaning: null })),
    none: [],
  });
});

test("a search finds movies and shows, and no persons", async () => {
  const { results } = await page('search(query: "  Breaking Bad ")');
  expect(results).toContainEqual(expect.objectContaining({ __typename: "TvShow", id: 1396 }));
  const person = await page('search(query: "Brad Pitt")');
  for (const { __typename } of person.results) expect(["Movie", "TvShow"]).toContain(__typename);
});

test("where all that was found is on one page, the total counts no persons", async () => {
  const found = await page('search(query: "star")');
  expect(found.pageInfo.totalPages).toBe(1);
  expect(found.pageInfo.totalResults).toBe(found.results.length);
  const onPages = await page('search(query: "the")');
  expect(onPages.pageInfo.totalPages).toBeGreaterThan(1);
  expect(onPages.pageInfo.totalResults).toBeGreaterThan(onPages.results.length);
});

test("a search keeps to its scope", async () => {
  const { results } = await page('search(query: "the", scope: TV)');
  expect(new Set(results.map(({ __typename }) => __typename))).toEqual(new Set(["TvShow"]));
});

test("autocomplete suggests from two characters on", async () => {
  const suggest = (query: string) =>
    graphql.query("query ($query: String!) { autocomplete(query: $query) { name } }", { query });
  expect((await suggest(" f ")).data).toEqual({ autocomplete: [] });
  expect((await suggest("fight cl")).data).toMatchObject({
    autocomplete: expect.arrayContaining([{ name: "Fight Club" }]),
  });
});

describe("an invalid request is refused before anything is looked up", () => {
  test.each([
    ["popular(type: MOVIE, page: 0)", "Invalid page: it must be 1 to 500."],
    ["popular(type: MOVIE, page: 501)", "Invalid page: it must be 1 to 500."],
    ["discover(type: TV, page: -1)", "Invalid page: it must be 1 to 500."],
    ['search(query: "   ")', "Invalid query: it is empty."],
    ['search(query: "a\\u0000b")', "Invalid query: it holds a NUL character."],
    [`search(query: "${"x".repeat(201)}")`, "Invalid query: at most 200 characters are taken."],
    ["discover(type: TV, filter: { year: 1500 })", "Invalid year: it must be 1870 to 2100."],
    [
      "discover(type: TV, filter: { voteAverageMin: 11 })",
      "Invalid voteAverageMin: it must be 0 to 10.",
    ],
    [
      "discover(type: TV, filter: { voteAverageMin: 8, voteAverageMax: 7 })",
      "Invalid voteAverageMin: the lower bound is above the upper one.",
    ],
    [
      'discover(type: TV, filter: { releasedFrom: "2025-02-02", releasedTo: "2025-02-01" })',
      "Invalid releasedFrom: the lower bound is above the upper one.",
    ],
    [
      "discover(type: TV, filter: { runtimeMin: -1 })",
      "Invalid runtimeMin: it must be 0 to 10000.",
    ],
    [
      'discover(type: TV, filter: { originalLanguage: "english" })',
      "Invalid originalLanguage: it must be an ISO 639-1 code such as de.",
    ],
    [
      `discover(type: TV, filter: { genres: [${"1, ".repeat(21)}] })`,
      "Invalid genres: at most 20 are taken.",
    ],
    [
      "discover(type: TV, filter: { providers: [8] })",
      "Invalid region: it must say in which country offers are looked up, such as DE.",
    ],
  ])("%s", async (field, message) => {
    const send = async () => {
      const { errors } = await graphql.query(`{ ${field} { results { id } } }`);
      expect(errors).toEqual([{ code: "BAD_USER_INPUT", message }]);
    };
    expect(await graphql.callsDuring(send)).toBe(0);
  });

  test.each(["2025-02-30", "yesterday"])("the date %s", async (date) => {
    const { data, errors } = await graphql.query(
      "query ($from: Date) { discover(type: MOVIE, filter: { releasedFrom: $from }) { results { id } } }",
      { from: date },
    );
    expect(data).toEqual({});
    expect(errors).toHaveLength(1);
  });

  test.each(["USA", "EU", ""])("the country %j", async (country) => {
    const { errors } = await graphql.query(
      "query ($c: CountryCode!) { providers(country: $c) { id } }",
      { c: country },
    );
    expect(errors).toMatchObject([{ code: "BAD_USER_INPUT" }]);
  });
});
