import type { InjectOptions } from "fastify";
import { describe, expect, it, test } from "vitest";
import { LIMITS } from "../src/config/limits.ts";
import { startGateway } from "./gateway-under-test.ts";

const gateway = await startGateway({ NODE_ENV: "production" });

interface Refusal {
  readonly status: number;
  readonly code: unknown;
  readonly body: string;
}

/** What a request gets; a refused one may not reach the film database. */
async function refusal(request: InjectOptions): Promise<Refusal> {
  let answer: Refusal | undefined;
  const calls = await gateway.callsDuring(async () => {
    const { statusCode, body } = await gateway.app.inject(request);
    const { errors }: { errors?: { extensions?: { code?: unknown } }[] } = JSON.parse(body);
    answer = { status: statusCode, code: errors?.[0]?.extensions?.code, body };
  });
  expect(calls).toBe(0);
  if (answer === undefined) throw new Error("There was no answer");
  expect(answer.body).not.toMatch(/node_modules|\.ts:|\n\s+at /u);
  return answer;
}

function post(query: unknown, variables: Record<string, unknown> = {}, headers = {}) {
  return refusal({ method: "POST", url: "/graphql", headers, payload: { query, variables } });
}

const nested = `{ popular(type: MOVIE) { results { similar(first: 20) { similar(first: 20) {
  similar(first: 20) { name } } } } } }`;
const deep = `{ movie(id: 550) ${"{ similar ".repeat(LIMITS.graphql.depth)}{ name }${" }".repeat(LIMITS.graphql.depth)} }`;
const aliases = `{ ${Array.from({ length: LIMITS.graphql.aliases + 1 }, (_, index) => `a${index}: site { source }`).join(" ")} }`;
const long = "x".repeat(20_000);

test("a misspelt field is told of the nearest one, as the schema can be read by everybody", async () => {
  expect((await post("{ movie(id: 550) { nam } }")).body).toContain('Did you mean \\"name\\"');
  expect((await post("{ movei(id: 550) { name } }")).body).toContain("Did you mean");
});

