import { describe, expect, it } from "vitest";
import { operationOf, schema } from "../../test/schema-under-test.ts";
import { LIMITS } from "../limits.ts";
import { costOf } from "./cost.ts";

function cost(text: string, variables: Record<string, unknown> = {}): number {
  const { operation, fragments } = operationOf(text);
  return costOf(schema, operation, fragments, variables);
}

const isTooDear = (cost: number) => cost > LIMITS.graphql.cost;
const call = LIMITS.graphql.costOfUpstreamCall;

describe("the cost of an operation", () => {
  it("counts one call for a title and its details together", () => {
    expect(cost("{ movie(id: 1) { name runtime cast { name } } }")).toBe(call + 1 + 4);
    expect(cost("{ title(type: TV, id: 1) { name cast { name } } }")).toBe(call + 1 + 4);
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
