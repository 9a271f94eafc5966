import { execute, isNonNullType, parse } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDomain } from "../src/domain.ts";
import { AppError, filmDatabaseUnavailable } from "../src/errors.ts";
import type { FilmDatabase } from "../src/film-database/film-database.ts";
import { createContext } from "../src/api/graphql/context.ts";
import { detachedScope } from "../src/request-scope.ts";
import { type Call, routeOf } from "../src/api/rest/call.ts";
import { calls } from "../src/api/rest/calls.ts";
import type { Services } from "../src/services.ts";
import { StoreUnavailableError } from "../src/stores/store-unavailable.ts";
import { type GraphQLUnderTest, startGraphQL } from "./graphql-under-test.ts";

/*
 * Each source of data fails in turn: one kind of call to the film database, or one store. Both APIs are asked for
 * everything, and what is missing then is what only that source has.
 */

const OPERATION = parse(`query ($session: UUID!) {
  movie(id: 550) { name cast(first: 1) { name } availability(country: "DE") { status offers { firstSeen } }
    countriesWithOffers { code } rating { count } genres { name } spokenLanguages { name } }
  tvShow(id: 1396) { name seasons(first: 1) { number availability(country: "DE") { status } } }
  titles(references: [{ movieId: 680 }, { imdbId: "tt0903747" }]) {
    __typename ... on Title { name availability(country: "DE") { status } }
  }
  trending(type: MOVIE) { results { name genres { name } } }
  popular(type: MOVIE) { results { name } }
  topRated(type: TV) { results { name } }
  nowPlaying { results { name } }
  upcoming { results { name } }
  discover(type: TV) { results { name } }
  search(query: "matrix") { results { name } }
  autocomplete(query: "matr") { name }
  person(id: 525) { name }
  searchPeople(query: "nolan") { results { name biography } }
  genres(type: TV) { name }
  countries { code }
  languages { name }
  providers(country: "DE") { name }
  home(country: "FR") { country { name } featured { name } rows { kind titles { name } } genreTiles { genre { name } } }
  availabilityChanges(first: 2) { edges { node { titleName title { name } provider { name } } } }
  sessionRating(title: { type: MOVIE, id: 550 }, sessionId: $session)
  site { source }
}`);
const SESSION = "2f1c2f0e-6f4b-4d53-9a55-0d9a3c1f7b11";
const STORES = ["ratings", "availabilityStore", "contactService"] as const;

let graphql: GraphQLUnderTest;
beforeAll(async () => {
  graphql = await startGraphQL();
  const { availabilityStore } = graphql.services;
  const title = { type: "movie", id: 603 } as const;
  await availabilityStore.note([title], 1);
  const label = {
    name: "The Matrix",
    imdbId: null,
    wikidataId: null,
    year: 1999,
    posterPath: null,
  };
  const offer = { country: "DE", provider: 8, kind: "flatrate", change: "ADDED" } as const;
  await availabilityStore.record(title, {
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
});
afterAll(() => graphql.close());

/** An object whose methods fail with an error: those that are named, or all. */
function failing<Source extends object>(source: Source, error: Error, names?: string): Source {
  return new Proxy(source, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function") return member;
      if (names !== undefined && name !== names) return member.bind(target);
      return async () => {
        throw error;
      };
    },
  });
}

/** Services one of whose sources fails: a store, or a method of the film database. */
function without(source: string): Services {
  const { services } = graphql;
  const store = STORES.find((name) => name === source);
  if (store !== undefined) {
    return { ...services, [store]: failing(services[store], new StoreUnavailableError("gone")) };
  }
  const filmDatabase: FilmDatabase = Object.create(services.filmDatabase, {
    forRequest: {
      value: (...scope: Parameters<FilmDatabase["forRequest"]>) =>
        failing(
          services.filmDatabase.forRequest(...scope),
          filmDatabaseUnavailable("gone"),
          source,
        ),
    },
  });
  return { ...services, filmDatabase };
}

