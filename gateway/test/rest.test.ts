import { LANGUAGES } from "@flickmap/schema/languages.ts";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import type { Call } from "../src/api/rest/call.ts";
import { calls } from "../src/api/rest/calls.ts";
import { startGateway } from "./gateway-under-test.ts";
import { sendRequest } from "./send-request.ts";

const gateway = await startGateway();
const origin = await gateway.listen();

const get = (url: string, headers: Record<string, string> = {}) =>
  sendRequest(origin, { url, headers });

/** What a call answers, checked against the schema that its description promises. */
async function body<Schema extends z.ZodType>(
  url: string,
  shape: Schema,
): Promise<z.output<Schema>> {
  const answer = await get(url);
  expect([url, answer.statusCode, answer.headers["content-type"]]).toEqual([
    url,
    200,
    "application/json; charset=utf-8",
  ]);
  return shape.parse(answer.json());
}

describe("each call of /api answers in the film database's own format", () => {
  it.each(
    Object.values<Call>(calls).flatMap(({ example, response }) =>
      example === undefined ? [] : [[example, response] as const],
    ),
  )("%s, the documentation's example", async (url, response) => {
    expect(await body(url, response)).toBeTruthy();
  });

  it.each([
    ["/api/movie/550?region=US", calls.title],
    ["/api/tv/1396", calls.title],
    ["/api/tv/1396/similar", calls.similar],
    ["/api/trending/movie/day?region=US", calls.trending],
    ["/api/trending/tv/week", calls.trending],
    ["/api/movie/popular?region=DE&page=2&country=DE", calls.popular],
    ["/api/movie/top_rated?region=US", calls.topRated],
    ["/api/tv/top_rated", calls.topRated],
    ["/api/movie/now_playing?region=US&language=en-US", calls.nowPlaying],
    ["/api/movie/upcoming?region=US&language=en-US", calls.upcoming],
    [
      "/api/discover/movie?with_genres=28&sort_by=release_date.desc&vote_average.gte=6",
      calls.discover,
    ],
    ["/api/discover/tv?with_origin_country=KR&with_original_language=ko", calls.discover],
    ["/api/search/multi?query=matrix&page=1&include_adult=false&region=US", calls.search],
    // As programs written for the film database send them.
    ["/api/movie/popular?api_key=x&include_video=false&include_adult=false", calls.popular],
    ["/api/search/movie?query=matrix", calls.search],
    ["/api/search/tv?query=breaking", calls.search],
    ["/api/genres/tv", calls.genres],
    ["/api/tv/1396/availability?country=US", calls.availability],
    ["/api/find?wikidata_id=Q190050", calls.find],
    ["/api/providers?country=US&type=tv", calls.providers],
  ])("%s", async (url, { response }) => {
    expect(await body(url, response)).toBeTruthy();
  });

  it("with a title's credits and offers", async () => {
    const movie = await body("/api/movie/550", calls.title.response);
    expect(movie).toMatchObject({ id: 550, title: "Fight Club", release_date: "1999-10-15" });
    expect(movie.credits.cast.length).toBeGreaterThan(3);
    expect(Object.keys(movie["watch/providers"]?.results ?? {})).toContain("US");
  });

  it("with where each movie comes from, as far as it is known", async () => {
    const movie = await body("/api/movie/550", calls.title.response);
    expect(movie).toMatchObject({ origin_country: ["US", "DE"] });
    for (const url of ["/api/movie/popular", "/api/movie/550/similar"]) {
      const { results } = await body(url, calls.popular.response);
      expect(results.length).toBeGreaterThan(0);
      for (const item of results) expect(item).toMatchObject({ origin_country: expect.any(Array) });
    }
  });

  it("with a title's availability in the countries that were named, in their order", async () => {
    const url = "/api/movie/550/availability?country=FR,DE,AQ";
    const { availability } = await body(url, calls.availability.response);
    expect(availability.map(({ country }) => country)).toEqual(["FR", "DE", "AQ"]);
    expect(availability[2]).toMatchObject({ status: "COUNTRY_NOT_COVERED", offers: null });
    const { "watch/providers": offers } = await body("/api/movie/550", calls.title.response);
    for (const { country, status, offers: listed } of availability.slice(0, 2)) {
      const { link: _, ...byKind } = offers?.results[country] ?? {};
      const ids = Object.entries(byKind).flatMap(([kind, list]) =>
        (list ?? []).map(({ provider_id: id }) => `${kind} ${id}`),
      );
      expect(listed?.map(({ kind, provider_id: id }) => `${kind} ${id}`)).toEqual(ids);
      expect(status).toBe(ids.length > 0 ? "HAS_OFFERS" : "NONE_KNOWN");
    }
  });

  it("with what is appended to a title, as the film database does", async () => {
    const url =
      "/api/movie/550?append_to_response=credits,watch%2Fproviders,similar,videos,external_ids";
    const title = (await get(url)).json() as Record<string, unknown>;
    const plain = (await get("/api/movie/550")).json() as Record<string, unknown>;
    const similar = (await get("/api/movie/550/similar")).json();
    expect(title).toEqual({ ...plain, similar });
    const watch = (await get("/api/movie/550/watch/providers")).json();
    expect(watch).toEqual({ id: 550, ...(plain["watch/providers"] as object) });
    expect((await get("/api/tv/1396/watch/providers")).statusCode).toBe(200);
    expect((await get("/api/movie/2147483647/watch/providers")).statusCode).toBe(404);
  });

  it("with the titles of all services that are named with commas, or of one of them with |", async () => {
    const total = async (services: string) => {
      const url = `/api/discover/movie?watch_region=DE&with_watch_providers=${services}`;
      return ((await get(url)).json() as { total_results: number }).total_results;
    };
    const [netflix, disney] = [await total("8"), await total("337")];
    const [both, either] = [await total("8,337"), await total("8%7C337")];
    expect(both).toBeLessThan(Math.min(netflix, disney));
    expect(either).toBe(netflix + disney - both);
  });

  it("with the titles of a service whose number another country has, by its number there", async () => {
    const inAustralia = async (services: string) =>
      (await get(`/api/discover/movie?watch_region=AU&${services}`)).json() as {
        total_results: number;
      };
    const own = await inAustralia("with_watch_providers=119");
    expect(own.total_results).toBeGreaterThan(0);
    expect(await inAustralia("with_watch_providers=9")).toEqual(own);
    const both = "with_watch_providers=8,";
    expect(await inAustralia(`${both}9`)).toEqual(await inAustralia(`${both}119`));
  });

  it("of a list for its country, where there is no region", async () => {
    for (const path of ["/api/movie/popular", "/api/movie/upcoming", "/api/discover/movie"]) {
      const inGermany = (await get(`${path}?region=DE`)).body;
      expect((await get(`${path}?country=de`)).body).toBe(inGermany);
      expect((await get(`${path}?country=US&region=DE`)).body).toBe(inGermany);
    }
    // A page past the last is empty, as the film database's is.
    const beyond = (await get("/api/movie/popular?page=499")).json();
    expect(beyond).toMatchObject({ page: 499, results: [] });
  });

  it("with a hint where the site asks for more votes", async () => {
    const hintOf = async (query: string) =>
      (await get(`/api/discover/movie?${query}`)).headers["flickmap-hint"];
    expect(await hintOf("sort_by=vote_average.desc")).toBe("vote_count.gte=100");
    expect(await hintOf("sort_by=vote_average.desc")).toBe("vote_count.gte=100");
    expect(await hintOf("sort_by=vote_average.desc&primary_release_year=1950")).toBe(
      "vote_count.gte=20",
    );
    expect(await hintOf("sort_by=vote_average.desc&vote_count.gte=100")).toBeUndefined();
    expect(await hintOf("sort_by=popularity.desc")).toBeUndefined();
  });

  it("with many titles at once, each with its availability or a problem", async () => {
    type Batch = {
      results: { id: number; title: string | null; problem: unknown; availability: unknown[] }[];
    };
    const batch = async (titles: string, countries = "DE,AT") =>
      (await get(`/api/availability?titles=${titles}&countries=${countries}`)).json() as Batch;
    const { results } = await batch("movie:550,tv:1399,movie:2147483647,movie:550", "DE,uk");
    expect(results.map(({ id, title }) => [id, title])).toEqual([
      [550, "Fight Club"],
      [1399, "Game of Thrones"],
      [2_147_483_647, null],
      [550, "Fight Club"],
    ]);
    expect(results[2]).toMatchObject({ availability: [], problem: { code: "NOT_FOUND" } });
    const single = (await get("/api/movie/550/availability?country=DE,GB")).json();
    expect(single).toMatchObject({ availability: results[0]?.availability });
    expect(await batch("m550|t1399", "DE|GB")).toEqual(await batch("movie:550,tv:1399", "DE,GB"));
  });

  it("with a hundred titles in ten countries for one call a title, as GraphQL does", async () => {
    const { results: found } = (await get("/api/discover/movie?page=2")).json() as {
      results: { id: number }[];
    };
    const titles = found.map(({ id }) => `movie:${id}`).join(",");
    const url = `/api/availability?titles=${titles}&countries=DE,AT,CH,FR,IT,ES,PL,NL,BE,DK`;
    expect(await gateway.callsDuring(() => get(url))).toBeLessThanOrEqual(found.length);
    expect(await gateway.callsDuring(() => get(url))).toBe(0);
    const many = Array.from({ length: 101 }, (_, index) => `movie:${index + 1}`).join(",");
    expect((await get(`/api/availability?titles=${many}&countries=DE`)).statusCode).toBe(400);
  });

  it.each([
    ["/api/find?imdb_id=TT0903747", "/api/find?imdb_id=tt0903747"],
    ["/api/find?wikidata_id=q190050", "/api/find?wikidata_id=Q190050"],
    ["/api/discover/movie?include_adult=False", "/api/discover/movie?include_adult=false"],
    ["/api/discover/tv?with_original_language=DE", "/api/discover/tv?with_original_language=de"],
    [
      "/api/discover/movie?watch_region=DE&with_watch_monetization_types=FLATRATE|Free",
      "/api/discover/movie?watch_region=DE&with_watch_monetization_types=flatrate|free",
    ],
    [
      "/api/search/multi?query=heat&include_adult=False&exact=True",
      "/api/search/multi?query=heat&exact=true",
    ],
    [
      "/api/availability?titles=Movie:550&countries=DE",
      "/api/availability?titles=movie:550&countries=DE",
    ],
  ])("%s is read whatever its capitals", async (path, sameAs) => {
    const read = async (path: string) => (await get(path)).json();
    expect(await read(path)).toEqual(await read(sameAs));
    expect(await read(path)).not.toHaveProperty("code");
  });

  it("with the title that has a number elsewhere", async () => {
    const show = await body("/api/find?imdb_id=tt0903747", calls.find.response);
    expect(await body("/api/find?tvdb_id=81189", calls.find.response)).toEqual(show);
    expect(show).toMatchObject({ media_type: "tv", id: 1396, name: "Breaking Bad" });
  });

  it("with a country's providers by family, each provider once", async () => {
    const families = await body("/api/providers?country=DE", calls.providers.response);
    const ids = families.flatMap(({ providers }) => providers.map((one) => one.provider_id));
    expect(new Set(ids).size).toBe(ids.length);
    const netflix = families.find(({ id }) => id === "netflix");
    expect(netflix).toMatchObject({ name: "Netflix" });
    expect(netflix?.providers.map((one) => one.provider_id)).toContain(8);
  });

  it("with at most 500 pages, and names without space around them", async () => {
    const page = await body("/api/discover/movie?page=500", calls.discover.response);
    expect(page.total_pages).toBeLessThanOrEqual(500);
    expect(page.total_results).toBeLessThanOrEqual(10_000);
    for (const { providers } of await body("/api/providers?country=US", calls.providers.response)) {
      for (const { provider_name: name } of providers) expect(name).toBe(name.trim());
    }
  });

  it("with titles of the requested type, by its filters", async () => {
    const page = await body("/api/discover/movie?with_genres=28,12", calls.discover.response);
    expect(page.results.length).toBeGreaterThan(0);
    for (const title of page.results) {
      expect(title.media_type).toBe("movie");
      expect(title.genre_ids).toEqual(expect.arrayContaining([28, 12]));
    }
  });

  it("without what is left out, and with keywords, people and age ratings, under TMDB's names", async () => {
    const list = (type: string, query: string) =>
      body(`/api/discover/${type}?${query}`, calls.discover.response);
    const all = await list("movie", "watch_region=US");
    const narrowed = async (query: string, type = "movie") => {
      const page = await list(type, query);
      expect.soft(page.total_results).toBeGreaterThan(0);
      expect.soft(page.total_results).toBeLessThan(all.total_results);
      return page;
    };
    const noDrama = await narrowed("without_genres=18,35");
    for (const { genre_ids: genres } of noDrama.results) {
      expect(genres).not.toEqual(expect.arrayContaining([18]));
      expect(genres).not.toEqual(expect.arrayContaining([35]));
    }
    const onNetflix = await narrowed("with_watch_providers=8&region=US");
    const notOnHulu = await narrowed("with_watch_providers=8&without_watch_providers=15&region=US");
    expect(notOnHulu.total_results).toBeLessThan(onNetflix.total_results);
    const both = await narrowed("with_keywords=9826,703");
    const either = await narrowed("with_keywords=9826|703");
    expect(both.total_results).toBeLessThan(either.total_results);
    await narrowed("with_keywords=9826", "tv");
    const nolan = await narrowed("with_people=525");
    expect(nolan.results.map(({ id }) => id)).toContain(27_205);
    const mild = await narrowed("certification.lte=PG&certification_country=US");
    const { certifications } = await body(
      `/api/movie/${mild.results[0]?.id}`,
      calls.title.response,
    );
    expect(["G", "PG"]).toContain(certifications["US"]);
  });

  it("with what is on a service in a country, whether or not it came to cinemas there", async () => {
    const onNetflix = "with_watch_providers=8&with_watch_monetization_types=flatrate|ads";
    const page = await body(
      `/api/discover/tv?${onNetflix}&watch_region=DE`,
      calls.discover.response,
    );
    const all = await body("/api/discover/tv", calls.discover.response);
    expect(page.total_results).toBeGreaterThan(20);
    expect(page.total_results).toBeLessThan(all.total_results);
    for (const { id } of page.results.slice(0, 5)) {
      const { "watch/providers": offers } = await body(`/api/tv/${id}`, calls.title.response);
      const { flatrate = [], ads = [] } = offers?.results["DE"] ?? {};
      expect([...flatrate, ...ads].map((offer) => offer.provider_id)).toContain(8);
    }
    const inRegion = await body(`/api/discover/tv?${onNetflix}&region=DE`, calls.discover.response);
    expect(inRegion.results).toEqual(page.results);
  });

  it("with the next page of similar titles", async () => {
    const first = await body("/api/movie/550/similar", calls.similar.response);
    const second = await body("/api/movie/550/similar?page=2", calls.similar.response);
    expect([first.page, second.page]).toEqual([1, 2]);
    const seen = new Set(first.results.map(({ id }) => id));
    expect(second.results.filter(({ id }) => seen.has(id))).toEqual([]);
  });

  it("with the priority countries first", async () => {
    const list = await body("/api/countries", calls.countries.response);
    expect(list.slice(0, 3).map((country) => country.iso_3166_1)).toEqual(["US", "GB", "CA"]);
    expect(list.length).toBeGreaterThan(60);
  });

  it("with nothing for fewer than two characters, without looking", async () => {
    const calls = await gateway.callsDuring(async () => {
      for (const url of [
        "/api/autocomplete",
        "/api/autocomplete?query=a",
        "/api/autocomplete?query=%20a%20",
      ]) {
        expect((await get(url)).json()).toEqual([]);
      }
    });
    expect(calls).toBe(0);
  });

  it.each(["x%26api_key%3Dy", "%3Cscript%3E", "%F0%9F%8E%AC%F0%9F%8E%AC", "%D7%9E%D7%98%D7%A8"])(
    "for whatever is typed: %s",
    async (query) => {
      expect((await get(`/api/autocomplete?query=${query}`)).statusCode).toBe(200);
      expect((await get(`/api/search/multi?query=${query}`)).statusCode).toBe(200);
    },
  );
});

