import { afterAll, beforeAll, expect, test } from "vitest";
import { COUNTRY_CODES } from "@flickmap/schema/country-names.ts";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";

/** The same codes are taken, and mean the same, wherever a country is named. */

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await startGateway({ PUBLIC_URL: "https://flickmap.example", EXPORT: "open" });
});
afterAll(() => gateway.close());

const QUERY = "query ($country: CountryCode!) { providers(country: $country) { name } }";
const graphql = (query: string, variables: object = {}) =>
  gateway.app.inject({ method: "POST", url: "/graphql", payload: { query, variables } });
const mcp = (country: string) =>
  gateway.app.inject({
    method: "POST",
    url: "/mcp",
    headers: { accept: "application/json, text/event-stream" },
    payload: {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "where_to_watch", arguments: { type: "movie", id: 550, country } },
    },
  });

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

test("the description names the codes that are taken", async () => {
  const { components } = (await gateway.app.inject("/api/openapi.json")).json();
  expect(components.schemas.CountryCode.enum).toEqual(COUNTRY_CODES);
  expect(COUNTRY_CODES).toHaveLength(250);
  expect(COUNTRY_CODES).toEqual(expect.arrayContaining(["GB", "GR", "XK"]));
});

test("a country that is named in another way is told once, in a header", async () => {
  const aliasOf = async (url: string) => {
    const { statusCode, headers } = await gateway.app.inject(url);
    expect([url, statusCode]).toEqual([url, 200]);
    return headers["flickmap-country-alias"];
  };
  for (const url of [
    "/api/movie/550/availability?country=UK,DE,uk",
    "/api/providers?country=uk",
    "/api/movie/popular?region=Uk",
    "/feeds/UK.atom",
    "/calendar/uk.ics?titles=m550",
    "/embed/movie/550?country=UK",
    "/api/availability?titles=m550&countries[]=DE&countries[]=uk",
    "/api/discover/movie?certification.lte=12&certification_country=uk",
  ]) {
    // Twice: a stored response says so too, and only to who named it so.
    for (let time = 0; time < 2; time += 1) expect(await aliasOf(url)).toBe("UK=GB");
    expect(await aliasOf(url.replace(/\buk\b/giu, "GB"))).toBeUndefined();
  }
  expect(await aliasOf("/api/availability?titles=m550&countries=EL,UK")).toBe("EL=GR, UK=GB");
});
