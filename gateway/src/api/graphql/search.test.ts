import { afterAll, beforeAll, expect, test } from "vitest";
import { fillTitleIndex } from "../../../test/fill-title-index.ts";
import { type GraphQLUnderTest, startGraphQL } from "../../../test/graphql-under-test.ts";

interface Found {
  readonly results: readonly { readonly name: string; readonly year: number | null }[];
  readonly pageInfo: {
    readonly page: number;
    readonly totalPages: number;
    readonly totalResults: number;
  };
  readonly correction: { readonly query: string; readonly originalResults: number } | null;
}

let graphql: GraphQLUnderTest;

beforeAll(async () => {
  graphql = await startGraphQL();
  await fillTitleIndex(graphql.services);
});
afterAll(() => graphql.close());

const search = async (query: string, parameters: Record<string, unknown> = {}): Promise<Found> => {
  const { data, errors } = await graphql.query(
    `query ($query: String!, $scope: SearchScope! = ALL, $page: Int! = 1, $exact: Boolean! = false, $country: CountryCode) {
      search(query: $query, scope: $scope, page: $page, exact: $exact, country: $country) {
        results { name year }
        pageInfo { page totalPages totalResults }
        correction { query originalResults }
      }
    }`,
    { query, ...parameters },
  );
  expect(errors).toEqual([]);
  return data["search"] as Found;
};
const names = ({ results }: Found) => results.map(({ name }) => name);

test("the way back searches for what was typed", async () => {
  expect(await search("intersteller", { exact: true })).toMatchObject({
    results: [],
    correction: null,
    pageInfo: { totalResults: 0 },
  });
});

test.each([
  ["brad pitt", {}, /^Fight Club$/u],
  ["netflix", { country: "US" }, /./u],
  ["comedy", {}, /./u],
])("%s, no title's name, finds the titles of whom or what it names", async (query, more, name) => {
  const found = await search(query, more);
  expect(names(found).find((each) => name.test(each))).toBeDefined();
  expect((await search(query, { ...more, exact: true })).results).toEqual([]);
});

test("a year at the end narrows a search to it, among movies, shows and both", async () => {
  for (const scope of ["ALL", "MOVIE"]) {
    const found = await search("dune 2021", { scope });
    expect(found.results.length).toBeGreaterThan(0);
    expect(found.results.every(({ year }) => year === 2021)).toBe(true);
  }
  expect((await search("dune 2021", { scope: "TV" })).results).toEqual([]);
  expect(names(await search("shogun (2024)"))).toEqual(["Shōgun"]);
});

test("a corrected query has pages like any other", async () => {
  const first = await search("spidr man");
  const beyond = await search("spidr man", { page: 2 });
  expect(beyond.correction).toEqual(first.correction);
  expect(beyond.pageInfo).toEqual({ ...first.pageInfo, page: 2 });
});
