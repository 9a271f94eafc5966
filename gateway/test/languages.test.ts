import { hash } from "node:crypto";
import { LANGUAGES } from "@flickmap/schema/languages.ts";
import { isEnumType } from "graphql";
import { expect, test } from "vitest";
import { schema } from "../src/api/graphql/schema.ts";
import { startGateway } from "./gateway-under-test.ts";

const gateway = await startGateway();

/** Posts an operation, and gives what the response says of its language. */
async function languageOf(query: string, variables: Record<string, unknown> = {}) {
  const { statusCode, headers } = await gateway.app.inject({
    method: "POST",
    url: "/graphql",
    payload: { query, variables },
  });
  return statusCode === 200 ? headers["content-language"] : statusCode;
}

test("GraphQL has the languages of the table", () => {
  const type = schema.getType("LanguageCode");
  const values = isEnumType(type) ? type.getValues() : [];
  expect(values.map(({ name, value }) => [name, value])).toEqual(
    LANGUAGES.map(({ graphql, code }) => [graphql, code]),
  );
});

test("an operation states its language by a value or a variable", async () => {
  const fields = "{ movie(id: 550) { name } }";
  for (const { graphql, tag } of LANGUAGES) {
    expect(await languageOf(`query @inContext(language: ${graphql}) ${fields}`)).toBe(tag);
    const byVariable = `query ($language: LanguageCode) @inContext(language: $language) ${fields}`;
    expect(await languageOf(byVariable, { language: graphql })).toBe(tag);
  }
  const withDefault = `query ($in: LanguageCode = DE) @inContext(language: $in) ${fields}`;
  expect(await languageOf(withDefault)).toBe("de");
  expect(await languageOf(withDefault, { in: "JA" })).toBe("ja");
  expect(await languageOf(withDefault, { in: null })).toBe("en");
  expect(await languageOf(`query @inContext ${fields}`)).toBe("en");
  expect(await languageOf(fields)).toBe("en");
});

test("an operation in an unknown language is refused", async () => {
  const query = "query ($in: LanguageCode) @inContext(language: $in) { movie(id: 550) { name } }";
  for (const language of ["XX", "de", "de-DE", "", 1, ["DE"], {}]) {
    expect(await languageOf(query, { in: language })).toBe(400);
  }
  for (const language of ["XX", '"DE"', "de", "[DE]"]) {
    expect(
      await languageOf(query.replaceAll("$in: LanguageCode", "$a: Int").replace("$in", language)),
    ).toBe(400);
  }
});

test("a document that its hash stands for answers in the language of each request", async () => {
  const query = "query ($in: LanguageCode) @inContext(language: $in) { movie(id: 550) { id } }";
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash("sha256", query) } };
  await gateway.app.inject({ method: "POST", url: "/graphql", payload: { query, extensions } });
  for (const _ of ["new", "stored"]) {
    for (const { graphql, tag } of LANGUAGES) {
      const variables = JSON.stringify({ in: graphql });
      const { headers } = await gateway.app.inject({
        url: "/graphql",
        query: { extensions: JSON.stringify(extensions), variables },
        headers: { "apollo-require-preflight": "1" },
      });
      expect(headers["content-language"]).toBe(tag);
    }
  }
});

/** What GraphQL answers in a language, by a POST or a GET. */
async function inLanguage(language: string, fields: string, method: "GET" | "POST" = "POST") {
  const query = `query @inContext(language: ${language}) { ${fields} }`;
  const { body } = await gateway.app.inject(
    method === "POST"
      ? { method, url: "/graphql", payload: { query } }
      : { method, url: "/graphql", query: { query }, headers: { "apollo-require-preflight": "1" } },
  );
  return JSON.parse(body).data;
}

const NAMES = {
  EN: { name: "Finding Nemo", genre: "Animation", country: "Germany", language: "English" },
  DE: { name: "Findet Nemo", genre: "Animation", country: "Deutschland", language: "Englisch" },
  FR: { name: "Le Monde de Nemo", genre: "Animation", country: "Allemagne", language: "anglais" },
} as const;

