import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type SampleFilmDatabase, startSampleFilmDatabase } from "@flickmap/sample-film-database";
import {
  buildClientSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  isNonNullType,
} from "graphql";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { Call } from "../src/api/rest/call.ts";
import { calls } from "../src/api/rest/calls.ts";
import { openSqliteStores } from "../src/stores/sqlite/sqlite-stores.ts";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";
import { type HostileFilmDatabase, startHostileFilmDatabase } from "./hostile-film-database.ts";

/*
 * The sources of data fail in turn, few at a time: kinds of call to the film database, or stores. Both APIs are asked for
 * everything, and what is missing then is what only they have.
 */

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
/** The tables of each store. */
const STORES: Readonly<Record<string, readonly string[]>> = {
  ratings: ["rating"],
  availabilityStore: ["availability_change", "title_offers"],
  contactService: ["contact_message"],
};
/** The paths of each kind of call to the film database. */
const CALLS: Readonly<Record<string, RegExp>> = {
  movie: /^movie\/\d+$/u,
  tvShow: /^tv\/\d+$/u,
  seasonWatchProviders: /\/season\//u,
  similar: /\/similar$/u,
  find: /^find\//u,
  trending: /^trending\//u,
  popular: /\/popular$/u,
  topRated: /\/top_rated$/u,
  nowPlaying: /\/now_playing$/u,
  upcoming: /\/upcoming$/u,
  discover: /^discover\//u,
  searchAll: /^search\/multi$/u,
  person: /^person\/\d+$/u,
  searchPeople: /^search\/person$/u,
  genres: /^genre\//u,
  regions: /^watch\/providers\/regions$/u,
  languages: /^configuration\/languages$/u,
  providers: /^watch\/providers\/(?:movie|tv)$/u,
};

let sample: SampleFilmDatabase;
let filmDatabase: HostileFilmDatabase;
let healthy: GatewayUnderTest;
let all: Answer;
beforeAll(async () => {
  sample = await startSampleFilmDatabase();
  filmDatabase = await startHostileFilmDatabase(sample.url.replace(/\/3$/u, ""));
  healthy = await startWithChange();
  all = await runEverything(healthy);
});
afterAll(async () => {
  await healthy.close();
  await filmDatabase.close();
  await sample.close();
});

/** A gateway that has observed a change. */
async function startWithChange(): Promise<GatewayUnderTest> {
  const gateway = await startGateway({
    SAMPLE_FILM_DATABASE_ORIGIN: filmDatabase.url,
  });
  const stores = openSqliteStores(join(gateway.dataDir, "flickmap.sqlite"));
  const title = { type: "movie", id: 603 } as const;
  await stores.availability.note([title], 1);
  const label = {
    name: "The Matrix",
    imdbId: null,
    wikidataId: null,
    year: 1999,
    posterPath: null,
  };
  const offer = { country: "DE", provider: 8, kind: "flatrate", change: "ADDED" } as const;
  await stores.availability.record(title, {
    revision: 0,
    checkedAt: 2,
    emptySince: null,
    label,
    offers: new Map(),
    changes: [offer],
    observedAt: 2,
    previouslyObservedAt: null,
    dueAt: 3,
  });
  await stores.close();
  return gateway;
}

/** A gateway some of whose sources fail. */
async function startWithout(sources: readonly string[]): Promise<GatewayUnderTest> {
  const calls = sources.flatMap((source) => CALLS[source] ?? []);
  filmDatabase.intercept = (path) =>
    // Not 500: after a few of those the film database is asked for nothing.
    calls.some((paths) => paths.test(path.slice(2))) ? 400 : null;
  const gateway = await startWithChange();
  onTestFinished(async () => {
    filmDatabase.intercept = null;
    await gateway.close();
  });
  const database = new DatabaseSync(join(gateway.dataDir, "flickmap.sqlite"));
  for (const table of sources.flatMap((source) => STORES[source] ?? []))
    database.exec(`DROP TABLE ${table}`);
  database.close();
  return gateway;
}

interface Answer {
  readonly data: Readonly<Record<string, unknown>>;
  readonly errors: readonly unknown[];
}

