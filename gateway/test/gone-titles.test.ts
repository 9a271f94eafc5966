import { expect, test } from "vitest";
import { openStores } from "../src/stores/open-stores.ts";
import { newFolder } from "./at-end.ts";
import { startGateway, startSample } from "./gateway-under-test.ts";
import { NOW, update } from "./stores/observations.ts";

/** Was observed, and is gone. */
const KNOWN = { type: "movie", id: 2_000_000_001 } as const;
/** Nothing is known of it. */
const UNKNOWN = { type: "movie", id: 2_000_000_002 } as const;
const SHOW = { type: "tv", id: 2_000_000_003 } as const;
const LIST = "m550,m2000000001,m2000000002";

const dataDir = newFolder();
const stores = await openStores({ mongodbUri: null, dataDir });
await stores.availability.note([KNOWN], NOW);
const identifiers = { posterPath: null, imdbId: null, wikidataId: null };
const label = { name: "A, Lost; Film", year: 1999, ...identifiers };
await stores.availability.record(KNOWN, update(0, { label }));
await stores.close();
const sample = await startSample({
  faults: [{ kind: "server-error", path: "/3/movie/(603|604)$" }],
});
const gateway = await startGateway({
  PUBLIC_URL: "https://flickmap.example",
  DATA_DIR: dataDir,
  CATALOGUE: "off",
  SAMPLE_FILM_DATABASE_ORIGIN: sample.origin,
});

const get = async (url: string) => {
  const { statusCode, body, headers } = await gateway.app.inject({ url });
  return { status: statusCode, body, maxAge: headers["cache-control"] };
};
const titles = async (...references: readonly object[]) => {
  const { body } = await gateway.graphql(
    `query ($references: [TitleReference!]!) {
      titles(references: $references) {
        ... on Title { name }
        ... on TitleProblem { code formerTitle { type tmdbId name year } }
      }
    }`,
    { references },
  );
  return body;
};

test("GraphQL tells a title that is gone, with what is known of it, from one that failed", async () => {
  expect(
    await titles(
      { movieId: 550 },
      { movieId: KNOWN.id },
      { tvShowId: SHOW.id },
      { movieId: 603 },
      { imdbId: "tt9999999" },
    ),
  ).toEqual({
    data: {
      titles: [
        { name: "Fight Club" },
        {
          code: "NOT_FOUND",
          formerTitle: { type: "MOVIE", tmdbId: KNOWN.id, name: "A, Lost; Film", year: 1999 },
        },
        {
          code: "NOT_FOUND",
          formerTitle: { type: "TV", tmdbId: SHOW.id, name: null, year: null },
        },
        { code: "FILM_DATABASE_UNAVAILABLE", formerTitle: null },
        { code: "NOT_FOUND", formerTitle: null },
      ],
    },
  });
});

/** The text of a calendar with its lines unfolded. */
const unfolded = (text: string) => text.replaceAll("\r\n ", "").replaceAll(/\\(.)/gu, "$1");

test("a calendar has the movies that are there, and names the others", async () => {
  const { status, body } = await get(`/calendar/DE.ics?titles=${LIST}`);
  expect(status).toBe(200);
  expect(body).toContain("SUMMARY:Fight Club: in theaters (Germany)");
  expect(unfolded(body)).toContain(
    "No longer in the film database: A, Lost; Film (1999, movie 2000000001) and movie 2000000002.",
  );
});

test("a calendar says which movies failed, and is not stored", async () => {
  const { status, body, maxAge } = await get("/calendar/DE.ics?titles=m550,m603");
  expect(status).toBe(200);
  expect(body).toContain("SUMMARY:Fight Club: in theaters (Germany)");
  expect(unfolded(body)).toContain("Could not be looked up for now: movie 603.");
  expect(body).not.toContain("No longer");
  expect(maxAge).toBe("no-store");
  expect((await get("/calendar/DE.ics?titles=m603,m604")).status).toBe(503);
});

test("an embed says what is known", async () => {
  const { status, body } = await get(`/embed/movie/${KNOWN.id}?country=DE`);
  expect(status).toBe(404);
  expect(body).toContain("No longer in the film database: A, Lost; Film");
  const unknown = `/embed/movie/${UNKNOWN.id}?country=DE`;
  expect((await get(unknown)).body).toContain("There is no such title.");
  const german = (await get(`${unknown}&language=de`)).body;
  expect(german).toContain('<html lang="de"');
  expect(german).toContain("Diesen Titel gibt es nicht.");
});
