import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GraphQLUnderTest, startGraphQL } from "../../../test/graphql-under-test.ts";
import { createDomain } from "../../domain.ts";
import { detachedScope } from "../../request-scope.ts";
import { PopularTitles } from "./popular-titles.ts";

const AN_HOUR = 3600;

let graphql: GraphQLUnderTest;

beforeAll(async () => {
  graphql = await startGraphQL();
});
afterAll(() => graphql.close());

/** For how many seconds the response to a search may be reused that an hour is stated for. */
const maxAgeOf = async (find: "titles" | "suggestTitles") => {
  const scope = detachedScope();
  const { search } = createDomain(graphql.services, scope);
  if (find === "suggestTitles") await search.suggestTitles("intersteller");
  else {
    const request = { query: "intersteller", page: 1, exact: false };
    await search.titles({ ...request, scope: "all", region: null });
  }
  scope.freshness.limit({ maxAge: AN_HOUR });
  return scope.freshness.policy.maxAge;
};

test("what is found while the index is first filled is kept for seconds, and as long as any once it is filled", async () => {
  const { filmDatabase, titleIndex: index } = graphql.services;
  const popular = new PopularTitles({
    filmDatabase,
    index,
    logger: pino({ level: "silent" }),
    // A page a day.
    ratePerSecond: 1 / 4320,
  });
  popular.start();
  for (const find of ["titles", "suggestTitles"] as const) {
    expect(await maxAgeOf(find)).toBeGreaterThan(0);
    expect(await maxAgeOf(find)).toBeLessThanOrEqual(10);
  }
  await popular.stop();
  expect(index.isFilling).toBe(false);
  for (const find of ["titles", "suggestTitles"] as const) {
    expect(await maxAgeOf(find)).toBe(AN_HOUR);
  }
});
