import { expect, test } from "vitest";
import { COUNTRY_CODES } from "@flickmap/schema/country-names.ts";
import { startGateway } from "./gateway-under-test.ts";

/** The same codes are taken, and mean the same, wherever a country is named. */

const gateway = await startGateway({ PUBLIC_URL: "https://flickmap.example" });

const QUERY = "query ($country: CountryCode!) { providers(country: $country) { name } }";
const graphql = (query: string, variables: object = {}) =>
  gateway.app.inject({ method: "POST", url: "/graphql", payload: { query, variables } });
const mcp = (country: string) =>
  gateway.callTool("where_to_watch", { type: "movie", id: 550, country });

/** What is asked in a country, by where it is named. */
const REQUESTS: Readonly<Record<string, (country: string) => ReturnType<typeof graphql>>> = {
  "/api, a call": (country) => gateway.app.inject(`/api/providers?country=${country}`),
  "/api, countries": (country) =>
    gateway.app.inject(`/api/movie/550/availability?country=FR,${country}`),
  "/api, a region": (country) => gateway.app.inject(`/api/movie/popular?region=${country}`),
  "/api, changes": (country) => gateway.app.inject(`/api/changes?country=${country}`),
  "a feed": (country) => gateway.app.inject(`/feeds/${country}.atom`),
  "a calendar": (country) => gateway.app.inject(`/calendar/${country}.ics?titles=m550`),
  "an embed": (country) => gateway.app.inject(`/embed/movie/550?country=${country}`),
  "GraphQL, a variable": (country) => graphql(QUERY, { country }),
  "GraphQL, a literal": (country) =>
    graphql(QUERY.replace("($country: CountryCode!)", "").replace("$country", `"${country}"`)),
  MCP: mcp,
};

/** The body without what tells one response from another. */
const textOf = ({ body }: { readonly body: string }) =>
  body.replaceAll(
    /\d{4}-\d\d-\d\dT[\d:.]+Z|\d{8}T\d{6}Z|"(?:age_seconds|age)":\s*\d+|\\"age_seconds\\":\s*\d+/gu,
    "",
  );

test.each(Object.entries(REQUESTS))("%s takes a country as people write it", async (_, request) => {
  const british = await request("GB");
  expect(british.statusCode).toBe(200);
  expect(british.body).not.toContain("Unknown country");
  for (const same of ["gb", "Gb", "UK", "uk"]) {
    expect(textOf(await request(same)).replaceAll(`/${same}.`, "/GB.")).toBe(textOf(british));
  }
  expect(textOf(await request("EL")).replaceAll("/EL.", "/GR.")).toBe(textOf(await request("GR")));
});

test.each(Object.entries(REQUESTS))("%s refuses what is no country in use", async (_, request) => {
  for (const code of ["EU", "UN", "FX", "DD", "SU", "XX", "ZZ", "AN", "YU", "QQ"]) {
    const { statusCode, body } = await request(code);
    expect(body).toContain("Unknown country");
    expect(body).toContain("ISO 3166-1 alpha-2, such as GB");
    expect(statusCode).toBe(request === mcp ? 200 : 400);
  }
});

test("a list takes blanks around its values", async () => {
  const pairs = [
    ["/api/movie/550/availability?country=DE, uk ", "/api/movie/550/availability?country=DE,GB"],
    [
      "/api/availability?titles=m550 , t1396&countries=DE | AT",
      "/api/availability?titles=m550,t1396&countries=DE,AT",
    ],
    [
      "/api/discover/movie?with_genres= 28, 12&watch_region=DE&with_watch_providers=8 | 337",
      "/api/discover/movie?with_genres=28,12&watch_region=DE&with_watch_providers=8|337",
    ],
    [
      "/api/discover/movie?without_genres=27 ,53&with_watch_monetization_types=flatrate | free&watch_region=DE",
      "/api/discover/movie?without_genres=27,53&with_watch_monetization_types=flatrate|free&watch_region=DE",
    ],
    [
      "/api/movie/550?append_to_response=credits, similar",
      "/api/movie/550?append_to_response=credits,similar",
    ],
    [
      "/api/changes?kinds=flatrate, free&providers=8, 337&provider_families=netflix, mubi",
      "/api/changes?kinds=flatrate,free&providers=8,337&provider_families=netflix,mubi",
    ],
    [
      "/feeds/DE.atom?titles=m550, t1396&providers=8, 337",
      "/feeds/DE.atom?titles=m550,t1396&providers=8,337",
    ],
    ["/calendar/DE.ics?titles=m550, m949", "/calendar/DE.ics?titles=m550,m949"],
  ] as const;
  for (const [loose, strict] of pairs) {
    const [one, other] = [
      await gateway.app.inject(encodeURI(loose)),
      await gateway.app.inject(encodeURI(strict)),
    ];
    expect([loose, one.statusCode]).toEqual([loose, other.statusCode]);
    expect(one.statusCode).not.toBe(400);
    expect(textOf(one)).toBe(textOf(other));
  }
});

test("several countries where one is taken get an error that says so", async () => {
  const { "/api, countries": _, ...ofOne } = REQUESTS;
  for (const request of Object.values(ofOne)) {
    expect((await request("DE,AT")).body).toContain("one is taken here");
  }
});

test("MCP says which country was meant", async () => {
  expect((await mcp("uk")).body).toContain("in the United Kingdom");
});

test("the description names the codes that are taken", async () => {
  const { components } = (await gateway.app.inject("/api/openapi.json")).json();
  expect(components.schemas.CountryCode.enum).toEqual(COUNTRY_CODES);
  expect(COUNTRY_CODES).toHaveLength(250);
  expect(COUNTRY_CODES).toEqual(expect.arrayContaining(["GB", "GR", "XK"]));
});
