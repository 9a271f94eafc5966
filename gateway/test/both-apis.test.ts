import { describe, expect, test } from "vitest";
import type { z } from "zod";
import type { calls } from "../src/api/rest/calls.ts";
import { startGateway, startSample } from "./gateway-under-test.ts";

/*
 * `/api` and GraphQL are two languages for one product: for the same request they give the same facts. What a
 * request comes to is compared after both answers are written in one form.
 */

// More titles than 500 pages hold, and titles that lack everything optional.
const sample = await startSample({ syntheticTitles: 10_100, extraTitles: "listed" });
const gateway = await startGateway({
  SAMPLE_FILM_DATABASE_ORIGIN: sample.origin,
  NODE_ENV: "production",
});

type Json = Record<string, unknown>;

interface Provider {
  readonly provider_id: number;
  readonly provider_name: string;
}

type RestTitle = z.output<typeof calls.popular.response>["results"][number];
type RestDetails = z.output<typeof calls.title.response>;

async function rest(url: string): Promise<{ status: number; body: unknown }> {
  const response = await gateway.app.inject({ url });
  return { status: response.statusCode, body: response.json() };
}

/** What `/api` gives, which has to be a success. */
async function api<Body>(url: string): Promise<Body> {
  const { status, body } = await rest(url);
  expect([url, status]).toEqual([url, 200]);
  return body as Body;
}

/** The one field that a query selects, which has to be without errors. */
async function field<Value>(query: string): Promise<Value> {
  const { body } = await gateway.graphql(`{ answer: ${query} }`);
  const { data, errors } = body as { data?: { answer: Value }; errors?: unknown };
  expect([query, errors]).toEqual([query, undefined]);
  if (data === undefined) throw new Error("no data");
  return data.answer;
}

const orNull = (text: string) => (text === "" ? null : text);

const TITLE = `type id: tmdbId name originalName overview voteAverage voteCount originalLanguage { code }
  poster { path url } backdrop { path url } genres { id: tmdbId }
  ... on Movie { date: releaseDate } ... on TvShow { date: firstAirDate originCountries { code } }`;

/** A title of `/api` as GraphQL's selection `TITLE` gives it. */
function titleOf(title: RestTitle | RestDetails) {
  const movie = "title" in title;
  const image = (path: string | null, url: string | null) => (path === null ? null : { path, url });
  return {
    type: movie ? "MOVIE" : "TV",
    id: title.id,
    name: movie ? title.title : title.name,
    originalName: movie ? title.original_title : title.original_name,
    overview: orNull(title.overview),
    voteAverage: title.vote_average,
    voteCount: title.vote_count,
    originalLanguage: title.original_language === null ? null : { code: title.original_language },
    poster: image(title.poster_path, title.poster_url),
    backdrop: image(title.backdrop_path, title.backdrop_url),
    genres: "genre_ids" in title ? title.genre_ids.map((id) => ({ id })) : [],
    date: orNull(movie ? title.release_date : title.first_air_date),
    ...(!movie && { originCountries: title.origin_country.map((code) => ({ code })) }),
  };
}