test.each(["GET", "POST"] as const)(
  "no language is answered in another's words, by %s",
  async (method) => {
    const fields = `
    movie(id: 12) { name slug genres { name } originalLanguage { name } similar(first: 20) { tmdbId name } }
    countries { code name }
    popular(type: MOVIE) { results { tmdbId name overview overviewLanguage } }`;
    // Twice: executed and stored.
    for (const _ of ["executed", "stored"]) {
      for (const [language, names] of Object.entries(NAMES)) {
        const { movie, countries, popular } = await inLanguage(language, fields, method);
        expect(movie).toMatchObject({
          name: names.name,
          originalLanguage: { name: names.language },
        });
        expect(movie.slug).toBe(names.name.toLowerCase().replaceAll(" ", "-"));
        expect(countries).toContainEqual({ code: "DE", name: names.country });
        const { overview, overviewLanguage } = popular.results[0];
        // Of the sample's newest titles nobody has translated a word.
        const isEnglish = language === "EN";
        expect([typeof overview, overviewLanguage]).toEqual(["string", isEnglish ? null : "en"]);
      }
    }
  },
);

test("a title's record is one for all languages", async () => {
  await inLanguage("EN", "movie(id: 597) { name overview }");
  const calls = await gateway.callsDuring(async () => {
    for (const { graphql } of LANGUAGES) {
      await inLanguage(graphql, "movie(id: 597) { name nameLanguage overview }");
    }
  });
  expect(calls).toBe(0);
});

test("/api describes titles like one in English where it must", async () => {
  const { body } = await gateway.app.inject({ url: "/api/movie/550/similar?language=de" });
  const { results } = JSON.parse(body) as { results: { overview: string }[] };
  expect(results.map(({ overview }) => overview === "")).toEqual(Array(20).fill(false));
});

test("genres, persons and titles like one are named in the language", async () => {
  const { genres, movie, person } = await inLanguage(
    "FR",
    `genres(type: MOVIE) { tmdbId name }
     movie(id: 585) { genres { tmdbId name } similar(first: 20) { tmdbId name } cast(first: 1) { person { tmdbId } } }
     person(id: 1) { name }`,
  );
  expect(genres).toContainEqual({ tmdbId: 35, name: "Comédie" });
  expect(movie.genres).toContainEqual({ tmdbId: 35, name: "Comédie" });
  expect(person).toBeNull();
  const id: number = movie.cast[0].person.tmdbId;
  const { person: actor } = await inLanguage(
    "FR",
    `person(id: ${id}) { knownFor { tmdbId name } credits { results { title { tmdbId name } } } }`,
  );
  expect(actor.knownFor).toContainEqual({ tmdbId: 585, name: "Monstres & Cie" });
  const titles = actor.credits.results.map(({ title }: { title: unknown }) => title);
  expect(titles).toContainEqual({ tmdbId: 585, name: "Monstres & Cie" });
});

test("a title is found by its name in the language and in English", async () => {
  for (const query of ["Findet Nemo", "Finding Nemo", "findet nemo 2003"]) {
    const { search, autocomplete } = await inLanguage(
      "DE",
      `search(query: "${query}") { results { tmdbId name } correction { query } }
       autocomplete(query: "${query}") { tmdbId name }`,
    );
    expect(search.results[0]).toEqual({ tmdbId: 12, name: "Findet Nemo" });
    expect(search.correction).toBeNull();
    expect(autocomplete[0]).toEqual({ tmdbId: 12, name: "Findet Nemo" });
  }
});

/** What `/api` answers, or a feed, calendar or embedded page: its text and the language that it states. */
async function get(url: string) {
  const { statusCode, headers, body } = await gateway.app.inject(url);
  return { status: statusCode, language: headers["content-language"], body };
}

const NEMO = [
  '"title":"Finding Nemo"',
  '"title":"Findet Nemo"',
  '"title":"Le Monde de Nemo"',
] as const;
/** Each URL with what it has in English, German and French and in none of the others. */
const NAMED: readonly (readonly [string, string, string, string])[] = [
  ["/api/movie/12", ...NEMO],
  ["/api/movie/12?region=DE", ...NEMO],
  ["/api/search/multi?query=nemo", ...NEMO],
  ["/api/autocomplete?query=nemo", ...NEMO],
  ["/api/movie/top_rated", '"title":"The Godfather"', '"title":"Der Pate"', '"title":"Le Parrain"'],
  ["/api/genres/movie", "Comedy", "Komödie", "Comédie"],
  ["/api/countries", "Germany", "Deutschland", "Allemagne"],
  ["/api/find?imdb_id=tt0266543", ...NEMO],
  ["/api/discover/movie?with_genres=16&vote_count.gte=19000", ...NEMO],
  ["/embed/movie/12?country=DE", "Finding Nemo", "Findet Nemo", "Le Monde de Nemo"],
  ["/calendar/DE.ics?titles=m550", "(Germany)", "(Deutschland)", "(Allemagne)"],
  ["/feeds/DE.atom", "Germany", "Deutschland", "Allemagne"],
];

