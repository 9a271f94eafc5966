import { expect, onTestFinished, test, vi } from "vitest";
import { startGraphQL } from "../../../test/graphql-under-test.ts";
import { SqliteRatingStore } from "../../stores/sqlite/sqlite-stores.ts";

const graphql = await startGraphQL();

/** Runs a query without errors, and counts what it calls. */
async function count(document: string) {
  const totals = vi.spyOn(SqliteRatingStore.prototype, "totals");
  const offersIn = vi.spyOn(graphql.services.availabilityStore, "offersIn");
  onTestFinished(() => void vi.restoreAllMocks());
  const before = graphql.sample.requestCount();
  const { data, errors } = await graphql.query(document);
  expect(errors).toEqual([]);
  return {
    data,
    upstream: graphql.sample.requestCount() - before,
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
    totals: [20],
    offersIn: [`${withOffers} US`],
  });
});
