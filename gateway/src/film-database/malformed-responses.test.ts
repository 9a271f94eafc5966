import { beforeEach, expect, test } from "vitest";
import { startGateway } from "../../test/gateway-under-test.ts";
import { listen } from "../../test/listen.ts";

/** What the film database answers, by path; everything else is unknown to it. */
let answers: Record<string, unknown> = {};
let calls: string[] = [];
const logged: string[] = [];
const filmDatabase = await listen((request, response) => {
  const path = new URL(request.url ?? "/", "http://film-database").pathname.slice(1);
  calls.push(path);
  const answer = answers[path];
  response.statusCode = answer === undefined ? 404 : 200;
  response.end(typeof answer === "string" ? answer : JSON.stringify(answer ?? { status_code: 34 }));
});
const gateway = await startGateway(
  { TMDB_READ_TOKEN: "token", TMDB_BASE_URL: filmDatabase.url, LOG_LEVEL: "warn" },
  // The metrics alone observe.
  { onLogLine: (line) => logged.push(line), observer: {} },
);
const origin = await gateway.listen();
beforeEach(() => {
  calls = [];
});

async function askFor(id: number) {
  const { body } = await gateway.graphql(
    `query Title($id: Int!) {
      movie(id: $id) { id: tmdbId name voteAverage cast { name } similar { name }
        availability(country: "DE") { link offers { provider { name } } } }
    }`,
    { id },
  );
  return body as {
    data: { movie: Record<string, unknown> | null };
    errors?: unknown[];
  };
}

const offers = { flatrate: [{ provider_id: 8, provider_name: " Netflix " }, { provider_id: 9 }] };

test("a title whose parts are malformed or missing is shown with what is left", async () => {
  answers["movie/1"] = {
    id: 1,
    title: "One\u0000",
    vote_average: "8",
    credits: {
      cast: [
        { id: 1, name: null },
        { id: 2, name: "Somebody" },
      ],
      crew: {},
    },
    "watch/providers": { results: { DE: { link: "javascript:alert(1)", ...offers } } },
  };
  const { data, errors } = await askFor(1);
  expect(errors).toBeUndefined();
  expect(data.movie).toMatchObject({
    name: "One",
    voteAverage: 0,
    cast: [{ name: "Somebody" }],
    similar: [],
    availability: { offers: [{ provider: { name: "Netflix" } }] },
  });
  expect(JSON.stringify(data)).not.toContain("javascript:");
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  expect(metrics).toMatch(/malformed_parts_total\{field="vote_average"\} [1-9]/u);
});

test("each part of a title that is missing is counted by its name", async () => {
  const missing = () =>
    Promise.all(["credits", "similar", "external_ids", "watch/providers"].map(countOf));
  const before = await missing();
  answers["movie/3"] = { id: 3, title: "Three", credits: null, external_ids: {} };
  expect((await askFor(3)).data.movie).toMatchObject({ name: "Three", cast: [], similar: [] });
  const after = await missing();
  expect(after.map((count, n) => count - (before[n] ?? 0))).toEqual([1, 1, 0, 1]);
});

test("malformed titles are errors for themselves alone and open no breaker", async () => {
  for (let id = 10; id < 20; id += 1) answers[`movie/${id}`] = { id, title: null };
  answers["movie/20"] = { id: 21, title: "Another title" };
  answers["movie/30"] = "<html>";
  for (const id of [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 30]) {
    const { data, errors } = await askFor(id);
    expect(data.movie).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: "FILM_DATABASE_UNAVAILABLE" } }]);
  }
  // One call each: none is retried, and none is refused by the breaker.
  expect(calls.filter((path) => path.startsWith("movie/"))).toHaveLength(12);
  answers["movie/2"] = { id: 2, title: "Two", "watch/providers": { results: {} } };
  expect((await askFor(2)).data.movie).toMatchObject({ name: "Two" });
});