describe("a page of titles is the same in both APIs:", () => {
  test.each([
    ["trending/movie/day", "trending(type: MOVIE)"],
    ["trending/tv/week?page=2", "trending(type: TV, window: WEEK, page: 2)"],
    ["movie/popular?region=DE", 'popular(type: MOVIE, region: "DE")'],
    ["tv/popular?page=500", "popular(type: TV, page: 500)"],
    ["movie/top_rated?page=3", "topRated(type: MOVIE, page: 3)"],
    ["tv/top_rated", "topRated(type: TV)"],
    ["movie/now_playing?region=US", 'nowPlaying(region: "US")'],
    ["movie/upcoming", "upcoming"],
    [
      "discover/movie?with_genres=28,12&sort_by=release_date.asc&vote_average.gte=6&with_runtime.lte=10000",
      "discover(type: MOVIE, sort: RELEASE_DATE_ASC, filter: { genres: [28, 12], voteAverageMin: 6, runtimeMax: 10000 })",
    ],
    [
      "discover/tv?with_watch_providers=8&with_watch_monetization_types=flatrate|ads&region=DE",
      'discover(type: TV, filter: { providers: [8], offerKinds: [FLATRATE, ADS], region: "DE" })',
    ],
    ["discover/movie", "discover(type: MOVIE)"],
    ["search/multi?query=star", 'search(query: "star")'],
    ["search/multi?query=brad%20pitt", 'search(query: "brad pitt")'],
    ["search/multi?query=the&page=2", 'search(query: "the", page: 2)'],
    [
      "search/movie?query=%20matrix%20&region=FR",
      'search(query: " matrix ", scope: MOVIE, region: "FR")',
    ],
    ["search/tv?query=breaking", 'search(query: "breaking", scope: TV)'],
  ])("%s", async (url, query) => {
    const page = await api<{
      page: number;
      results: RestTitle[];
      total_pages: number;
      total_results: number;
    }>(`/api/${url}`);
    expect({
      results: page.results.map((title) => titleOf(title)),
      pageInfo: {
        page: page.page,
        totalPages: page.total_pages,
        totalResults: page.total_results,
      },
    }).toEqual(
      await field(`${query} { results { ${TITLE} } pageInfo { page totalPages totalResults } }`),
    );
    expect(page.total_pages).toBeLessThanOrEqual(500);
    expect(page.total_results).toBeLessThanOrEqual(10_000);
    for (const { origin_country: countries } of page.results)
      expect(countries).toBeInstanceOf(Array);
  });

  test("no total counts the persons that are dropped", async () => {
    const page = await api<{ results: unknown[]; total_results: number; total_pages: number }>(
      "/api/search/multi?query=brad%20pitt",
    );
    expect(page.total_pages).toBeLessThanOrEqual(1);
    expect(page.total_results).toBe(page.results.length);
  });

  test("autocomplete suggests the same", async () => {
    const suggestions = await api<Json[]>("/api/autocomplete?query=matr");
    expect(suggestions.length).toBeGreaterThan(0);
    const found = await field<
      { type: string; id: number; name: string; year: number | null; poster: Json | null }[]
    >('autocomplete(query: "matr") { type id: tmdbId name year poster { path url } }');
    expect(suggestions).toEqual(
      found.map(({ type, id, name, year, poster }) => ({
        id,
        type: type === "MOVIE" ? "movie" : "tv",
        title: name,
        poster_path: poster?.["path"] ?? null,
        poster_url: poster?.["url"] ?? null,
        year: year === null ? "" : String(year),
      })),
    );
  });
});

const DETAILS = `${TITLE} genres { id: tmdbId name } productionCountries { code name } spokenLanguages { code name }
  cast(first: 50) { name character profile { path } } externalIds { imdb wikidata }
  ... on Movie { runtime directors { name } }
  ... on TvShow { seasonCount episodeCount creators { name } seasons { number name episodeCount airDate } }`;

/** A title's details of `/api` as GraphQL's selection `DETAILS` gives them. */
function detailsOf(title: RestDetails) {
  const movie = "title" in title;
  return {
    ...titleOf(title),
    genres: title.genres,
    productionCountries: title.production_countries.map((country) => ({
      code: country.iso_3166_1,
      name: country.name,
    })),
    spokenLanguages: title.spoken_languages.map((language) => ({
      code: language.iso_639_1,
      name: language.english_name,
    })),
    cast: title.credits.cast.slice(0, 50).map(({ name, character, profile_path: path }) => ({
      name,
      character: orNull(character),
      profile: path === null ? null : { path },
    })),
    externalIds: { imdb: title.external_ids.imdb_id, wikidata: title.external_ids.wikidata_id },
    ...(movie
      ? {
          runtime: title.runtime,
          directors: title.credits.crew
            .filter(({ job }) => job === "Director")
            .map(({ name }) => ({ name })),
        }
      : {
          seasonCount: title.number_of_seasons,
          episodeCount: title.number_of_episodes,
          creators: title.created_by.map(({ name }) => ({ name })),
          seasons: title.seasons
            .filter(({ season_number: number }) => number > 0)
            .map((season) => ({
              number: season.season_number,
              name: season.name,
              episodeCount: season.episode_count,
              airDate: season.air_date,
            })),
        }),
  };
}

