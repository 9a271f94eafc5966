import { expect, onTestFinished, test, vi } from "vitest";
import { startGraphQL } from "../../../test/graphql-under-test.ts";
import { SqliteRatingStore } from "../../stores/sqlite/sqlite-rating-store.ts";

/** How often the cache of film data was read, by the kind of data. */
const reads: Record<string, number> = {};
const graphql = await startGraphQL({
  observer: { cacheRead: (kind) => void (reads[kind] = (reads[kind] ?? 0) + 1) },
});

/** Runs a query without errors, and counts what it reads and calls. */
async function count(document: string) {
  for (const kind of Object.keys(reads)) delete reads[kind];
  const totals = vi.spyOn(SqliteRatingStore.prototype, "totals");
  const offersIn = vi.spyOn(graphql.services.availabilityStore, "offersIn");
  onTestFinished(() => void vi.restoreAllMocks());
  const before = graphql.sample.requestCount();
  const { data, errors } = await graphql.query(document);
  expect(errors).toEqual([]);
  return {
    data,
    upstream: graphql.sample.requestCount() - before,
    reads: { ...reads },
    totals: totals.mock.calls.map(([titles]) => titles.length),
    offersIn: offersIn.mock.calls.map(([titles, country]) => `${titles.length} ${country}`).sort(),
  };
}

const OFFERS = "status offers { provider { id } firstSeen }";

test("20 titles with offers and ratings cost a call for each title, and one of each store", async () => {
  const { data, ...counted } = await count(`{
    popular(type: MOVIE) {
      results { id genres { name } rating { count } availability(country: "US") { ${OFFERS} } }
    }
  }`);
  expect(data["popular"]).toMatchObject({ results: { length: 20 } });
  const withOffers = JSON.stringify(data).match(/"status":"HAS_OFFERS"/g)?.length;
  expect(counted).toMatchObject({
    upstream: 21,
    reads: { list: 1, details: 20, genres: 1 },
    totals: [20],
    offersIn: [`${withOffers} US`],
  });
});