test("identifiers that came as text are those numbers, and other texts are malformed items", async () => {
  answers["movie/80"] = {
    id: "80",
    title: "Eighty",
    genres: [
      { id: "18", name: "Drama" },
      { id: "eighteen", name: "Comedy" },
    ],
    similar: {
      page: 1,
      total_pages: 1,
      total_results: 4,
      results: [
        { id: "81", title: "Eighty-one", genre_ids: ["18", "x"] },
        { id: "0x52", title: "Eighty-two" },
        { id: "2147483648", title: "Beyond" },
        { id: " 83", title: "Eighty-three" },
      ],
    },
    "watch/providers": {
      results: {
        DE: {
          flatrate: [
            { provider_id: "8", provider_name: "Netflix" },
            { provider_id: "8a", provider_name: "Nobody" },
          ],
        },
      },
    },
  };
  answers["movie/84"] = { id: "85", title: "Another title" };
  answers["movie/86"] = { id: "86 ", title: "None" };
  const logLines = () => logged.filter((line) => line.includes('"similar.results[].id"')).length;
  const loggedBefore = logLines();
  const { data, errors } = await askFor(80);
  expect(errors).toBeUndefined();
  expect(data.movie).toMatchObject({
    id: 80,
    name: "Eighty",
    similar: [{ name: "Eighty-one" }],
    availability: { offers: [{ provider: { name: "Netflix" } }] },
  });
  const { genres } = (await (await fetch(`${origin}/api/movie/80`)).json()) as { genres: unknown };
  expect(genres).toEqual([{ id: 18, name: "Drama" }]);
  for (const id of [84, 86]) {
    expect((await askFor(id)).errors).toMatchObject([
      { extensions: { code: "FILM_DATABASE_UNAVAILABLE" } },
    ]);
  }
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  for (const field of [
    "genres[].id",
    "similar.results[].id",
    "similar.results[].genre_ids[]",
    "watch/providers.results.*.flatrate[].provider_id",
    "id",
  ]) {
    expect(metrics).toContain(`malformed_parts_total{field="${field}"}`);
  }
  expect(logLines() - loggedBefore).toBe(1);
});

test("a response that is null says nothing of whether there is such a title", async () => {
  answers["movie/71"] = "null";
  const { data, errors } = await askFor(71);
  expect(data.movie).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: "FILM_DATABASE_UNAVAILABLE" } }]);
  answers["movie/71"] = { id: 71, title: "Seventy-one" };
  expect((await askFor(71)).data.movie).toMatchObject({ name: "Seventy-one" });
});

test("a title with a text of megabytes is shown without it", async () => {
  answers["movie/72"] = { id: 72, title: "Seventy-two", overview: "x".repeat(2_900_000) };
  expect((await askFor(72)).data.movie).toMatchObject({ name: "Seventy-two" });
  expect(await (await fetch(`${origin}/metrics`)).text()).toMatch(
    /flickmap_\w*malformed\w*\{[^}]*field="overview"[^}]*\} [1-9]/u,
  );
});

test("a title with millions of malformed items is shown without them", async () => {
  const zeros = Array.from({ length: 1_500_000 }, () => 0);
  answers["movie/170"] = { id: 170, title: "Some", credits: { cast: zeros, crew: [] } };
  const before = await countOf("credits.cast");
  expect((await askFor(170)).data.movie).toMatchObject({ name: "Some", cast: [] });
  expect(await countOf("credits.cast")).toBe(before + 1);
});

test.each([
  [
    "lists in lists",
    `{"id":180,"title":"Some","x":${"[".repeat(1_400_000)}${"]".repeat(1_400_000)}}`,
  ],
  [
    "maps in maps",
    `{"id":180,"title":"Some","x":${'{"a":'.repeat(400_000)}1${"}".repeat(400_000)}}`,
  ],
  ["keys", `{"id":180,"title":"Some"${keys(900_000)}}`],
  ["keys in a part", `{"id":180,"title":"Some","credits":{"cast":[]${keys(900_000)}}}`],
])("a title with a million %s is a separate error, and hinders nobody", async (_, answer) => {
  answers["movie/180"] = answer;
  const before = await countUnusable();
  const { data, errors } = await askFor(180);
  expect(data.movie).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: "FILM_DATABASE_UNAVAILABLE" } }]);
  // It is neither retried nor read a second time.
  expect(await countUnusable()).toBe(before + 1);
  answers["movie/2"] = { id: 2, title: "Two", "watch/providers": { results: {} } };
  expect((await askFor(2)).data.movie).toMatchObject({ name: "Two" });
});

/** So many different keys, each after a comma. */
function keys(count: number): string {
  return Array.from({ length: count }, (_, n) => `,"${n.toString(36)}":0`).join("");
}