describe("a GraphQL request is refused", () => {
  it.each([
    ["a syntax error", "{ movie(", 400, "GRAPHQL_PARSE_FAILED"],
    ["a NUL in the document", "{ site \u0000 }", 400, "GRAPHQL_PARSE_FAILED"],
    ["a misspelt field", "{ moovie(id: 1) { name } }", 400, "GRAPHQL_VALIDATION_FAILED"],
    ["a fragment cycle", "{ ...A } fragment A on Query { ...A }", 400, "GRAPHQL_VALIDATION_FAILED"],
    ["a subscription", "subscription { movie(id: 1) { name } }", 400, "OPERATION_NOT_SUPPORTED"],
    [
      "a number too large for an id",
      "{ movie(id: 9999999999) { name } }",
      400,
      "GRAPHQL_VALIDATION_FAILED",
    ],
    [
      "a country that is none",
      '{ movie(id: 550) { availability(country: "usa") { status } } }',
      400,
      "GRAPHQL_VALIDATION_FAILED",
    ],
    ["too many fields in fields", deep, 400, "DEPTH_LIMIT_EXCEEDED"],
    ["too many aliases", aliases, 400, "ALIAS_LIMIT_EXCEEDED"],
    [
      "too many tokens",
      `{ ${Array.from({ length: LIMITS.graphql.tokens }, (_, index) => `field${index}`).join(" ")} }`,
      400,
      "TOKEN_LIMIT_EXCEEDED",
    ],
    ["lists of lists of lists", nested, 400, "COST_LIMIT_EXCEEDED"],
  ])("for %s", async (_, query, status, code) => {
    expect(await post(query)).toMatchObject({ status, code });
  });

  it("for half of a surrogate pair, though a document with the same hash is known", async () => {
    const known = { query: "# \ufffd\n{ __typename }" };
    const answer = await gateway.app.inject({ method: "POST", url: "/graphql", payload: known });
    expect(answer.statusCode).toBe(200);
    for (const half of ["\ud800", "\ud801"]) {
      const { status, code } = await post(`# ${half}\n{ __typename }`);
      expect({ status, code }).toEqual({ status: 400, code: "GRAPHQL_PARSE_FAILED" });
    }
  });

  it("for a variable of a wrong type, whose value is not echoed whole", async () => {
    const query = "query ($id: Int!) { movie(id: $id) { name } }";
    const answer = await post(query, { id: long });
    expect(answer).toMatchObject({ status: 400, code: "BAD_USER_INPUT" });
    expect(answer.body.length).toBeLessThan(1000);
    const literal = await post(`{ movie(id: "${long}") { name } }`);
    expect(literal.status).toBe(400);
    expect(literal.body.length).toBeLessThan(1000);
  });

  it("for a variable that is null instead of a required argument", async () => {
    const argument = "query ($v: TitleType = MOVIE) { genres(type: $v) { name } }";
    const directive = "query ($v: Boolean = false) { site @skip(if: $v) { source } }";
    for (const query of [argument, directive]) {
      const { code, body } = await post(query, { v: null });
      expect(code).toBe("BAD_USER_INPUT");
      expect(body).not.toContain("requestId");
    }
  });

  it("for a country or a day that is none, in words that say what is wanted", async () => {
    const country =
      "query ($c: CountryCode!) { movie(id: 550) { availability(country: $c) { status } } }";
    expect((await post(country, { c: "Germany" })).body).toContain(
      String.raw`Unknown country \"Germany\"; ISO 3166-1 alpha-2, such as GB.`,
    );
    const day =
      '{ discover(type: MOVIE, filter: { releasedFrom: "2025-02-30" }) { pageInfo { page } } }';
    expect((await post(day)).body).toContain(
      "Date must be a day of the calendar, such as 2025-03-29.",
    );
  });

  it("for reading the schema, in words for the client and not for the operator", async () => {
    expect((await post("{ __schema { types { name } } }")).body).not.toContain("Apollo");
  });

  it("for a persisted query whose hash is another's, which is no fault of the gateway", async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } };
    const payload = { query: "{ __typename }", extensions };
    const answer = await refusal({ method: "POST", url: "/graphql", payload });
    expect(answer).toMatchObject({ status: 400, code: "BAD_REQUEST" });
    expect(answer.body).not.toContain("requestId");
  });

  it("for a batch", async () => {
    const payload = [{ query: "{ __typename }" }];
    expect((await refusal({ method: "POST", url: "/graphql", payload })).status).toBe(400);
  });

  it("for a mutation by GET, with the method that is allowed", async () => {
    const query = encodeURIComponent("mutation { __typename }");
    const answer = await gateway.app.inject({
      url: `/graphql?query=${query}`,
      headers: { "apollo-require-preflight": "true" },
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe("POST");
  });

  it("for a GET that a page of another site could have caused", async () => {
    const url = "/graphql?query={__typename}";
    expect(await refusal({ url })).toMatchObject({ status: 400, code: "PREFLIGHT_REQUIRED" });
    const image = { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" };
    expect((await refusal({ url, headers: image })).status).toBe(400);
    const meant = await gateway.app.inject({ url, headers: { "apollo-require-preflight": "1" } });
    expect(meant.json()).toEqual({ data: { __typename: "Query" } });
  });

  it("for an answer it cannot be given as", async () => {
    const answer = await post("{ __typename }", {}, { accept: "image/png" });
    expect(answer).toMatchObject({ status: 406 });
  });

  it("for a form's body, no JSON, and a body too large", async () => {
    const url = "/graphql";
    const text = { "content-type": "text/plain" };
    const payload = '{"query":"{ __typename }"}';
    expect((await refusal({ method: "POST", url, headers: text, payload })).status).toBe(400);
    const json = { "content-type": "application/json" };
    expect((await refusal({ method: "POST", url, headers: json, payload: "{" })).status).toBe(400);
    expect((await post("{ site { source } }", { long: "x".repeat(70_000) })).status).toBe(413);
  });

  it("for a wrong method", async () => {
    const answer = await gateway.app.inject({ method: "DELETE", url: "/graphql" });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe("GET, HEAD, POST");
  });
});
