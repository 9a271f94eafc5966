import { expect, test } from "vitest";
import { startGateway } from "../../../test/gateway-under-test.ts";

const RATING = {
  content_id: 603,
  content_type: "movie",
  rating: 4,
  session_id: "0b9ad3c0-6bd5-4e61-9d0c-1f4f3e0a7c11",
};
const gateway = await startGateway({ RATINGS_PER_MINUTE: "1000" });

const post = (payload: object | string, headers: Record<string, string> = {}) =>
  gateway.app.inject({
    method: "POST",
    url: "/api/ratings",
    payload,
    headers: { host: "localhost", "content-type": "application/json", ...headers },
  });

test("a rating of a title that does not exist is refused, and may be taken back", async () => {
  const unknown = { ...RATING, content_id: 2_000_000_001, content_type: "tv" };
  expect((await post(unknown)).json()).toMatchObject({ status: 404, code: "NOT_FOUND" });
  expect((await post({ ...unknown, rating: 0 })).statusCode).toBe(200);
});

test.each<[number, RegExp, object | string, Record<string, string>?]>([
  [400, /^Missing content_type: it must be /, { ...RATING, content_type: undefined }],
  [400, /^Invalid body: it must be /, "null"],
  [400, /JSON/, '{"rating":'],
  [400, /^Unknown field: sessionId$/, { ...RATING, sessionId: "x" }],
  [415, /media type/i, "{}", { "content-type": "text/plain" }],
  [413, /too large/, { ...RATING, filler: "x".repeat(33 * 1024) }],
  [403, /site/, RATING, { origin: "https://evil.example" }],
  [403, /site/, RATING, { origin: "null" }],
  [403, /site/, RATING, { origin: "http://localhost:81" }],
  [403, /site/, RATING, { origin: "https://localhost" }],
  [403, /site/, RATING, { "sec-fetch-site": "cross-site" }],
])("what is refused with %i and %s is not stored", async (status, message, body, headers = {}) => {
  const refused = await post(body, headers);
  expect(refused.json()).toMatchObject({ status, message: expect.stringMatching(message) });
  const average = await gateway.app.inject("/api/ratings/average/movie/603");
  expect(average.json()).toEqual({ averageRating: 0, totalCount: 0 });
});

test("a rating from a page of the site itself is taken", async () => {
  expect(
    (await post({ ...RATING, content_id: 680 }, { origin: "http://localhost" })).statusCode,
  ).toBe(200);
});
