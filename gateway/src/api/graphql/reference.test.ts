import { expect, test } from "vitest";
import { startGraphQL } from "../../../test/graphql-under-test.ts";

const graphql = await startGraphQL();

test("countries come with the nine most requested first, then by English name", async () => {
  const { data } = await graphql.query("{ countries { code name language { code name } } }");
  const countries = data["countries"] as { code: string; name: string }[];
  expect(countries.length).toBeGreaterThan(60);
  expect(
    countries
      .slice(0, 9)
      .map(({ code }) => code)
      .join(" "),
  ).toBe("US GB CA AU IN JP KR FR DE");
  const rest = countries.slice(9).map(({ name }) => name);
  expect(rest).toEqual(rest.toSorted((a, b) => a.localeCompare(b, "en")));
  expect(countries).toContainEqual({
    code: "BR",
    name: "Brazil",
    language: { code: "pt", name: "Portuguese" },
  });
  expect(countries).toContainEqual(
    expect.objectContaining({ code: "AT", language: { code: "en", name: "English" } }),
  );
});

test("genres are those of movies or those of shows", async () => {
  const { data } = await graphql.query(
    "{ movies: genres(type: MOVIE) { id: tmdbId name } shows: genres(type: TV) { id: tmdbId name } }",
  );
  expect(data["movies"]).toContainEqual({ id: 28, name: "Action" });
  expect(data["shows"]).toContainEqual({ id: 10765, name: "Sci-Fi & Fantasy" });
});

test("languages come by English name", async () => {
  const { data } = await graphql.query("{ languages { code name } }");
  expect(data["languages"]).toContainEqual({ code: "de", name: "German" });
});

test("the providers of a country are grouped into families, none lost", async () => {
  const { data } = await graphql.query(/* GraphQL */ `
    {
      providers(country: "US") {
        id: tmdbId
      }
      providerFamilies(country: "US") {
        family {
          id
          name
        }
        logo {
          url
        }
        providers {
          id: tmdbId
          name
        }
      }
    }
  `);
  const services = data["providers"] as { id: number }[];
  const families = data["providerFamilies"] as {
    family: { id: string };
    providers: { id: number }[];
  }[];
  expect(families.length).toBeLessThan(services.length);
  expect(families.flatMap(({ providers }) => providers.map(({ id }) => id)).toSorted()).toEqual(
    services.map(({ id }) => id).toSorted(),
  );
  const netflix = families.find(({ family }) => family.id === "netflix");
  expect(netflix?.providers.map(({ id }) => id)).toContain(8);
});

test.each([
  ["127.0.0.1", null],
  ["192.168.1.20", null],
  ["::1", null],
  ["fe80::1", null],
  ["not an address", null],
  ["8.8.8.8", { code: "US" }],
  ["::ffff:8.8.8.8", { code: "US" }],
  ["194.94.134.90", { code: "DE" }],
])("a visitor from %s is in %j", async (address, country) => {
  const { data } = await graphql.query("{ visitorCountry { code } }", {}, address);
  expect(data).toEqual({ visitorCountry: country });
});

test("the site says what it runs on", async () => {
  const { data } = await graphql.query("{ site { source supportEmail imageHost } }");
  expect(data).toEqual({
    site: { source: "SAMPLE", supportEmail: "support@flickmap.example", imageHost: null },
  });
});

test("a provider family is found by its identifier wherever it is, and nothing by another", async () => {
  const { data } = await graphql.query(`{
    everywhere: providerFamily(id: "netflix") { id name }
    elsewhere: providerFamily(id: "zdf") { id name }
    none: providerFamily(id: "no-such-service") { id }
  }`);
  expect(data).toEqual({
    everywhere: { id: "netflix", name: "Netflix" },
    elsewhere: { id: "zdf", name: "ZDF" },
    none: null,
  });
});

test.each([
  ["netflix", ["netflix"], []],
  ["NETFL", ["netflix"], []],
  ["comedy", [], ["MOVIE Comedy"]],
  ["science  fiction", [], ["MOVIE Science Fiction"]],
  ["reality", [], ["TV Reality"]],
  ["fantasy", [], ["MOVIE Fantasy", "TV Sci-Fi & Fantasy"]],
  ["ne", [], []],
  ["the", [], []],
  ["the CW", ["the-cw"], []],
  ["zzzz", [], []],
  ["", [], []],
])("what %j names beside titles leads to services and genres", async (query, services, genres) => {
  const { data } = await graphql.query(
    `query ($query: String!) {
      searchShortcuts(query: $query, country: "US") {
        genres { type genre { name } }
        providerFamilies { family { id } }
      }
    }`,
    { query },
  );
  const found = data["searchShortcuts"] as {
    genres: { type: string; genre: { name: string } }[];
    providerFamilies: { family: { id: string } }[];
  };
  expect(found.providerFamilies.map(({ family }) => family.id)).toEqual(services);
  expect(found.genres.map(({ type, genre }) => `${type} ${genre.name}`)).toEqual(genres);
});
