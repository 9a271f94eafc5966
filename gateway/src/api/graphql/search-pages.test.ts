import { expect, test } from "vitest";
import { startGraphQL } from "../../../test/graphql-under-test.ts";

const graphql = await startGraphQL();

const PAGE_SIZE = 20;
/** So many titles of a search are looked up where it is narrowed. */
const MAX_CHECKED = 100;
const SEARCH = /* GraphQL */ `
  query ($query: String!, $page: Int!, $watchable: WatchableFilter) {
    search(query: $query, page: $page, exact: true, watchable: $watchable) {
      pageInfo {
        totalResults
        totalPages
        narrowedFrom {
          checked
          totalResults
        }
      }
      results {
        __typename
        id
        name
      }
    }
  }
`;

interface Found {
  readonly pageInfo: {
    readonly totalResults: number;
    readonly totalPages: number;
    readonly narrowedFrom: { readonly checked: number; readonly totalResults: number } | null;
  };
  readonly results: readonly {
    readonly __typename: string;
    readonly id: string;
    readonly name: string;
  }[];
}

const search = async (query: string, page: number, watchable?: object): Promise<Found> => {
  const { data, errors } = await graphql.query(SEARCH, { query, page, watchable });
  expect([query, errors]).toEqual([query, []]);
  return data["search"] as Found;
};

/** Words of well-known titles, and single letters. */
const listQueries = async (): Promise<readonly string[]> => {
  const names: string[] = [];
  for (let page = 1; page <= 10; page += 1) {
    const { data } = await graphql.query(
      `query ($page: Int!) { popular(type: MOVIE, page: $page) { results { name } } }`,
      { page },
    );
    const { results } = data["popular"] as Found;
    names.push(...results.flatMap(({ name }) => name.split(/\P{L}+/u)));
  }
  const words = new Set(names.filter((word) => word.length > 2).map((word) => word.toLowerCase()));
  return ["a", "e", "tom", "star", "love", "man", ...words].slice(0, 200);
};

/** Every page up to the last is as full as the total says, has the same paging, and no title comes twice. */
const expectFullPages = async (
  query: string,
  pageInfo: Found["pageInfo"],
  last: number,
  watchable?: object,
): Promise<void> => {
  const seen = new Set<string>();
  for (let page = 1; page <= last; page += 1) {
    const found = await search(query, page, watchable);
    const rest = pageInfo.totalResults - (page - 1) * PAGE_SIZE;
    expect([query, page, found.pageInfo, found.results.length]).toEqual([
      query,
      page,
      pageInfo,
      Math.min(PAGE_SIZE, rest),
    ]);
    for (const { id } of found.results) seen.add(id);
  }
  const expected = Math.min(pageInfo.totalResults, last * PAGE_SIZE);
  expect([query, seen.size]).toEqual([query, expected]);
};

test("of 200 searches every page but the last is full, none is empty, and each title comes once", async () => {
  const queries = await listQueries();
  expect(queries).toHaveLength(200);
  let pages = 0;
  for (const query of queries) {
    const { pageInfo } = await search(query, 1);
    const { totalResults, totalPages } = pageInfo;
    expect([query, totalPages]).toEqual([query, Math.ceil(totalResults / PAGE_SIZE)]);
    const last = Math.min(totalPages, 5);
    await expectFullPages(query, pageInfo, last);
    pages += last;
  }
  // Some of them have more than one page.
  expect(pages).toBeGreaterThan(queries.length);
});

test.each([
  ["two services", ["netflix", "disney-plus"]],
  ["a rare one", ["mubi"]],
  ["a very rare one", ["shudder"]],
])(
  "of 200 searches narrowed to %s every page but the last is full, and totals are exact",
  { timeout: 60_000 },
  async (_, services) => {
    const watchable = { country: "US", services };
    let narrowed = 0;
    for (const query of await listQueries()) {
      const { pageInfo } = await search(query, 1, watchable);
      const { totalResults, totalPages, narrowedFrom } = pageInfo;
      expect([query, totalPages]).toEqual([query, Math.ceil(totalResults / PAGE_SIZE)]);
      const all = (await search(query, 1)).pageInfo.totalResults;
      expect([query, narrowedFrom]).toEqual([
        query,
        { checked: Math.min(all, MAX_CHECKED), totalResults: all },
      ]);
      await expectFullPages(query, pageInfo, totalPages, watchable);
      narrowed += Number(totalResults > 0 && totalResults < all);
    }
    expect(narrowed).toBeGreaterThanOrEqual(10);
  },
);

test("a narrowed search costs a bounded number of calls, and its further pages none", async () => {
  const cold = await startGraphQL();
  const watchable = { country: "US", services: ["netflix", "disney-plus"] };
  const run = (page: number) => cold.query(SEARCH, { query: "a", page, watchable });
  const calls = await cold.callsDuring(() => run(1));
  // Its titles, and the pages of movies and of shows that have them.
  expect(calls).toBeGreaterThan(MAX_CHECKED / 2);
  expect(calls).toBeLessThanOrEqual(MAX_CHECKED + 15);
  expect(await cold.callsDuring(() => run(2))).toBe(0);
});

test.each([
  // Twenty calls at a time are there before the deadline.
  [2500, 0, 1],
  // None is: the first page's titles stay.
  [6000, PAGE_SIZE, PAGE_SIZE],
])(
  "a film database that takes %i ms ends a narrowed search where it is not known in time",
  async (delayMs, atLeast, atMost) => {
    const slow = await startGraphQL();
    const run = (query: string) =>
      slow.query(SEARCH, { query, page: 1, watchable: { country: "US", services: ["shudder"] } });
    slow.sample.setFaults([{ kind: "latency", delayMs, path: "/(movie|tv)/[0-9]+$" }]);
    const begun = performance.now();
    const { data, errors } = await run("the");
    expect(errors).toEqual([]);
    // The deadline of all requests is 15 seconds, and that of a page ten.
    expect(performance.now() - begun).toBeLessThan(8000);
    const { results, pageInfo } = data["search"] as Found;
    expect(pageInfo.narrowedFrom).toEqual({ checked: PAGE_SIZE, totalResults: 429 });
    expect(pageInfo.totalResults).toBe(results.length);
    expect(results.length).toBeGreaterThanOrEqual(atLeast);
    expect(results.length).toBeLessThanOrEqual(atMost);
  },
);

test("no person counts, and a name that begins with the query comes first", async () => {
  const { results, pageInfo } = await search("tom", 1);
  expect(results.length).toBe(Math.min(PAGE_SIZE, pageInfo.totalResults));
  const [first] = (await search("star", 1)).results;
  expect(first?.name).toMatch(/^star/iu);
});