async function runEverything(gateway: GatewayUnderTest): Promise<Answer> {
  const answers: Answer[] = [];
  for (const field of ROOT_FIELDS) {
    const { body } = await gateway.graphql(`{ ${field} }`);
    const { data, errors = [] } = body as Partial<Answer>;
    answers.push({ data: data ?? {}, errors });
  }
  return {
    data: Object.assign({}, ...answers.map(({ data }) => data)),
    errors: answers.flatMap(({ errors }) => errors),
  };
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

const BODIES: Readonly<Record<string, object>> = {
  "/api/ratings": { content_id: 550, content_type: "movie", rating: 0, session_id: SESSION },
  "/api/contact": {
    name: "Ada",
    email: "ada@example.org",
    subject: "Hello",
    message: "Good morning",
  },
};

/** The calls of `/api` that fail, each with its status. */
async function failingCalls({ app }: GatewayUnderTest): Promise<string[]> {
  const failed: string[] = [];
  for (const { method, path, example } of Object.values<Call>(calls)) {
    const url = example ?? path.replace("{type}/{id}", `movie/550?session_id=${SESSION}`);
    const payload = BODIES[path];
    const { statusCode } = await app.inject({ method, url, ...(payload && { payload }) });
    // A session that has rated nothing gets 404.
    if (statusCode !== 200 && statusCode !== 404) failed.push(`${statusCode} ${method} ${path}`);
  }
  return failed.sort();
}

type Missing = [sources: string, inGraphQL: readonly string[], failingCalls: readonly string[]];

test.for<Missing>([
  [
    "movie",
    ["movie", "titles[].__typename", "availabilityChanges.edges[].node.title"],
    [
      "503 GET /api/{type}/{id}",
      "503 GET /api/{type}/{id}/watch/providers",
      "503 GET /api/{type}/{id}/availability",
    ],
  ],
  [
    "tvShow",
    ["tvShow", "titles[].availability.status"],
    ["503 GET /api/tv/{id}/season/{season}/availability"],
  ],
  [
    "seasonWatchProviders similar searchPeople regions",
    ["tvShow.seasons[].availability.status", "searchPeople"],
    ["503 GET /api/{type}/{id}/similar"],
  ],
  [
    "find person languages",
    ["titles[].__typename", "person", "languages"],
    ["503 GET /api/find", "503 GET /api/person/{id}", "503 GET /api/person/{id}/credits"],
  ],
  [
    "trending topRated nowPlaying upcoming",
    ["trending", "topRated", "nowPlaying", "upcoming", "home.featured", "home.rows[].titles"],
    [
      "503 GET /api/trending/{type}/{window}",
      "503 GET /api/{type}/top_rated",
      "503 GET /api/{type}/now_playing",
      "503 GET /api/{type}/upcoming",
    ],
  ],
  [
    "popular discover searchAll",
    ["popular", "discover", "autocomplete", "home.rows[].titles"],
    ["503 GET /api/{type}/popular", "503 GET /api/discover/{type}", "503 GET /api/autocomplete"],
  ],
  [
    "genres providers",
    [
      "trending.results[].genres",
      "genres",
      "providers",
      "home.genreTiles",
      "availabilityChanges.edges[].node.provider",
    ],
    ["503 GET /api/providers", "503 GET /api/genres/{type}"],
  ],
  [
    "ratings availabilityStore contactService",
    ["movie.rating.count", "availabilityChanges"],
    [
      "503 GET /api/changes",
      "503 GET /api/ratings/{type}/{id}",
      "503 GET /api/ratings/average/{type}/{id}",
      "503 POST /api/ratings",
      "503 POST /api/contact",
    ],
  ],
])("without %s, all else is there", async ([sources, inGraphQL, inRest]) => {
  expect(all.errors).toEqual([]);
  const gateway = await startWithout(sources.split(" "));
  const { data } = await runEverything(gateway);
  expect(findMissing(data, all.data)).toEqual(inGraphQL);
  expect(await failingCalls(gateway)).toEqual(inRest.toSorted());
});

test("a root field is never null only where nothing it needs can fail", async () => {
  const { body } = await healthy.graphql(getIntrospectionQuery());
  const schema = buildClientSchema((body as { data: IntrospectionQuery }).data);
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  const required = fields.filter(({ type }) => isNonNullType(type)).map(({ name }) => name);
  expect(required).toEqual(["home", "countries", "site"]);
});