describe("a title is the same in both APIs:", () => {
  test.each([
    ["movie/550", "MOVIE", 550],
    ["movie/9900001", "MOVIE", 9_900_001],
    ["movie/9900003", "MOVIE", 9_900_003],
    ["tv/1396", "TV", 1396],
    ["tv/9900002", "TV", 9_900_002],
  ])("%s", async (path, type, id) => {
    const title = await api<RestDetails>(`/api/${path}`);
    expect(detailsOf(title)).toEqual(await field(`title(type: ${type}, id: ${id}) { ${DETAILS} }`));
    expect(title.origin_country).toBeInstanceOf(Array);
  });

  test.each([
    ["movie", "MOVIE", 550],
    ["tv", "TV", 1396],
  ])("its offers in every country, by kind and provider: %s", async (path, type, id) => {
    const title = await api<RestDetails>(`/api/${path}/${id}`);
    const answers = await field<{
      availabilities: {
        countryCode: string;
        link: string | null;
        offers: { kind: string; provider: { id: number; name: string } }[];
      }[];
    }>(
      `title(type: ${type}, id: ${id}) { availabilities { countryCode link offers { kind provider { id: tmdbId name } } } }`,
    );
    const offered = answers.availabilities.filter(({ offers }) => offers.length > 0);
    expect(offered.length).toBeGreaterThan(20);
    for (const { countryCode, link, offers } of offered) {
      const { link: restLink = null, ...kinds } =
        title["watch/providers"]?.results[countryCode] ?? {};
      const ofKinds = kinds as Record<string, readonly Provider[]>;
      const restOffers = ["flatrate", "free", "ads", "rent", "buy"].flatMap((kind) =>
        (ofKinds[kind] ?? []).map((provider) => ({
          kind: kind.toUpperCase(),
          provider: { id: provider.provider_id, name: provider.provider_name },
        })),
      );
      expect({ countryCode, link: restLink, offers: restOffers }).toEqual({
        countryCode,
        link,
        offers,
      });
      for (const { provider } of restOffers) expect(provider.name).toBe(provider.name.trim());
    }
  });

  test.each([
    ["movie", "MOVIE", 550],
    ["tv", "TV", 1396],
  ])("the titles that resemble it: %s", async (path, type, id) => {
    const { results } = await api<{ results: RestTitle[] }>(`/api/${path}/${id}/similar`);
    expect({ similar: results.map((title) => titleOf(title)) }).toEqual(
      await field(`title(type: ${type}, id: ${id}) { similar(first: 20) { ${TITLE} } }`),
    );
  });

  test("one that does not exist is missing in both", async () => {
    expect((await rest("/api/movie/2000000000")).status).toBe(404);
    expect(await field("title(type: MOVIE, id: 2000000000) { id }")).toBeNull();
  });
});

describe("the lists that titles refer to are the same in both APIs:", () => {
  test("countries", async () => {
    const countries = await api<{ iso_3166_1: string; english_name: string }[]>("/api/countries");
    // As the film database spells it: Macedonia.
    expect(countries).toContainEqual(
      expect.objectContaining({ iso_3166_1: "MK", english_name: "North Macedonia" }),
    );
    expect(countries.map(({ iso_3166_1: code, english_name: name }) => ({ code, name }))).toEqual(
      await field("countries { code name }"),
    );
  });

  test.each([
    ["movie", "MOVIE"],
    ["tv", "TV"],
  ])("genres: %s", async (path, type) => {
    expect(await api(`/api/genres/${path}`)).toEqual(
      await field(`genres(type: ${type}) { id: tmdbId name }`),
    );
  });
});

