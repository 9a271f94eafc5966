import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type GatewayUnderTest, startGateway } from "../../../test/gateway-under-test.ts";

const SESSION = "0b9ad3c0-6bd5-4e61-9d0c-1f4f3e0a7c11";
let gateway: GatewayUnderTest;

beforeAll(async () => {
  gateway = await startGateway({ RATINGS_PER_MINUTE: "1000", TRUSTED_PROXIES: "1" });
});
afterAll(() => gateway.close());

const rating = (change: Record<string, unknown> = {}) => ({
  content_id: 603,
  content_type: "movie",
  rating: 4,
  session_id: SESSION,
  ...change,
});
const get = (url: string, of = gateway) => of.app.inject(url);
const post = (payload: object | string, headers: Record<string, string> = {}, to = gateway) =>
  to.app.inject({
    method: "POST",
    url: "/api/ratings",
    payload,
    headers: { "content-type": "application/json", ...headers },
  });

describe("/api/ratings", () => {
  it("stores a rating, gives it back to its session, counts it in the average, and takes it back", async () => {
    expect((await post(rating())).json()).toEqual({ averageRating: 4, totalCount: 1 });
    await post(rating({ rating: 1, session_id: randomUUID() }));
    const own = await get(`/api/ratings/movie/603?session_id=${SESSION}`);
    expect(own.json()).toEqual({ rating: 4 });
    expect(own.headers["cache-control"]).toBe("no-store");
    const average = await get("/api/ratings/average/movie/603");
    expect(average.json()).toEqual({ averageRating: 2.5, totalCount: 2 });
    expect(average.headers["cache-control"]).toBe("public, max-age=10");
    const without = await post(rating({ rating: 0 }));
    expect(without.json()).toEqual({ averageRating: 1, totalCount: 1 });
    const none = await get(`/api/ratings/movie/603?session_id=${SESSION}`);
    expect([none.statusCode, none.json().message]).toEqual([404, "Rating not found"]);
  });

  it("refuses a title that does not exist with 404, and takes its rating back", async () => {
    const unknown = rating({ content_id: 2_000_000_001, content_type: "tv" });
    const refused = await post(unknown);
    expect([refused.statusCode, refused.json().code]).toEqual([404, "NOT_FOUND"]);
    expect((await post({ ...unknown, rating: 0 })).statusCode).toBe(200);
  });

  it("refuses what is no rating, and says what is expected", async () => {
    for (const [body, message] of [
      [rating({ content_id: "603" }), /^Invalid content_id: it must be /u],
      [rating({ content_type: undefined }), /^Missing content_type: it must be /u],
      [[rating()], /^Invalid body: it must be /u],
      ["null", /^Invalid body: it must be /u],
      ['{"rating":', /./u],
      [rating({ rating: 6 }), /^Rating must be 1 to 5, or 0 to take it back$/u],
      [rating({ sessionId: "x" }), /^Unknown field: sessionId$/u],
    ] as const) {
      const { statusCode, json } = await post(body);
      expect([statusCode, json().message]).toEqual([400, expect.stringMatching(message)]);
    }
    expect((await post("{}", { "content-type": "text/plain" })).statusCode).toBe(415);
    expect((await post(rating({ filler: "x".repeat(33 * 1024) }))).statusCode).toBe(413);
  });

  it("refuses a page of another site with 403, and stores nothing of it", async () => {
    const ofOther = rating({ content_id: 680 });
    for (const origin of [
      "https://evil.example",
      "null",
      "http://localhost:81",
      "https://localhost",
    ])
      expect((await post(ofOther, { origin, host: "localhost" })).statusCode).toBe(403);
    expect((await post(ofOther, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    const average = await get("/api/ratings/average/movie/680");
    expect(average.json()).toEqual({ averageRating: 0, totalCount: 0 });
    const own = await post(ofOther, { origin: "http://localhost", host: "localhost" });
    expect(own.statusCode).toBe(200);
  });

  it("answers 429 with Retry-After to too many from one address, and none to another address", async () => {
    const limited = await startGateway({ RATINGS_PER_MINUTE: "3", TRUSTED_PROXIES: "1" });
    const from = (address: string) =>
      post(rating(), { "x-forwarded-for": `203.0.113.9, ${address}` }, limited);
    for (let n = 0; n < 3; n += 1) expect((await from("198.51.100.1")).statusCode).toBe(200);
    const refused = await from("198.51.100.1");
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.json().message).toBe("Too many requests. Please try again later.");
    expect((await from("198.51.100.2")).statusCode).toBe(200);
    await limited.close();
  });
});
