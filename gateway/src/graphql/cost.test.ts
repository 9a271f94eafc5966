import { readdirSync, readFileSync } from "node:fs";
import { buildSchema, getOperationAST, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { LIMITS } from "../limits.ts";
import { cachePolicyOf } from "./cache-policy.ts";
import { costOf } from "./cost.ts";
import { shapeFault, tokenFault } from "./document-limits.ts";
import { fragmentsOf } from "./walk.ts";

const folder = new URL("../../../schema/", import.meta.url);
const schema = buildSchema(
  readdirSync(folder)
    .filter((name) => name.endsWith(".graphql"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("\n"),
);

function operationOf(text: string) {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (operation == null) throw new Error("The test has no operation");
  return { operation, fragments: fragmentsOf(document) };
}

function cost(text: string, variables: Record<string, unknown> = {}): number {
  const { operation, fragments } = operationOf(text);
  return costOf(schema, operation, fragments, variables);
}

function policy(text: string) {
  const { operation, fragments } = operationOf(text);
  return cachePolicyOf(schema, operation, fragments);
}

const isTooDear = (cost: number) => cost > LIMITS.graphql.cost;
const call = LIMITS.graphql.costOfUpstreamCall;

describe("the cost of an operation", () => {
  it("counts one call for a title and its details together", () => {
    expect(cost("{ movie(id: 1) { name runtime cast { name } } }")).toBe(call + 1 + 4);
  });

  it("counts a call for each title of a list whose details are wanted", () => {
    expect(cost("{ popular(type: MOVIE) { results { name } } }")).toBe(call + 1 + 20);
    const detailed = `{ popular(type: MOVIE) { results { ...Details } } }
      fragment Details on Title { availability(country: "US") { status } cast { name } }`;
    expect(cost(detailed)).toBe(call + 1 + 20 * (1 + 1 + 4) + 20 * call);
  });

  it("lets fifty titles in fifty countries pass", () => {
    const batch = `query ($references: [TitleReference!]!, $countries: [CountryCode!]!) {
      titles(references: $references) {
        ... on Title { name availabilities(countries: $countries) {
          status offers { kind provider { name family { name } } } freshness { stale } } }
        ... on TitleProblem { code } } }`;
    const variables = {
      references: Array.from({ length: 50 }, (_, index) => ({ movieId: index + 1 })),
      countries: Array.from({ length: 50 }, () => "US"),
    };
    expect(cost(batch, variables)).toBeGreaterThan(50 * call);
    expect(isTooDear(cost(batch, variables))).toBe(false);
  });

  it("refuses lists of lists", () => {
    const nested = `{ popular(type: MOVIE) { results {
      similar(first: 20) { similar(first: 20) { name } } } } }`;
    expect(isTooDear(cost(nested))).toBe(true);
  });

  it("refuses seasons' availability for many shows at once", () => {
    const seasons = `query ($references: [TitleReference!]!) { titles(references: $references) {
      ... on TvShow { seasons { availability(country: "US") { status } } } } }`;
    const references = Array.from({ length: 50 }, (_, index) => ({ tvShowId: index + 1 }));
    expect(isTooDear(cost(seasons, { references }))).toBe(true);
    expect(isTooDear(cost(seasons, { references: references.slice(0, 1) }))).toBe(false);
  });

  it("believes the size that a variable gives", () => {
    const similar = "query ($first: Int!) { movie(id: 1) { similar(first: $first) { name } } }";
    expect(cost(similar, { first: 7 })).toBe(call + 1 + 7);
    expect(isTooDear(cost(similar, { first: 2_000_000_000 }))).toBe(true);
  });
});

describe("a document over a limit", () => {
  it("is refused for its tokens, however it would parse", () => {
    expect(tokenFault(`{ ${"site ".repeat(LIMITS.graphql.tokens)} }`)?.extensions.code).toBe(
      "TOKEN_LIMIT_EXCEEDED",
    );
    expect(tokenFault("{ site")).toBeNull();
    expect(tokenFault("\u0000")).toBeNull();
  });

  it("is refused for its depth, through fragments too", () => {
    const levels = LIMITS.graphql.depth;
    const deep = `${"{ similar ".repeat(levels)}{ name }${" }".repeat(levels)}`;
    expect(shapeFault(parse(deep))?.extensions.code).toBe("DEPTH_LIMIT_EXCEEDED");
    const hidden = `{ ...A } fragment A on Title ${deep.replace("{ similar ", "{ ...B similar ")}
      fragment B on Title { name }`;
    expect(shapeFault(parse(hidden))?.extensions.code).toBe("DEPTH_LIMIT_EXCEEDED");
  });

  it("is refused for its aliases, counted as often as fragments repeat them", () => {
    const twenty = Array.from({ length: 20 }, (_, index) => `a${index}: name`).join(" ");
    const spread = `{ x { ...T } y { ...T } z { ...T } } fragment T on Title { ${twenty} }`;
    expect(shapeFault(parse(spread))?.extensions.code).toBe("ALIAS_LIMIT_EXCEEDED");
    expect(shapeFault(parse(`{ ${twenty} }`))).toBeNull();
  });

  it("may hold a fragment within itself, which validation refuses", () => {
    expect(
      shapeFault(parse("{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }")),
    ).toBeNull();
  });
});

describe("how long an answer may be kept", () => {
  it("is the shortest of its hints", () => {
    expect(policy("{ movie(id: 1) { name genres { name } } }")).toEqual({
      maxAge: 3600,
      scope: "PUBLIC",
    });
    expect(policy("{ popular(type: TV) { results { name } } }").maxAge).toBe(600);
    expect(policy("{ movie(id: 1) { name rating { average } } }").maxAge).toBe(10);
    expect(
      policy("{ movie(id: 1) { ...R } } fragment R on Title { rating { average } }").maxAge,
    ).toBe(10);
    expect(policy("{ movie(id: 1) { cast { name } externalIds { imdb } } }").maxAge).toBe(3600);
  });

  it("is private for what is the visitor's own", () => {
    expect(policy("{ site { source } visitorCountry { code } }")).toEqual({
      maxAge: 0,
      scope: "PRIVATE",
    });
  });

  it("is never for mutations, the schema itself, and a bare __typename", () => {
    const rate = `mutation { rateTitle(input: { title: { type: MOVIE, id: 1 }, stars: 1, sessionId: "x" }) { stars } }`;
    expect(policy(rate).maxAge).toBe(0);
    expect(policy("{ __schema { queryType { name } } }").maxAge).toBe(0);
    expect(policy("{ __typename }").maxAge).toBe(0);
  });
});