test("what one API takes of a rating, the other tells", async () => {
  const session = "0b9bbd10-5d1c-4f0a-9d38-3f7c5d3a8a11";
  const stored = await gateway.app.inject({
    method: "POST",
    url: "/api/ratings",
    payload: {
      content_id: 603,
      content_type: "movie",
      rating: 4,
      session_id: session.toUpperCase(),
    },
  });
  expect(stored.json()).toEqual({ averageRating: 4, totalCount: 1 });
  expect(await field("title(type: MOVIE, id: 603) { rating { average count } }")).toEqual({
    rating: { average: 4, count: 1 },
  });
  expect(
    await field(`sessionRating(title: { type: MOVIE, id: 603 }, sessionId: "${session}")`),
  ).toBe(4);
  expect(await api("/api/ratings/average/movie/603")).toEqual({ averageRating: 4, totalCount: 1 });
  expect(await api(`/api/ratings/movie/603?sessionId=${session}`)).toEqual({ rating: 4 });
});

describe("what one API refuses, the other refuses too, and neither looks anything up:", () => {
  test.each([
    ["movie/0", "title(type: MOVIE, id: 0) { id }"],
    ["movie/2147483648", "title(type: MOVIE, id: 2147483648) { id }"],
    ["movie/popular?page=501", "popular(type: MOVIE, page: 501) { pageInfo { page } }"],
    ["movie/popular?region=USA", 'popular(type: MOVIE, region: "USA") { pageInfo { page } }'],
    ["discover/tv?vote_average.gte=11", "voteAverageMin: 11"],
    ["discover/tv?vote_average.gte=8&vote_average.lte=7", "voteAverageMin: 8, voteAverageMax: 7"],
    ["discover/tv?with_runtime.lte=10001", "runtimeMax: 10001"],
    ["discover/tv?first_air_date_year=1869", "year: 1869"],
    ["discover/tv?first_air_date_year=2101", "year: 2101"],
    ["discover/tv?with_original_language=english", 'originalLanguage: "english"'],
    ["discover/tv?with_watch_providers=8", "providers: [8]"],
    [`discover/tv?with_genres=${"1,".repeat(20)}1`, `genres: [${"1,".repeat(21)}]`],
    ["search/multi?query=%20", 'search(query: " ") { pageInfo { page } }'],
    [`autocomplete?query=${"x".repeat(201)}`, `autocomplete(query: "${"x".repeat(201)}") { id }`],
  ])("%s", async (url, query) => {
    const document = query.includes("{")
      ? query
      : `discover(type: TV, filter: { ${query} }) { pageInfo { page } }`;
    const calls = await gateway.callsDuring(async () => {
      expect((await rest(`/api/${url}`)).status).toBe(400);
      const { body } = await gateway.graphql(`{ ${document} }`);
      expect((body as { errors?: unknown[] }).errors).toHaveLength(1);
    });
    expect(calls).toBe(0);
  });

  test.each([
    [{ name: "A" }, "name"],
    [{ email: "a@b" }, "email"],
    [{ subject: "1234" }, "subject"],
    [{ message: "too short" }, "message"],
  ])("a contact message with %j, with the same words", async (wrong, name) => {
    const form = {
      name: "Ann",
      email: "ann@example.org",
      subject: "A question",
      message: "Where can I watch it?",
      ...wrong,
    };
    const response = await gateway.app.inject({
      method: "POST",
      url: "/api/contact",
      payload: form,
    });
    const { body } = await gateway.graphql(
      "mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { userErrors { field message } } }",
      { input: form },
    );
    const { message } = response.json() as { message: string };
    expect(response.statusCode).toBe(400);
    expect(body).toEqual({
      data: { sendContactMessage: { userErrors: [{ field: name, message }] } },
    });
  });
});

test.each([
  ["/api/movie/550", ["poster_url", "backdrop_url"]],
  ["/api/autocomplete?query=matr", ["poster_url"]],
  ["/api/providers?country=DE", ["logo_url"]],
  ["/api/movie/550/availability?country=US", ["logo_url"]],
])("the pictures of %s can be loaded", async (url, names) => {
  const body = JSON.stringify(await api<Json>(url));
  for (const name of names) {
    const [, address = ""] = new RegExp(`"${name}":"([^"]+)"`, "u").exec(body) ?? [];
    const { statusCode, headers } = await gateway.app.inject({ url: address });
    expect([name, statusCode, headers["content-type"]]).toEqual([name, 200, "image/svg+xml"]);
  }
});
