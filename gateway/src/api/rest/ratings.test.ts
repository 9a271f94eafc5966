import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type GatewayUnderTest, startGateway } from "../../../test/gateway-under-test.ts";

const SESSION = "0b9ad3c0-6bd5-4e61-9d0c-1f4f3e0a7c11";
let gateway: GatewayUnderTest;
/** Movies that no test has rated yet. */
const unrated = [550, 680, 13];

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

async function get(url: string) {
  const answer = await gateway.app.inject(url);
  return { status: answer.statusCode, body: answer.json<unknown>(), headers: answer.headers };
}

async function post(
  payload: object | string,
  headers: Record<string, string> = {},
  url = "/api/ratings",
) {
  const answer = await gateway.app.inject({
    method: "POST",
    url,
    payload,
    headers: { "content-type": "application/json", ...headers },
  });
  return { status: answer.statusCode, body: answer.json<unknown>(), headers: answer.headers };
}

describe("/api/ratings", () => {
  it("stores a rating, gives it back to its session, and counts it in the average", async () => {
    const content_id = unrated.pop();
    expect(await post(rating({ content_id }))).toMatchObject({
      status: 200,
      body: { averageRating: 4, totalCount: 1 },
    });
    await post(rating({ content_id, rating: 1, session_id: randomUUID() }));
    expect(await get(`/api/ratings/movie/${content_id}?session_id=${SESSION}`)).toMatchObject({
      status: 200,
      body: { rating: 4 },
      headers: { "cache-control": "no-store" },
    });
    expect(await get(`/api/ratings/average/movie/${content_id}`)).toMatchObject({
      status: 200,
      body: { averageRating: 2.5, totalCount: 2 },
      headers: { "cache-control": "public, max-age=10" },
    });
  });

  it("refuses a title that does not exist with 404, and takes its rating back", async () => {
    for (const content_type of ["movie", "tv"]) {
      const unknown = rating({ content_id: 2_000_000_001, content_type });
      expect(await post(unknown)).toMatchObject({
        status: 404,
        body: { message: "There is no such title.", code: "NOT_FOUND" },
      });
      expect((await post({ ...unknown, rating: 0 })).status).toBe(200);
    }
  });

  it.each([
    ["a number that is text", rating({ content_id: "603" }), "Invalid content_id"],
    ["no type", rating({ content_type: undefined }), "Missing content_type"],
    ["a list", [rating()], "Invalid body"],
    ["null", "null", "Invalid body"],
  ])("refuses %s, and says what is expected", async (_, body, message) => {
    expect(await post(body)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(`^${message}: it must be `) },
    });
  });

  it("refuses a rating out of bounds, and names a key that it does not take", async () => {
    for (const [change, message] of [
      [{ rating: 6 }, "Rating must be 1 to 5, or 0 to take it back"],
      [{ sessionId: "x" }, "Unknown field: sessionId"],
    ] as const) {
      expect(await post(rating(change))).toMatchObject({ status: 400, body: { message } });
    }
  });

  it("refuses another type of body with 415 and one over 32 KB with 413", async () => {
    const text = await post(JSON.stringify(rating()), { "content-type": "text/plain" });
    expect(text).toMatchObject({ status: 415, body: { message: expect.any(String) } });
    const large = await post(rating({ filler: "x".repeat(33 * 1024) }));
    expect(large).toMatchObject({ status: 413, body: { message: expect.any(String) } });
  });

  it("refuses a page of another site with 403, and stores nothing of it", async () => {
    const content_id = unrated.pop();
    for (const origin of [
      "https://evil.example",
      "null",
      "http://localhost:81",
      "https://localhost",
    ]) {
      expect(await post(rating({ content_id }), { origin, host: "localhost" })).toMatchObject({
        status: 403,
        body: { message: expect.any(String) },
      });
    }
    const hidden = await post(rating({ content_id }), { "sec-fetch-site": "cross-site" });
    expect(hidden.status).toBe(403);
    const average = await get(`/api/ratings/average/movie/${content_id}`);
    expect(average.body).toEqual({ averageRating: 0, totalCount: 0 });
    const sameOrigin = await post(rating({ content_id }), {
      origin: "http://localhost",
      host: "localhost",
    });
    expect(sameOrigin.status).toBe(200);
  });

  it("answers 429 with Retry-After to too many from one address, and none to another address", async () => {
    const limited = await startGateway({ RATINGS_PER_MINUTE: "3", TRUSTED_PROXIES: "1" });
    const from = (address: string) =>
      limited.app.inject({
        method: "POST",
        url: "/api/ratings",
        headers: { "x-forwarded-for": `203.0.113.9, ${address}` },
        payload: rating(),
      });
    for (let n = 0; n < 3; n += 1) expect((await from("198.51.100.1")).statusCode).toBe(200);
    const refused = await from("198.51.100.1");
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ message: "Too many requests. Please try again later." });
    expect((await from("198.51.100.2")).statusCode).toBe(200);
    for (let n = 0; n < 3; n += 1) await from(`2001:db8:0:1::${n}`);
    expect((await from("2001:db8:0:1:ffff::9")).statusCode).toBe(429);
    expect((await from("2001:db8:0:2::9")).statusCode).toBe(200);
    await limited.close();
  });

  it("answers 503 while the store is away, and never 200", async () => {
    const away = await startGateway({ MONGODB_URI: "mongodb://127.0.0.1:9/flickmap" });
    const answers = [
      await away.app.inject({ method: "POST", url: "/api/ratings", payload: rating() }),
      await away.app.inject({
        method: "POST",
        url: "/api/ratings",
        payload: rating({ rating: 0 }),
      }),
      await away.app.inject("/api/ratings/average/movie/603"),
      await away.app.inject(`/api/ratings/movie/603?session_id=${SESSION}`),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ message: "Please try again later." });
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    }
    expect((await away.app.inject("/health/ready")).statusCode).toBe(200);
    await away.close();
  });
});