/** The body of an error whose message begins so, and goes on with what is expected. */
function problemOf(status: number, start: string) {
  const literal = start.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  const message = expect.stringMatching(new RegExp(`^${literal}(?:: .+|\\. Did .+)?$`, "u"));
  const code = status === 404 ? "NOT_FOUND" : "BAD_USER_INPUT";
  const title = status === 404 ? "Not Found" : "Bad Request";
  return { type: "about:blank", title, status, detail: message, code, message };
}

describe("a request to /api that is wrong", () => {
  it.each([
    ["/api/person/0", 400, "Invalid id"],
    ["/api/person/550x", 400, "Invalid id"],
    ["/api/person/550?region=DE", 400, "Unknown parameter: region"],
    ["/api/person/550/credits?type=person", 400, "Invalid type"],
    ["/api/person/550/credits?sort_by=votes", 400, "Invalid sort_by"],
    ["/api/person/550/credits?page=501", 400, "Invalid page"],
    ["/api/person/550/similar", 400, "Invalid type"],
    ["/api/person/popular", 400, "Invalid id"],
    ["/api/search/person?query=pitt", 400, "Invalid type"],
    ["/api/search/multi?query=pitt&exact=yes", 400, "Invalid exact"],
    ["/api/discover/movie?vote_count.gte=-1", 400, "Invalid vote_count.gte"],
    ["/api/MOVIE/popular", 400, "Invalid type"],
    ["/api/__proto__/550", 400, "Invalid type"],
    ["/api/genres/anime", 400, "Invalid type"],
    ["/api/movie/0", 400, "Invalid id"],
    ["/api/movie/1e3", 400, "Invalid id"],
    ["/api/movie/2147483648", 400, "Invalid id"],
    ["/api/movie/603%00", 400, "Invalid id"],
    ["/api/movie/..%2Faccount", 400, "Invalid id"],
    ["/api/movie/%E0%A4%A", 400, "Invalid id"],
    [
      "/api/movie/550/similar?region=USA",
      400,
      'Unknown country "USA"; ISO 3166-1 alpha-2, such as GB',
    ],
    ["/api/movie/550?region=US&region=DE", 400, "Invalid region"],
    ["/api/movie/popular?page=501", 400, "Invalid page"],
    ["/api/trending/movie/year", 400, "Invalid window"],
    ["/api/discover/movie?with_genres[$ne]=1", 400, "Invalid with_genres"],
    ["/api/movie/550/similar?page=501", 400, "Invalid page"],
    ["/api/movie/550?page=0", 400, "Invalid page"],
    ["/api/countries?region=USA", 400, 'Unknown country "USA"; ISO 3166-1 alpha-2, such as GB'],
    ["/api/genres/tv?region=US&region=DE", 400, "Invalid region"],
    ["/api/autocomplete?query=matrix&page=1.5", 400, "Invalid page"],
    [
      "/api/ratings/average/movie/550?region=uz-",
      400,
      'Unknown country "uz-"; ISO 3166-1 alpha-2, such as GB',
    ],
    ["/api/ratings/movie/550?session_id=x", 400, "Invalid session_id"],
    ["/api/ratings/average/movie/0603", 400, "Invalid id"],
    ["/api/discover/movie?with_watch_providers=8", 400, "Invalid watch_region"],
    ["/api/discover/movie?without_watch_providers=8", 400, "Invalid watch_region"],
    ["/api/discover/movie?certification.lte=PG", 400, "Invalid certification_country"],
    ["/api/discover/movie?region=US&certification.lte=%3Cb%3E", 400, "Invalid certification.lte"],
    ["/api/discover/tv?region=US&certification.lte=PG", 400, "Invalid certification.lte"],
    ["/api/discover/tv?with_people=525", 400, "Invalid with_people"],
    ["/api/discover/movie?with_people=x", 400, "Invalid with_people"],
    ["/api/discover/movie?with_keywords=1,2,3,4,5,6", 400, "Invalid with_keywords"],
    ["/api/discover/movie?without_genres=18|x", 400, "Invalid without_genres"],
    [
      "/api/discover/movie?with_watch_providers=8,9|3&region=US",
      400,
      "Invalid with_watch_providers",
    ],
    ["/api/movie/550?append_to_response=credits,nonsense", 400, "Invalid append_to_response"],
    [
      "/api/discover/movie?with_watch_monetization_types=steal&region=US",
      400,
      "Invalid with_watch_monetization_types",
    ],
    [
      "/api/discover/movie?watch_region=USA",
      400,
      'Unknown country "USA"; ISO 3166-1 alpha-2, such as GB',
    ],
    ["/api/discover/movie?vote_average.gte=11", 400, "Invalid vote_average.gte"],
    [
      "/api/movie/upcoming?language=english",
      400,
      `Unknown language "english"; one of ${LANGUAGES.map(({ filmDatabase }) => filmDatabase).join(", ")}`,
    ],
    ["/api/search/multi", 400, "Missing query"],
    ["/api/autocomplete?query=a%00b", 400, "Invalid query"],
    ["/api/movie/603?api_key=x&nonsense=1", 400, "Unknown parameter: nonsense"],
    ["/api/movie/603?region=DE&x%5B%5D=1", 400, "Unknown parameter: x[]"],
    ["/api/ratings/average/movie/603?region=DE", 400, "Unknown parameter: region"],
    ["/api/search/movie?query=alien&include_adult=true", 400, "Invalid include_adult"],
    ["/api/movie/550/availability", 400, "Missing country"],
    [
      "/api/movie/550/availability?country=EU",
      400,
      'Unknown country "EU"; ISO 3166-1 alpha-2, such as GB',
    ],
    ["/api/movie/popular?region=DE&region=FR", 400, "Invalid region"],
    ["/api/movie/550/availability?country=DE&country[$ne]=FR", 400, "Invalid country"],
    [`/api/movie/550/availability?country=${"DE,".repeat(50)}DE`, 400, "Invalid country"],
    ["/api/movie/1396/season/1/availability?country=DE", 404, "Not found"],
    ["/api/tv/1396/season/x/availability?country=DE", 400, "Invalid season"],
    ["/api/find", 400, "Give exactly one of imdb_id, wikidata_id and tvdb_id"],
    [
      "/api/find?imdb_id=tt0903747&tvdb_id=81189",
      400,
      "Give exactly one of imdb_id, wikidata_id and tvdb_id",
    ],
    ["/api/find?imdb_id=1", 400, "Invalid imdb_id"],
    ["/api/find?wikidata_id=190050", 400, "Invalid wikidata_id"],
    ["/api/find?tvdb_id=0", 400, "Invalid tvdb_id"],
    ["/api/providers", 400, "Missing country"],
    ["/api/providers?country=DE&type=multi", 400, "Invalid type"],
    ["/api/discover/tv?vote_average.gte=8&vote_average.lte=7.5", 400, "Invalid vote_average.gte"],
    ["/api/discover/tv?with_runtime.gte=120&with_runtime.lte=90", 400, "Invalid with_runtime.gte"],
    [
      "/api/discover/tv?primary_release_date.gte=2025-01-02&primary_release_date.lte=2025-01-01",
      400,
      "Invalid primary_release_date.gte",
    ],
    ["/api/discover/movie?with_runtime.lte=10001", 400, "Invalid with_runtime.lte"],
    ["/api/discover/tv?primary_release_year=1999", 400, "Invalid primary_release_year"],
    ["/api/discover/movie?first_air_date_year=1999", 400, "Invalid first_air_date_year"],
    ["/api/discover/movie?first_air_date.gte=1999-01-01", 400, "Invalid first_air_date.gte"],
    ["/api/tv/now_playing", 404, "Not found"],
    ["/api/tv/upcoming", 404, "Not found"],
    ["/api/nope", 404, "Not found"],
    ["/api", 404, "Not found"],
    ["/assets/gone.js", 404, "Not found"],
  ])("%s gets %i %s, and reaches no one", async (url, status, message) => {
    const calls = await gateway.callsDuring(async () => {
      const answer = await get(url);
      expect(answer.json()).toEqual(problemOf(status, message));
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
        status,
        "application/problem+json; charset=utf-8",
      ]);
    });
    expect(calls).toBe(0);
  });

  it("for what the film database does not know gets 404", async () => {
    for (const url of [
      "/api/movie/2147483647",
      "/api/tv/2147483647",
      "/api/movie/2147483647/similar",
      "/api/movie/2147483647/availability?country=DE",
      "/api/tv/1396/season/99/availability?country=DE",
      "/api/find?imdb_id=tt9999999999",
      "/api/find?tvdb_id=2147483647",
    ]) {
      const answer = await get(url);
      expect(answer.json()).toEqual(problemOf(404, "Not found"));
    }
  });

  it("by its method gets 405 and the methods that are allowed", async () => {
    const wrong = [
      ["POST", "/api/movie/550", "GET, HEAD"],
      ["DELETE", "/api/countries", "GET, HEAD"],
      ["TRACE", "/api/movie/550", "GET, HEAD"],
      ["PUT", "/api/discover/movie", "GET, HEAD"],
      ["GET", "/api/contact", "POST"],
      ["DELETE", "/api/ratings", "POST"],
    ] as const;
    for (const [method, url, allow] of wrong) {
      const answer = await sendRequest(origin, {
        method,
        url,
        ...(method !== "GET" && method !== "TRACE" && { payload: "x" }),
      });
      expect([url, answer.statusCode, answer.headers.allow]).toEqual([url, 405, allow]);
    }
  });
});