test("data of another title is refused and counted, and logged once", async () => {
  answers["movie/160"] = { id: 161, title: "Another title" };
  answers["movie/162"] = { id: 163, title: "Another title" };
  const before = await countOf("id");
  for (const id of [160, 162]) {
    expect((await askFor(id)).errors).toMatchObject([
      { extensions: { code: "FILM_DATABASE_UNAVAILABLE" } },
    ]);
  }
  expect(await countOf("id")).toBe(before + 2);
  const lines = logged.filter(
    (line) => line.includes("another title") && line.includes("left out"),
  );
  expect(lines).toHaveLength(1);
});

/** How many responses could not be used at all. */
async function countUnusable(): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const counts = metrics.matchAll(
    /^flickmap_film_database_call_duration_seconds_count\{.*outcome="bad_response".*\} (\d+)$/gmu,
  );
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** How often a field was malformed. */
async function countOf(field: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const [, after = "0"] = metrics.split(`malformed_parts_total{field="${field}"} `);
  return Number(after.split("\n", 1)[0]);
}

const graphql = async (query: string) =>
  (await gateway.graphql(query)).body as { data: unknown; errors?: unknown };
const rest = async (path: string) => (await (await fetch(`${origin}${path}`)).json()) as unknown;

test.each([
  [100, "missing", undefined],
  [101, "null", null],
  [102, "a text", "none"],
  [103, "without results", {}],
])("offers of movie %i that are %s are unknown, not none", async (id, _, watchProviders) => {
  answers[`movie/${id}`] = { id, title: "Some", "watch/providers": watchProviders };
  expect(
    await graphql(`{ movie(id: ${id}) {
      name countriesWithOffers { code } availability(country: "DE") { status offers { url } }
    } }`),
  ).toEqual({
    data: {
      movie: {
        name: "Some",
        countriesWithOffers: null,
        availability: { status: "FILM_DATABASE_UNAVAILABLE", offers: null },
      },
    },
  });
  expect(await rest(`/api/movie/${id}`)).toMatchObject({ "watch/providers": null });
  expect(await rest(`/api/movie/${id}/availability?country=DE`)).toMatchObject({
    availability: [
      { country: "DE", status: "FILM_DATABASE_UNAVAILABLE", offers: null, checked_at: null },
    ],
  });
});

test("a title without offers has none, which is not unknown", async () => {
  answers["movie/110"] = { id: 110, title: "Some", "watch/providers": { results: {} } };
  expect(
    await graphql(`
      {
        movie(id: 110) {
          countriesWithOffers {
            code
          }
          availability(country: "DE") {
            status
          }
        }
      }
    `),
  ).toEqual({
    data: { movie: { countriesWithOffers: [], availability: { status: "NONE_KNOWN" } } },
  });
});

test("a country that occurs only in offers has a name and availability", async () => {
  const offered = { flatrate: [{ provider_id: 8, provider_name: "Netflix" }] };
  answers["movie/120"] = {
    id: 120,
    title: "Some",
    "watch/providers": { results: { GG: offered, IM: offered } },
  };
  answers["movie/121"] = { id: 121, title: "Other", "watch/providers": { results: {} } };
  const { data } = await graphql(`
    {
      countries {
        code
        name
      }
      movie(id: 120) {
        countriesWithOffers {
          code
          name
        }
        availabilities {
          country {
            code
            name
          }
          status
        }
      }
      other: movie(id: 121) {
        availability(country: "GG") {
          status
          country {
            name
          }
        }
      }
    }
  `);
  const guernsey = { code: "GG", name: "Guernsey" };
  const isleOfMan = { code: "IM", name: "Isle of Man" };
  expect(data).toMatchObject({
    countries: expect.arrayContaining([guernsey]),
    movie: {
      countriesWithOffers: [guernsey, isleOfMan],
      availabilities: expect.arrayContaining([
        { country: guernsey, status: "HAS_OFFERS" },
        { country: isleOfMan, status: "HAS_OFFERS" },
      ]),
    },
    other: { availability: { status: "NONE_KNOWN", country: { name: "Guernsey" } } },
  });
});

test("adult and softcore titles are in no list", async () => {
  const results = [
    { id: 1, title: "One", adult: true },
    { id: 2, title: "Two", softcore: true },
    { id: 3, title: "Three" },
  ];
  const found = results.map((item) => ({ ...item, media_type: "movie" }));
  const page = { page: 1, total_pages: 1, total_results: 3 };
  answers["movie/popular"] = { ...page, results };
  answers["search/movie"] = { ...page, results: found };
  answers["search/tv"] = { page: 1, total_pages: 0, total_results: 0, results: [] };
  for (const path of ["/api/movie/popular", "/api/search/multi?query=some"]) {
    const { results: listed } = (await rest(path)) as { results: { id: number }[] };
    expect(listed.map(({ id }) => id)).toEqual([3]);
  }
});