test.each(NAMED)(
  "%s is answered in the language that it names, executed and stored",
  async (url, ...names) => {
    const inLanguage = (language: string) =>
      `${url}${url.includes("?") ? "&" : "?"}language=${language}`;
    for (const _ of ["executed", "stored"]) {
      for (const [position, code] of ["en", "de", "fr"].entries()) {
        const { status, language, body } = await get(inLanguage(code));
        expect([status, language]).toEqual([200, code]);
        const present = names.filter((name) => body.includes(name));
        // The name of a country in English is always beside the other one.
        expect(url === "/api/countries" ? present.at(-1) : present).toEqual(
          url === "/api/countries" ? names[position] : [names[position]],
        );
      }
    }
    expect((await get(url)).language).toBe("en");
  },
);

test("a feed has an identifier in each language, under which its entries have theirs", async () => {
  const ids = async (language: string) => {
    const { body } = await get(`/feeds/DE.atom?language=${language}`);
    expect(body).toContain(`xml:lang="${language}"`);
    return [...body.matchAll(/<id>(.*?)<\/id>/gu)].map(([, id]) => id);
  };
  const [english, german] = [await ids("en"), await ids("de")];
  expect(english.some((id) => german.includes(id))).toBe(false);
  expect(await ids("de")).toEqual(german);
  expect(await get("/feeds/DE.atom?language=de-DE")).toEqual(
    await get("/feeds/DE.atom?language=de"),
  );
});

test.each([
  "/feeds/DE.atom",
  "/calendar/DE.ics?titles=m550",
  "/embed/movie/12?country=DE",
  "/api/movie/12",
  "/api/export/availability?country=DE",
])("%s in a language that nobody speaks is refused with those that there are", async (url) => {
  const { status, body } = await get(`${url}${url.includes("?") ? "&" : "?"}language=nl`);
  expect(status).toBe(400);
  expect(body).toContain("one of en-US, de-DE");
});

test("an assistant reads names in the language that it asks for", async () => {
  const call = async (language?: unknown) => {
    const input = { type: "movie", id: 12, country: "DE", language };
    const { headers, body } = await gateway.callTool("where_to_watch", input);
    const { result } = JSON.parse(body);
    return { language: headers["content-language"], result };
  };
  for (const [language, name, path] of [
    ["de", "Findet Nemo", "/de/movie/12/findet-nemo"],
    ["fr-FR", "Le Monde de Nemo", "/fr/movie/12/le-monde-de-nemo"],
    [undefined, "Finding Nemo", "/movie/12/finding-nemo"],
    [null, "Finding Nemo", "/movie/12/finding-nemo"],
    ["", "Finding Nemo", "/movie/12/finding-nemo"],
  ]) {
    const { result } = await call(language);
    expect(result.structuredContent.title).toMatchObject({
      name,
      page: expect.stringContaining(`${path}`),
    });
  }
  expect((await call("de")).language).toBe("de, en");
  expect((await call()).language).toBe("en");
  expect((await call("klingon")).result).toMatchObject({ isError: true });
});

test("feed, calendar and embedded page have their words in the language, which may be written from the right", async () => {
  expect((await get("/feeds/DE.atom?language=de&kinds=rent|buy")).body).toContain(
    "<title>Neu und nicht mehr bei Streamingdiensten: Deutschland, zum Leihen oder zum Kaufen</title>",
  );
  expect((await get("/calendar/DE.ics?language=fr&titles=m550")).body).toContain(
    "NAME:Sorties (Allemagne) · Flickmap",
  );
  const { body } = await get("/embed/movie/12?language=ar&country=DE");
  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(body).toContain("أين تشاهد");
  expect(body).not.toMatch(/Where to watch|Subscription|More on Flickmap/u);
});

test.each([
  ["/opensearch.xml", "en"],
  ["/de/opensearch.xml", "de"],
  ["/zh/opensearch.xml", "zh-Hans"],
  ["/opensearch/suggestions?query=nemo", "en"],
  ["/opensearch/suggestions?query=nemo&language=ja", "ja"],
  ["/oembed?url=/movie/12", "en"],
  ["/oembed?url=/ar/movie/12", "ar"],
  ["/embed/movie/2000000000?country=DE&language=fr", "fr"],
  ["/embed/movie/12?country=DE&language=xx", "en"],
  ["/embed/movie/abc", "en"],
  ["/graphql", "en"],
])("%s says that it is in %s", async (url, tag) => {
  const { headers } = await gateway.app.inject({ url });
  expect(headers["content-language"]).toBe(tag);
});