async function runEverything(services: Services) {
  const context = createContext(services, {
    visitor: { address: "", countryHeader: null },
    writes: { crossOrigin: false, limit: () => null },
    requestId: "test",
    scope: detachedScope(),
  });
  const variableValues = { session: SESSION };
  const { schema } = graphql;
  return execute({ schema, document: OPERATION, contextValue: context, variableValues });
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

/** The calls of `/api` that fail, each by its address. */
async function failingCalls(services: Services): Promise<string[]> {
  const { site, contactService, ratings: titleRatings } = services;
  const failed: string[] = [];
  for (const call of Object.values<Call>(calls)) {
    const domain = createDomain(services, detachedScope());
    const rest = { ...domain, titleRatings, contactService, images: site.imageUrls };
    try {
      await call.prepare(requestOf(call)).respond(rest);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // A session that has rated nothing gets 404.
      if (error.status !== 404) failed.push(`${error.status} ${call.method} ${call.path}`);
    }
  }
  return failed;
}

const BODIES: Readonly<Record<string, unknown>> = {
  "/api/ratings": { content_id: 550, content_type: "movie", rating: 0, session_id: SESSION },
  "/api/contact": {
    name: "Ada",
    email: "ada@example.org",
    subject: "Hello",
    message: "Good morning",
  },
};

function requestOf(call: Call) {
  const example = new URL(
    call.example ?? `/api/ratings/movie/550?sessionId=${SESSION}`,
    "http://x",
  );
  const values = example.pathname.split("/");
  const params = Object.fromEntries(
    routeOf(call)
      .split("/")
      .flatMap((part, index) => (part.startsWith(":") ? [[part.slice(1), values[index]]] : [])),
  );
  const query = Object.fromEntries(example.searchParams);
  return { params, query, body: BODIES[call.path] };
}

type Missing = [source: string, inGraphQL: readonly string[], failingCalls: readonly string[]];

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
  ["seasonWatchProviders", ["tvShow.seasons[].availability.status"], []],
  ["similar", [], ["503 GET /api/{type}/{id}/similar"]],
  ["find", ["titles[].__typename"], ["503 GET /api/find"]],
  [
    "trending",
    ["trending", "home.featured", "home.rows[].titles"],
    ["503 GET /api/trending/{type}/{window}"],
  ],
  ["popular", ["popular", "home.rows[].titles"], ["503 GET /api/{type}/popular"]],
  ["topRated", ["topRated"], ["503 GET /api/{type}/top_rated"]],
  ["nowPlaying", ["nowPlaying"], ["503 GET /api/{type}/now_playing"]],
  ["upcoming", ["upcoming"], ["503 GET /api/{type}/upcoming"]],
  ["discover", ["discover", "home.rows[].titles"], ["503 GET /api/discover/{type}"]],
  ["searchAll", ["autocomplete"], ["503 GET /api/autocomplete"]],
  ["person", ["person"], ["503 GET /api/person/{id}", "503 GET /api/person/{id}/credits"]],
  ["searchPeople", ["searchPeople"], []],
  [
    "genres",
    ["trending.results[].genres", "genres", "home.genreTiles"],
    ["503 GET /api/genres/{type}"],
  ],
  ["regions", [], []],
  ["languages", ["languages"], []],
  [
    "providers",
    ["providers", "availabilityChanges.edges[].node.provider"],
    ["503 GET /api/providers"],
  ],
  [
    "ratings",
    ["movie.rating.count"],
    [
      "503 GET /api/ratings/{type}/{id}",
      "503 GET /api/ratings/average/{type}/{id}",
      "503 POST /api/ratings",
    ],
  ],
  ["availabilityStore", ["availabilityChanges"], ["503 GET /api/changes"]],
  ["contactService", [], ["503 POST /api/contact"]],
])("without %s, all else is there", async ([source, inGraphQL, inRest]) => {
  const healthy = await runEverything(graphql.services);
  expect(healthy.errors).toBeUndefined();
  const { data } = await runEverything(without(source));
  expect(findMissing(data, healthy.data)).toEqual(inGraphQL);
  expect(await failingCalls(without(source))).toEqual(inRest);
});

test("a root field is never null only where nothing it needs can fail", () => {
  const { schema } = graphql;
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  const required = fields.filter(({ type }) => isNonNullType(type)).map(({ name }) => name);
  expect(required).toEqual(["home", "countries", "site"]);
});
