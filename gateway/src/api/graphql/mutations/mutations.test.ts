import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type GatewayUnderTest, startGateway } from "../../../../test/gateway-under-test.ts";

const RATE = `mutation ($input: RateTitleInput!) {
  rateTitle(input: $input) {
    stars
    rating { average count }
    userErrors { field path message code }
  }
}`;
const SEND = `mutation ($input: ContactMessageInput!) {
  sendContactMessage(input: $input) { sent userErrors { field message code } }
}`;
const SESSION_RATING = `query ($title: RatedTitle!, $sessionId: UUID!) {
  sessionRating(title: $title, sessionId: $sessionId)
}`;
const sessionId = "0b9ad3c0-6bd5-4e61-9d0c-1f4f3e0a7c11";
const title = { type: "MOVIE", id: 603 };
const away = { MONGODB_URI: "mongodb://127.0.0.1:9/flickmap" };
let gateway: GatewayUnderTest;

beforeAll(async () => {
  gateway = await startGateway({ RATINGS_PER_MINUTE: "1000" });
});
afterAll(() => gateway.close());

const rate = (input: Record<string, unknown>, to = gateway) =>
  to.graphql(RATE, { input: { title, stars: 4, sessionId, ...input } });

describe("rateTitle", () => {
  it("stores, counts and takes back, as the session and the title then say", async () => {
    expect((await rate({ stars: 5 })).body).toEqual({
      data: { rateTitle: { stars: 5, rating: { average: 5, count: 1 }, userErrors: [] } },
    });
    await rate({ stars: 2, sessionId: randomUUID() });
    expect((await gateway.graphql(SESSION_RATING, { title, sessionId })).body).toEqual({
      data: { sessionRating: 5 },
    });
    const movie =
      "{ movie(id: 603) { rating { status average count } } tvShow(id: 1396) { rating { status } } }";
    expect((await gateway.graphql(movie)).body).toEqual({
      data: {
        movie: { rating: { status: "RATED", average: 3.5, count: 2 } },
        tvShow: { rating: { status: "NONE" } },
      },
    });
    expect((await rate({ stars: 0 })).body).toEqual({
      data: { rateTitle: { stars: null, rating: { average: 2, count: 1 }, userErrors: [] } },
    });
    expect((await gateway.graphql(SESSION_RATING, { title, sessionId })).body).toEqual({
      data: { sessionRating: null },
    });
  });

  it.each([
    ["6 stars", { stars: 6 }, "stars", "Rating must be 1 to 5, or 0 to take it back"],
    ["-1 stars", { stars: -1 }, "stars", "Rating must be 1 to 5, or 0 to take it back"],
    [
      "a title numbered 0",
      { title: { type: "TV", id: 0 } },
      "title",
      "Invalid title: it must be a whole number from 1 to 2147483647, such as 550.",
    ],
  ])("says what is wrong with %s", async (_, input, field, message) => {
    expect((await rate(input)).body).toEqual({
      data: {
        rateTitle: {
          stars: null,
          rating: null,
          userErrors: [{ field, path: ["input", field], message, code: "INVALID" }],
        },
      },
    });
  });

  it("refuses what is not of the schema's types before anything runs", async () => {
    expect((await rate({ sessionId: "603" })).status).toBe(400);
    expect((await rate({ stars: 3.5 })).status).toBe(400);
    expect((await rate({ sessionId: { $ne: "" } })).status).toBe(400);
  });

  it("is refused to a page of another site, which may still read", async () => {
    const input = { title: { type: "TV", id: 77 }, stars: 1, sessionId };
    const foreign = { origin: "https://partner.example" };
    const refused = await gateway.graphql(RATE, { input }, foreign);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ errors: [{ extensions: { code: "FORBIDDEN" } }] });
    const read = await gateway.graphql(SESSION_RATING, { title: input.title, sessionId }, foreign);
    expect(read.body).toEqual({ data: { sessionRating: null } });
  });

  it("stops at the limit of an address, aliases counted each", async () => {
    const limited = await startGateway({ RATINGS_PER_MINUTE: "2" });
    const one = `rateTitle(input: { title: { type: MOVIE, id: 603 }, stars: 4, sessionId: "${sessionId}" }) { userErrors { code } }`;
    const { body } = await limited.graphql(`mutation { a: ${one} b: ${one} c: ${one} }`);
    expect(body).toEqual({
      data: {
        a: { userErrors: [] },
        b: { userErrors: [] },
        c: { userErrors: [{ code: "RATE_LIMITED" }] },
      },
    });
    await limited.close();
  });

  it("says that the store is away, while pages go on without ratings", async () => {
    const without = await startGateway(away);
    expect((await rate({}, without)).body).toMatchObject({
      data: {
        rateTitle: { stars: null, userErrors: [{ field: null, code: "STORE_UNAVAILABLE" }] },
      },
    });
    const movie = "{ movie(id: 603) { name rating { status average count } } }";
    expect((await without.graphql(movie)).body).toEqual({
      data: {
        movie: {
          name: "The Matrix",
          rating: { status: "UNAVAILABLE", average: null, count: null },
        },
      },
    });
    expect((await without.graphql(SESSION_RATING, { title, sessionId })).body).toMatchObject({
      errors: [{ message: "Please try again later.", extensions: { code: "STORE_UNAVAILABLE" } }],
    });
    await without.close();
  });
});

describe("sendContactMessage", () => {
  const message = {
    name: "Ada Byron",
    email: "ada@example.org",
    subject: "A missing film",
    message: "Please add the film.",
  };

  it("names every field that is wrong, once, with the form's own words", async () => {
    const input = { ...message, name: "A", email: "a@b", subject: "1234", message: "short" };
    expect((await gateway.graphql(SEND, { input })).body).toEqual({
      data: {
        sendContactMessage: {
          sent: false,
          userErrors: [
            { field: "name", message: "Name must be at least 2 characters", code: "INVALID" },
            { field: "email", message: "Please enter a valid email address", code: "INVALID" },
            { field: "subject", message: "Subject must be at least 5 characters", code: "INVALID" },
            {
              field: "message",
              message: "Message must be at least 10 characters",
              code: "INVALID",
            },
          ],
        },
      },
    });
  });
});
