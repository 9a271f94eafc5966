import { describe, expect, it } from "vitest";
import { startGateway } from "../../../test/gateway-under-test.ts";

const SESSION = "0b9ad3c0-6bd5-4e61-9d0c-1f4f3e0a7c11";
const gateway = await startGateway({ RATINGS_PER_MINUTE: "1000", TRUSTED_PROXIES: "1" });

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
  it("refuses a title that does not exist with 404, and takes its rating back", async () => {
    const unknown = rating({ content_id: 2_000_000_001, content_type: "tv" });
    const refused = await post(unknown);
    expect([refused.statusCode, refused.json().code]).toEqual([404, "NOT_FOUND"]);
    expect((await post({ ...unknown, rating: 0 })).statusCode).toBe(200);
  });

  it("refuses what is no rating, and says what is expected", async () => {
    for (const [body, message] of [
      [rating({ content_type: undefined }), /^Missing content_type: it must be /u],
      ["null", /^Invalid body: it must be /u],
      ['{"rating":', /./u],
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
});
