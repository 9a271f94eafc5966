import { afterAll, beforeAll, expect, it } from "vitest";
import { createContext } from "../../src/api/graphql/context.ts";
import { CostModel } from "../../src/api/graphql/cost.ts";
import { detachedScope } from "../../src/request-scope.ts";
import { startGraphQL, type GraphQLUnderTest } from "../graphql-under-test.ts";
import { parseOperation, schema } from "../schema-under-test.ts";
import { countingFilmDatabase } from "./counting-film-database.ts";
import { fieldQueries } from "./every-field.ts";

let gateway: GraphQLUnderTest;
beforeAll(async () => {
  gateway = await startGraphQL();
});
afterAll(() => gateway.close());

const model = new CostModel(schema);

/** How many calls a query says it makes, and how many it makes when nothing is cached. */
async function callsOf(query: string): Promise<{ stated: number; made: number }> {
  const counting = countingFilmDatabase(gateway.services.filmDatabase);
  const services = { ...gateway.services, filmDatabase: counting.filmDatabase };
  const { body } = await gateway.apollo.executeOperation(
    { query },
    {
      contextValue: createContext(services, {
        visitor: { address: "127.0.0.1", countryHeader: null },
        writes: { crossOrigin: false, limit: () => null },
        requestId: "test",
        scope: detachedScope(),
      }),
    },
  );
  const errors = body.kind === "single" ? (body.singleResult.errors ?? []) : [];
  for (const { extensions } of errors) expect(extensions?.["code"]).toBe("COST_LIMIT_EXCEEDED");
  const { operation, fragments } = parseOperation(query);
  const { upstreamCalls, bulkCalls } = model.costOf(operation, fragments, {});
  return { stated: upstreamCalls + bulkCalls, made: counting.calls.size };
}

it.each([
  ["in English", ""],
  ["in German", "query @inContext(language: DE) "],
])(
  "states at least the calls that each field makes when nothing is cached, %s",
  async (_, start) => {
    const tooFew: string[] = [];
    for (const { field, query: selection } of fieldQueries(schema)) {
      const query = start + selection;
      const { stated, made } = await callsOf(query);
      if (made > stated) tooFew.push(`${field}: ${made} calls, ${stated} stated: ${query}`);
    }
    expect(tooFew).toEqual([]);
  },
  240_000,
);

it("states at least the calls of a late page of several countries, each title of which is looked up", async () => {
  const there = (country: string) =>
    `{ country: "${country}", services: ["netflix", "disney-plus"] }`;
  for (const countries of [["AT"], ["AT", "CH", "FR", "IT"]]) {
    const { stated, made } = await callsOf(`{
      popular(type: MOVIE, page: 3, watchable: ${there("DE")}, abroad: [${countries.map(there).join(" ")}]) {
        results { __typename }
      }
    }`);
    expect(made).toBeGreaterThan(10);
    expect(made).toBeLessThanOrEqual(stated);
  }
});
