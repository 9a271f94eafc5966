import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startGateway } from "../../../test/gateway-under-test.ts";

const RATE = `mutation ($input: RateTitleInput!) {
  rateTitle(input: $input) {
    stars
    rating { average count }
    userErrors { field path message code }
  }
}`;
const sessionId = "0b9ad3c0-6bd5-4e61-9d0c-1f4f3e0a7c11";
const title = { type: "MOVIE", id: 603 };
const gateway = await startGateway({ RATINGS_PER_MINUTE: "1000" });

const rate = (input: Record<string, unknown>, to = gateway) =>
  to.graphql(RATE, { input: { title, stars: 4, sessionId, ...input } });

test("rateTitle stores, counts and takes back, as the title then says", async () => {
  const rated = (stars: number | null, average: number, count: number) => ({
    data: { rateTitle: { stars, rating: { average, count }, userErrors: [] } },
  });
  expect((await rate({ stars: 5 })).body).toEqual(rated(5, 5, 1));
  expect((await rate({ stars: 2, sessionId: randomUUID() })).body).toEqual(rated(2, 3.5, 2));
  const { body } = await gateway.graphql(
    "{ movie(id: 603) { rating { status average } } tvShow(id: 1396) { rating { status } } }",
  );
  const movie = { rating: { status: "RATED", average: 3.5 } };
  expect(body).toEqual({ data: { movie, tvShow: { rating: { status: "NONE" } } } });
  expect((await rate({ stars: 0 })).body).toEqual(rated(null, 2, 1));
});

test("rateTitle says what and where something is wrong", async () => {
  const message = "Rating must be 1 to 5, or 0 to take it back";
  const wrong = { field: "stars", path: ["input", "stars"], message, code: "INVALID" };
  expect((await rate({ stars: 6 })).body).toEqual({
    data: { rateTitle: { stars: null, rating: null, userErrors: [wrong] } },
  });
});

test("rateTitle stops at the limit of an address, aliases counted each", async () => {
  const limited = await startGateway({ RATINGS_PER_MINUTE: "2" });
  const one = `rateTitle(input: { title: { type: MOVIE, id: 603 }, stars: 4, sessionId: "${sessionId}" }) { userErrors { code } }`;
  const { body } = await limited.graphql(`mutation { a: ${one} b: ${one} c: ${one} }`);
  const codes = (...all: string[]) => ({ userErrors: all.map((code) => ({ code })) });
  expect(body).toEqual({ data: { a: codes(), b: codes(), c: codes("RATE_LIMITED") } });
});

test("rateTitle says that the store is away, while pages go on without ratings", async () => {
  const without = await startGateway({ MONGODB_URI: "mongodb://127.0.0.1:9/flickmap" });
  expect((await rate({}, without)).body).toMatchObject({
    data: {
      rateTitle: { stars: null, userErrors: [{ field: null, code: "STORE_UNAVAILABLE" }] },
    },
  });
  const movie = "{ movie(id: 603) { name rating { status average count } } }";
  const rating = { status: "UNAVAILABLE", average: null, count: null };
  expect((await without.graphql(movie)).body).toEqual({
    data: { movie: { name: "The Matrix", rating } },
  });
});
