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

test("a misspelled query is searched for as it was meant, and says so", async () => {
  const found = await search("intersteller");
  expect(found.correction).toEqual({ query: "Interstellar", originalResults: 0 });
  expect(names(found)).toContain("Interstellar");
  expect(found.pageInfo.totalResults).toBeGreaterThan(0);
});

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

test.each(["Interstellar", "zzzzqq", "christopher nolan", "Brad Pitt", "🎬🎬", "<script>"])(
  "%s is left as it is",
  async (query) => {
    expect((await search(query)).correction).toBeNull();
  },
);

test("a year at the end narrows a search to it, among movies, shows and both", async () => {
  for (const scope of ["ALL", "MOVIE"]) {
    const found = await search("dune 2021", { scope });
    expect(found.results.length).toBeGreaterThan(0);
    expect(found.results.every(({ year }) => year === 2021)).toBe(true);
  }
  expect((await search("dune 2021", { scope: "TV" })).results).toEqual([]);
  expect(names(await search("shogun (2024)"))).toEqual(["Shōgun"]);
});

test("a year that belongs to a name, or finds nothing, is part of the text", async () => {
  expect(names(await search("blade runner 2049"))).toContain("Blade Runner 2049");
  expect((await search("1917")).correction).toBeNull();
  expect((await search("interstellar 1950", { exact: true })).results).toEqual([]);
});

test("the total is the same on each page of a query, and counts no persons", async () => {
  const first = await search("man");
  expect(first.pageInfo.totalPages).toBeGreaterThan(1);
  const seen: string[] = [];
  for (let page = 1; page <= first.pageInfo.totalPages; page += 1) {
    const found = await search("man", { page });
    expect(found.pageInfo.totalResults).toBe(first.pageInfo.totalResults);
    seen.push(...names(found));
  }
  expect(seen).toHaveLength(first.pageInfo.totalResults);
});

test("a corrected query has pages like any other", async () => {
  const first = await search("spidr man");
  const beyond = await search("spidr man", { page: 2 });
  expect(beyond.correction).toEqual(first.correction);
  expect(beyond.pageInfo).toEqual({ ...first.pageInfo, page: 2 });
});
