import { expect, test, vi } from "vitest";
import { startGraphQL } from "../../../test/graphql-under-test.ts";

test("20 titles with offers cost a call for each title, and one of the store", async () => {
  const graphql = await startGraphQL();
  const offersIn = vi.spyOn(graphql.services.availabilityStore, "offersIn");
  const upstream = await graphql.callsDuring(async () => {
    const { data, errors } = await graphql.query(`{
      popular(type: MOVIE) {
        results { genres { name } availability(country: "US") { offers { firstSeen } } }
      }
    }`);
    expect(errors).toEqual([]);
    expect(data["popular"]).toMatchObject({ results: { length: 20 } });
  });
  expect([upstream, offersIn.mock.calls.length]).toEqual([21, 1]);
});
