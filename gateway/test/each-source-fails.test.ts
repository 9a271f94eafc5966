import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, test } from "vitest";
import type { Call } from "../src/api/rest/call.ts";
import { calls } from "../src/api/rest/calls.ts";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";
import { startHostileFilmDatabase } from "./hostile-film-database.ts";
import { added, NOW, update } from "./stores/observations.ts";

/*
 * The sources of data fail in turn, few at a time: kinds of call to the film database, or stores. GraphQL is asked for
 * everything, and what is missing then is what only they have.
 */

const MATRIX = { type: "movie", id: 603 } as const;
const SESSION = "2f1c2f0e-6f4b-4d53-9a55-0d9a3c1f7b11";
/** Everything that GraphQL gives, one root field in one operation. */
const ROOT_FIELDS = [
  `movie(id: 550) { name cast(first: 1) { name } availability(country: "DE") { status offers { firstSeen } } countriesWithOffers { code } rating { count } genres { name } spokenLanguages { name } }`,
  `tvShow(id: 1396) { name seasons(first: 1) { number availability(country: "DE") { status } } }`,
  `titles(references: [{ movieId: 680 }, { imdbId: "tt0903747" }]) { __typename ... on Title { name availability(country: "DE") { status } } }`,
  `trending(type: MOVIE) { results { name genres { name } } }`,
  `popular(type: MOVIE) { results { name } }`,
  `topRated(type: TV) { results { name } }`,
  `nowPlaying { results { name } }`,
  `upcoming { results { name } }`,
  `discover(type: TV) { results { name } }`,
  `search(query: "matrix") { results { name } }`,
  `autocomplete(query: "matr") { name }`,
  `person(id: 525) { name }`,
  `searchPeople(query: "nolan") { results { name biography } }`,
  `genres(type: TV) { name }`,
  `countries { code }`,
  `languages { name }`,
  `providers(country: "DE") { name }`,
  `home(country: "FR") { country { name } featured { name } rows { kind titles { name } } genreTiles { genre { name } } }`,
  `availabilityChanges(first: 2) { edges { node { titleName title { name } provider { name } } } }`,
  `sessionRating(title: { type: MOVIE, id: 550 }, sessionId: "${SESSION}")`,
  `site { source }`,
];
const filmDatabase = await startHostileFilmDatabase();
const healthy = await startWithChange();
const all = await runEverything(healthy);
afterEach(() => void (filmDatabase.intercept = null));

/** A gateway that has observed a change. */
async function startWithChange(): Promise<GatewayUnderTest> {
  const gateway = await startGateway({ SAMPLE_FILM_DATABASE_ORIGIN: filmDatabase.url });
  const { availability } = gateway.openStores();
  await availability.note([MATRIX], NOW);
  await availability.record(MATRIX, update(0, { changes: [added("DE", 8)] }));
  return gateway;
}

async function runEverything(gateway: GatewayUnderTest) {
  const all = { data: {}, errors: [] as unknown[] };
  for (const field of ROOT_FIELDS) {
    const { body } = await gateway.graphql(`{ ${field} }`);
    const { data, errors = [] } = body as Partial<typeof all>;
    Object.assign(all.data, data);
    all.errors.push(...errors);
  }
  return all;
}

/** The paths that are null in one result, or say that the film database is unavailable, and are not in another. */
function findMissing(value: unknown, healthy: unknown, path = ""): string[] {
  if (value === "FILM_DATABASE_UNAVAILABLE" || value === "TitleProblem") return [path];
  if (value === null || value === undefined) return healthy == null ? [] : [path];
  if (typeof value !== "object" || typeof healthy !== "object" || healthy === null) return [];
  if (Array.isArray(value) && Array.isArray(healthy)) {
    const found = value.flatMap((item, index) => findMissing(item, healthy[index], `${path}[]`));
    return [...new Set(found)];
  }
  const before = new Map(Object.entries(healthy));
  return Object.entries(value).flatMap(([name, field]) =>
    findMissing(field, before.get(name), path === "" ? name : `${path}.${name}`),
  );
}

/** What of the film database fails, or which tables of the store, and what is missing then. */
test.for<{ paths?: RegExp; tables?: string[]; fields: string[] }>([
  {
    paths: /^movie\/\d+$/u,
    fields: ["movie", "titles[].__typename", "availabilityChanges.edges[].node.title"],
  },
  {
    paths: /^tv\/\d+$/u,
    fields: ["tvShow", "titles[].availability.status"],
  },
  {
    paths: /\/season\/|\/similar$|^search\/person$|^watch\/providers\/regions$/u,
    fields: ["tvShow.seasons[].availability.status", "searchPeople"],
  },
  {
    paths: /^find\/|^person\/\d+$|^configuration\/languages$/u,
    fields: ["titles[].__typename", "person", "languages"],
  },
  {
    paths: /^trending\/|\/(?:top_rated|now_playing|upcoming)$/u,
    fields: [
      "trending",
      "topRated",
      "nowPlaying",
      "upcoming",
      "home.featured",
      "home.rows[].titles",
    ],
  },
  {
    paths: /\/popular$|^discover\/|^search\/multi$/u,
    fields: ["popular", "discover", "autocomplete", "home.rows[].titles"],
  },
  {
    paths: /^genre\/|^watch\/providers\/(?:movie|tv)$/u,
    fields: [
      "trending.results[].genres",
      "genres",
      "providers",
      "home.genreTiles",
      "availabilityChanges.edges[].node.provider",
    ],
  },
  {
    tables: ["rating", "availability_change", "title_offers", "contact_message"],
    fields: ["movie.rating.count", "availabilityChanges"],
  },
])("without $paths $tables, all else is there", async ({ paths, tables = [], fields }) => {
  expect(all.errors).toEqual([]);
  // Not 500: after a few of those the film database is asked for nothing.
  filmDatabase.intercept = (path) => (paths?.test(path.slice(2)) ? 400 : null);
  const gateway = await startWithChange();
  const database = new DatabaseSync(join(gateway.dataDir, "flickmap.sqlite"));
  for (const table of tables) database.exec(`DROP TABLE ${table}`);
  database.close();
  const { data } = await runEverything(gateway);
  expect(findMissing(data, all.data)).toEqual(fields);
  const feed = await gateway.app.inject("/feeds/DE.atom");
  expect(feed.statusCode).toBe(tables.length === 0 ? 200 : 503);
});

test("without the film database each call of /api that needs it can be tried again", async () => {
  filmDatabase.intercept = () => 400;
  const { app } = await startWithChange();
  const answered: Record<string, number> = {};
  for (const call of Object.values<Call>(calls)) {
    if (call.method === "POST") continue;
    const url = call.example ?? `/api/ratings/movie/550?session_id=${SESSION}`;
    const { statusCode } = await app.inject(url);
    if (statusCode !== 503) answered[call.path] = statusCode;
  }
  expect(answered).toEqual({
    "/api/countries": 200,
    "/api/changes": 200,
    "/api/ratings/{type}/{id}": 404,
    "/api/ratings/average/{type}/{id}": 200,
  });
});