describe("an answer of /api", () => {
  it("may be kept, and is not sent again to who has it", async () => {
    const answer = await get("/api/movie/550");
    expect(answer.headers["cache-control"]).toBe(
      "public, max-age=3600, stale-while-revalidate=3600, stale-if-error=86400",
    );
    const etag = String(answer.headers.etag);
    const again = await get("/api/movie/550", { "if-none-match": etag });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
  });

  it("may be kept for an hour where it is a list of genres", async () => {
    const answer = await get("/api/genres/movie");
    expect(answer.headers["cache-control"]).toContain("max-age=3600");
  });

  it("is compressed as the client accepts it", async () => {
    const br = await get("/api/movie/550", { "accept-encoding": "gzip, br" });
    const gzip = await get("/api/movie/550", { "accept-encoding": "gzip" });
    expect([br.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual([
      "br",
      "gzip",
    ]);
    expect(br.headers.vary).toContain("accept-encoding");
  });

  it("states its source, when the data was fetched, and for how long it was cached", async () => {
    const before = Date.now();
    const first = await get("/api/movie/13");
    const later = await get("/api/movie/13");
    for (const { headers } of [first, later, await get("/api/ratings/average/movie/13")]) {
      expect(headers["flickmap-source"]).toBe("SAMPLE");
      expect(Number(headers.age)).toBeLessThan(5);
      const fetchedAt = Date.parse(headers["last-modified"] ?? "");
      expect(fetchedAt).toBeGreaterThan(before - 2000);
      expect(fetchedAt).toBeLessThanOrEqual(Date.now());
    }
    expect(later.headers["last-modified"]).toBe(first.headers["last-modified"]);
    for (const url of ["/api/movie/0", "/api/movie/2147483647", "/api/openapi.json", "/api/nope"]) {
      expect([url, (await get(url)).headers["flickmap-source"]]).toEqual([url, "SAMPLE"]);
    }
  });

  it("is one for all regions where region changes nothing", async () => {
    for (const [url, upstream] of [
      ["/api/tv/popular?page=7", 1],
      ["/api/trending/movie/week?page=7", 1],
      ["/api/movie/680/similar?page=2", 1],
      ["/api/discover/tv?page=7", 1],
      ["/api/movie/popular?page=7", 2],
    ] as const) {
      const calls = await gateway.callsDuring(async () => {
        const plain = await get(`${url}&region=DE`);
        expect((await get(`${url}&region=FR`)).headers.etag).toBeDefined();
        expect(plain.statusCode).toBe(200);
      });
      expect([url, calls]).toEqual([url, upstream]);
    }
  });

  it("to HEAD has no body", async () => {
    const answer = await sendRequest(origin, { method: "HEAD", url: "/api/movie/550" });
    expect([answer.statusCode, answer.body]).toEqual([200, ""]);
  });

  it("may be read by pages of any origin, which may not post", async () => {
    const partner = { origin: "https://partner.example" };
    expect((await get("/api/movie/550", partner)).headers["access-control-allow-origin"]).toBe("*");
    const headers = { ...partner, "access-control-request-method": "POST" };
    const preflight = await sendRequest(origin, {
      method: "OPTIONS",
      url: "/api/contact",
      headers,
    });
    expect(preflight.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("tells OPTIONS which methods there are, as JSON", async () => {
    for (const [url, allow] of [
      ["/api/movie/550", "GET, HEAD, OPTIONS"],
      ["/api/discover/tv", "GET, HEAD, OPTIONS"],
      ["/api/contact", "POST, OPTIONS"],
      ["/graphql", "GET, HEAD, POST, OPTIONS"],
      ["/mcp", "POST, OPTIONS"],
    ] as const) {
      const { statusCode, headers, body } = await sendRequest(origin, { method: "OPTIONS", url });
      expect([url, statusCode, headers["allow"]]).toEqual([url, 200, allow]);
      expect(headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(JSON.parse(body)).toEqual({ allow: allow.split(", ") });
    }
    const unknown = await sendRequest(origin, { method: "OPTIONS", url: "/api/nope" });
    expect([unknown.statusCode, JSON.parse(unknown.body).code]).toEqual([404, "NOT_FOUND"]);
    const preflight = await sendRequest(origin, {
      method: "OPTIONS",
      url: "/api/movie/550",
      headers: { origin: "https://a.example", "access-control-request-method": "GET" },
    });
    expect([preflight.statusCode, preflight.headers["access-control-allow-methods"]]).toEqual([
      204,
      "GET, HEAD",
    ]);
  });

  it("is not sent again to who has it by its date", async () => {
    const first = await get("/api/movie/550");
    const date = String(first.headers["last-modified"]);
    const since = (time: string, more = {}) =>
      get("/api/movie/550", { "if-modified-since": time, ...more });
    const same = await since(date);
    expect([same.statusCode, same.body]).toEqual([304, ""]);
    expect((await since(new Date(Date.parse(date) + 60_000).toUTCString())).statusCode).toBe(304);
    expect((await since(new Date(Date.parse(date) - 1000).toUTCString())).statusCode).toBe(200);
    expect((await since("yesterday")).statusCode).toBe(200);
    // A tag is more exact, and decides.
    expect((await since(date, { "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  it("is made by one call upstream for all simultaneous requests", async () => {
    const calls = await gateway.callsDuring(() =>
      Promise.all(Array.from({ length: 50 }, () => get("/api/movie/680"))),
    );
    expect(calls).toBe(1);
  });
});

describe("the description of /api", () => {
  it("names every call, with what each takes", async () => {
    const description = (await get("/api/openapi.json")).json();
    const paths = Object.values<Call>(calls).map(({ path, method }) => [
      path.replace("/api/{type}/", "/api/movie/"),
      expect.objectContaining({ [method.toLowerCase()]: expect.anything() }),
    ]);
    expect(description).toMatchObject({ openapi: "3.1.0", paths: Object.fromEntries(paths) });
    expect(description).toMatchObject({
      paths: {
        "/api/discover/{type}": {
          get: { parameters: expect.arrayContaining([expect.objectContaining({ name: "page" })]) },
        },
      },
    });
    expect(JSON.stringify(description)).toContain('"maximum":500');
  });

  it("is a page too, which loads its own scripts and styles alone", async () => {
    const page = await get("/api/docs");
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.headers["content-security-policy"]).toMatch(
      /^default-src 'none'; script-src 'self'; /u,
    );
    expect(page.body).not.toMatch(/https?:\/\//u);
    const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/gu)].map(([, path = ""]) => path);
    expect(loaded).toHaveLength(4);
    for (const path of loaded) expect((await get(path)).statusCode).toBe(200);
  });
});

it("the example of each parameter of the description is one that is taken", async () => {
  const { paths, components } = (await gateway.app.inject("/api/openapi.json")).json();
  interface Parameter {
    name: string;
    in: "path" | "query";
    required?: boolean;
    schema: { $ref?: string; type?: string; example?: unknown; enum?: string[]; format?: string };
  }
  const valueOf = ({ schema }: Parameter): string => {
    const {
      example,
      enum: names,
      format,
    } = schema.$ref === undefined
      ? schema
      : components.schemas[schema.$ref.split("/").at(-1) ?? ""];
    if (format === "uuid") return "9f1c2b0e-6a0f-4c6e-9d7b-2f6c1f0a7d55";
    return String(example ?? names?.[0] ?? (schema.type === "boolean" ? "true" : ""));
  };
  const tried: string[] = [];
  const refused: unknown[] = [];
  for (const [path, { get }] of Object.entries<{ get?: { parameters?: Parameter[] } }>(paths)) {
    const parameters = get?.parameters ?? [];
    const inQuery = parameters.filter((parameter) => parameter.in === "query");
    for (const optional of inQuery.filter(({ required }) => required !== true)) {
      const query = new URLSearchParams();
      for (const one of inQuery) {
        if (one.required === true || one === optional) query.set(one.name, valueOf(one));
      }
      const url = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
        const parameter = parameters.find((one) => one.name === name);
        return parameter === undefined ? "" : valueOf(parameter);
      });
      const { statusCode, body } = await gateway.app.inject(`${url}?${query}`);
      tried.push(url);
      refused.push(...(statusCode === 400 ? [[optional.name, body]] : []));
    }
  }
  expect(tried.length).toBeGreaterThan(80);
  // What it takes together with another parameter, or of the other type of title alone, it says itself.
  const saysWhy = /alone|exactly one|certification_country|watch_region/u;
  expect(refused.filter((one) => !saysWhy.test(JSON.stringify(one)))).toEqual([]);
});