test("numbers beyond 32 bits and fractions of a count fail no list", async () => {
  const results = [
    { id: 140, title: "Far", vote_count: 3e9, vote_average: 1e300, popularity: 1e300 },
    { id: 141, title: "Half", vote_count: 1.5 },
    { id: 142, title: "Usual", vote_count: 12, vote_average: 8.5, popularity: 7.5 },
  ];
  const page = { page: 1, total_pages: 1, total_results: 3, results };
  answers["movie/upcoming"] = page;
  answers["tv/143"] = {
    id: 143,
    name: "A Show",
    number_of_episodes: 1e15,
    seasons: [{ season_number: 1, episode_count: 3e9 }, { season_number: 3e9 }],
  };
  const { data, errors } = await graphql(`
    {
      upcoming {
        results {
          id: tmdbId
          voteCount
        }
      }
      tvShow(id: 143) {
        episodeCount
        seasons {
          number
          episodeCount
        }
      }
    }
  `);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    upcoming: { results: [{ voteCount: 0 }, { voteCount: 0 }, { voteCount: 12 }] },
    tvShow: { episodeCount: null, seasons: [{ number: 1, episodeCount: null }] },
  });
  expect(await rest("/api/movie/upcoming")).toMatchObject({
    results: [
      { vote_count: 0, vote_average: 0, popularity: 0 },
      { vote_count: 0 },
      { vote_count: 12, vote_average: 8.5, popularity: 7.5 },
    ],
  });
});

// Each is requested of its own region, since lists are cached.
test.each([
  ["a page as text", { page: "8" }, "page", "DE"],
  ["a number of pages beyond all numbers", { total_pages: 1e300 }, "total_pages", "FR"],
  ["no number of pages", { total_pages: undefined }, "total_pages", "GB"],
  ["a number of titles beyond 32 bits", { total_results: 3e9 }, "total_results", "US"],
])("a list with %s keeps its titles, which is counted", async (_, changes, field, region) => {
  const page = { page: 8, total_pages: 9, total_results: 1, results: [{ id: 1, title: "One" }] };
  answers["movie/top_rated"] = { ...page, ...changes };
  const before = await countOf(field);
  const list = await rest(`/api/movie/top_rated?page=8&region=${region}`);
  expect(list).toMatchObject({ page: 8, results: [{ id: 1, title: "One" }] });
  const { total_pages: pages } = list as { total_pages: number };
  expect(pages).toBeGreaterThanOrEqual(8);
  expect(pages).toBeLessThanOrEqual(9);
  expect(await countOf(field)).toBe(before + 1);
});

test("titles that came as a map are an empty list, and a text is no list at all", async () => {
  answers["movie/now_playing"] = { page: 1, total_pages: 1, total_results: 0, results: {} };
  expect(await rest("/api/movie/now_playing")).toMatchObject({ results: [], total_pages: 1 });
  answers["tv/popular"] = { results: "none" };
  expect(await rest("/api/tv/popular")).toMatchObject({
    code: "FILM_DATABASE_UNAVAILABLE",
  });
});

test("similar titles stay where their page number is malformed", async () => {
  const results = [{ id: 151, title: "Similar" }];
  answers["movie/150"] = { id: 150, title: "Some", similar: { page: "1", results } };
  const before = await countOf("similar.page");
  expect((await askFor(150)).data.movie).toMatchObject({ similar: [{ name: "Similar" }] });
  expect(await countOf("similar.page")).toBe(before + 1);
});

test("references with numbers that no title can have do not fail the others", async () => {
  answers["movie/130"] = { id: 130, title: "Some", "watch/providers": { results: {} } };
  const { data, errors } = await graphql(`
    {
      titles(
        references: [
          { movieId: 2147483648 }
          { tvShowId: 99999999999999999999 }
          { movieId: -1 }
          { movieId: 130 }
        ]
      ) {
        __typename
        ... on Movie {
          name
        }
        ... on TitleProblem {
          code
        }
      }
    }
  `);
  expect(errors).toBeUndefined();
  const invalid = { __typename: "TitleProblem", code: "INVALID_REFERENCE" };
  expect(data).toEqual({
    titles: [invalid, invalid, invalid, { __typename: "Movie", name: "Some" }],
  });
});
