import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { examples } from "../../web/graphiql/examples.ts";
import { startGateway } from "./gateway-under-test.ts";

const gateway = await startGateway();

type Headers = Record<string, string>;

const post = (query: string, variables: object = {}, headers: Headers = {}) =>
  gateway.app.inject({ method: "POST", url: "/graphql", headers, payload: { query, variables } });

const get = (parameters: Headers, headers: Headers = {}) =>
  gateway.app.inject({
    url: `/graphql?${new URLSearchParams(parameters).toString()}`,
    headers: { "apollo-require-preflight": "true", ...headers },
  });

describe("the sandbox's examples", () => {
  it.each(examples.map((example) => [example.name, example] as const))(
    "%s runs as it is",
    async (_, { query, variables }) => {
      const answer = await post(query, variables);
      const { data, errors } = answer.json();
      expect([answer.statusCode, errors]).toEqual([200, undefined]);
      for (const value of Object.values(data)) expect(value).not.toBeNull();
    },
  );
});

describe("an answer that is the same for everyone", () => {
  const query = "query Movie($id: Int!) { movie(id: $id) { name genres { name } } }";
  const variables = JSON.stringify({ id: 550 });

  it("may be kept as long as its shortest-lived field", async () => {
    const kept = "public, max-age=3600, stale-while-revalidate=3600, stale-if-error=86400";
    expect((await get({ query, variables })).headers["cache-control"]).toBe(kept);
    expect((await post(query, { id: 550 })).headers["cache-control"]).toBe(kept);
    const rated = await post("{ movie(id: 550) { name rating { average } } }");
    expect(rated.headers["cache-control"]).toMatch(/^public, max-age=10,/u);
  });

  it("is not sent again to who has it, and is compressed as the client accepts it", async () => {
    const first = await get({ query, variables });
    const again = await get({ query, variables }, { "if-none-match": String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const countries = await get({ query: "{ countries { name } }" }, { "accept-encoding": "br" });
    expect(countries.headers["content-encoding"]).toBe("br");
  });

  it("may be read by pages of any origin", async () => {
    const answer = await get({ query, variables }, { origin: "https://partner.example" });
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
    expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
    const preflight = await gateway.app.inject({
      method: "OPTIONS",
      url: "/graphql",
      headers: {
        origin: "https://partner.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
      },
    });
    expect(preflight.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "content-type",
    });
  });

  it("can be requested by the hash of its document", async () => {
    const hash = createHash("sha256").update(query).digest("hex");
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
    const unknown = await get({ extensions, variables: JSON.stringify({ id: 603 }) });
    expect(unknown.json().errors[0].extensions.code).toBe("PERSISTED_QUERY_NOT_FOUND");
    expect(unknown.headers["cache-control"]).toBe("no-store");
    await gateway.app.inject({
      method: "POST",
      url: "/graphql",
      payload: { query, variables: { id: 550 }, extensions: JSON.parse(extensions) },
    });
    const known = await get({ extensions, variables: JSON.stringify({ id: 603 }) });
    expect(known.json()).toMatchObject({ data: { movie: { name: "The Matrix" } } });
    expect(known.headers["cache-control"]).toMatch(/^public/u);
    const wrong = { persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } };
    expect((await get({ query, variables, extensions: JSON.stringify(wrong) })).statusCode).toBe(
      400,
    );
  });

  it("is made with one call upstream for all simultaneous requests", async () => {
    const calls = await gateway.callsDuring(() =>
      Promise.all(Array.from({ length: 50 }, () => get({ query, variables: '{"id":680}' }))),
    );
    expect(calls).toBe(1);
  });
});

describe("an answer that may not be kept", () => {
  it.each([
    ["of one visitor", "{ visitorCountry { code } }"],
    [
      "of one session",
      '{ sessionRating(title: { type: MOVIE, id: 550 }, sessionId: "2f1c2f0e-6f4b-4d53-9a55-0d9a3c1f7b11") }',
    ],
    ["with an error in it", "{ movie(id: 0) { name } }"],
    ["of the schema itself", "{ __schema { queryType { name } } }"],
  ])("%s says so", async (_, query) => {
    const answer = await get({ query });
    expect([answer.headers["cache-control"], answer.headers.etag]).toEqual(["no-store", undefined]);
  });

  it("with ratings is produced again once a title is rated", async () => {
    const query = "{ movie(id: 238) { rating { average count } } }";
    expect((await get({ query })).json().data.movie.rating).toEqual({ average: null, count: 0 });
    await post(examples.find(({ name }) => name === "Rate")?.query ?? "", {
      input: {
        title: { type: "MOVIE", id: 238 },
        stars: 4,
        sessionId: "2f1c2f0e-6f4b-4d53-9a55-0d9a3c1f7b12",
      },
    });
    expect((await get({ query })).json().data.movie.rating).toEqual({ average: 4, count: 1 });
  });
});

it("responds to wrong variables alike, whatever ran before, and states no cost of what was not executed", async () => {
  const send = async (id: unknown, query: string) => {
    const payload = { query, variables: { id }, extensions: { cost: true } };
    return (await gateway.app.inject({ method: "POST", url: "/graphql", payload })).json();
  };
  const fields = (count: number) =>
    Array.from({ length: count }, (_, n) => `m${n}: movie(id: ${n + 1}) { name }`).join(" ");
  for (const query of [
    "query ($id: Int!) { movie(id: $id) { name releaseDate } }",
    `query ($id: Int!) { movie(id: $id) { name } ${fields(30)} }`,
  ]) {
    const before = await send("wrong", query);
    await send(550, query);
    expect(await send("wrong", query)).toEqual(before);
    expect(before.errors).toHaveLength(1);
    expect(before.extensions).toBeUndefined();
  }
});

describe("one address", () => {
  it("has to wait when it sends too many requests, and is told how much is left before", async () => {
    const busy = await startGateway({ REQUESTS_PER_MINUTE: "2" });
    const ask = (url: string) =>
      busy.app.inject({ url, headers: { "apollo-require-preflight": "1" } });
    const first = await ask("/api/genres/movie");
    expect(first.headers).toMatchObject({ "ratelimit-limit": "2", "ratelimit-remaining": "1" });
    const seconds = Number(first.headers["ratelimit-reset"]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    await ask("/graphql?query={__typename}");
    const refused = await ask("/api/genres/movie");
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      code: "RATE_LIMITED",
      message: "Too many requests. Please try again later.",
    });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    const graphql = await ask("/graphql?query={__typename}");
    expect(graphql.statusCode).toBe(429);
    expect(graphql.json().errors[0].extensions.code).toBe("RATE_LIMITED");
    expect((await ask("/robots.txt")).statusCode).toBe(200);
  });
});
