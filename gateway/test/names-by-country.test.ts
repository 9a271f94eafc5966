import { expect, test } from "vitest";
import { startGateway } from "./gateway-under-test.ts";
import { startHostileFilmDatabase } from "./hostile-film-database.ts";

/** What a title is called in countries that share a language. */
const NAMES = { ES: "Noche de bodas", MX: "Boda sangrienta" };

const filmDatabase = await startHostileFilmDatabase();
const translations = Object.entries(NAMES).map(([iso_3166_1, title]) => {
  return { iso_639_1: "es", iso_3166_1, data: { title, overview: "" } };
});
filmDatabase.answers.set("3/movie/550", {
  id: 550,
  title: "Fight Club",
  translations: { translations },
});
const gateway = await startGateway({ SAMPLE_FILM_DATABASE_ORIGIN: filmDatabase.url });

test.each([
  ["es", "ES"],
  ["es-MX", "MX"],
  ["es_mx", "MX"],
  // Of Latin America, which has the name of Mexico where it has none of its own.
  ["es-AR", "MX"],
  ["es-US", "MX"],
  ["es-419", "MX"],
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
