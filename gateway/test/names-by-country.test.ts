import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";

/** What a title is called in countries that share a language. */
const NAMES = { ES: "Noche de bodas", MX: "Boda sangrienta" };
const translations = Object.entries(NAMES).map(([iso_3166_1, title]) => ({
  iso_639_1: "es",
  iso_3166_1,
  data: { title, overview: "" },
}));

const sample = await startSampleFilmDatabase();
const filmDatabase = createServer(async ({ url = "", headers }, response) => {
  const { authorization = "" } = headers;
  const answer = await fetch(new URL(url, sample.url), { headers: { authorization } });
  const body = (await answer.json()) as object;
  const sent = "translations" in body ? { ...body, translations: { translations } } : body;
  response
    .writeHead(answer.status, { "content-type": "application/json" })
    .end(JSON.stringify(sent));
});
let gateway: GatewayUnderTest;
beforeAll(async () => {
  await new Promise<void>((resolve) => filmDatabase.listen(0, "127.0.0.1", resolve));
  const { port } = filmDatabase.address() as AddressInfo;
  gateway = await startGateway({ SAMPLE_FILM_DATABASE_ORIGIN: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await gateway.close();
  filmDatabase.close();
  await sample.close();
});

test.each([
  ["es", "ES"],
  ["es-ES", "ES"],
  ["es-MX", "MX"],
  ["es_mx", "MX"],
  ["es-AR", "ES"],
] as const)("in %s a title has the name of %s", async (language, country) => {
  const { body } = await gateway.app.inject(`/api/movie/550?language=${language}`);
  expect(JSON.parse(body)).toMatchObject({ title: NAMES[country] });
});

test("a visitor of Mexico reads its name, under the URL that the title has in Spanish", async () => {
  const document = `query ($country: CountryCode) @inContext(language: ES, country: $country) {
    movie(id: 550) { name slug }
  }`;
  for (const [country, name] of Object.entries(NAMES)) {
    const { body } = await gateway.graphql(document, { country });
    expect(body).toEqual({ data: { movie: { name, slug: "noche-de-bodas" } } });
  }
});
