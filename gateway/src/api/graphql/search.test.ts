import { expect, test } from "vitest";
import { fillTitleIndex } from "../../../test/fill-title-index.ts";
import { startGraphQL } from "../../../test/graphql-under-test.ts";

interface Found {
  readonly results: readonly { readonly name: string; readonly year: number | null }[];
  readonly pageInfo: { readonly page: number; readonly totalResults: number };
  readonly correction: { readonly query: string; readonly originalResults: number } | null;
}

const graphql = await startGraphQL();
await fillTitleIndex(graphql.services);

const search = async (query: string, parameters: Record<string, unknown> = {}): Promise<Found> => {
  const { data, errors } = await graphql.query(
    `query ($query: String!, $scope: SearchScope! = ALL, $page: Int! = 1, $exact: Boolean! = false, $country: CountryCode) {
      search(query: $query, scope: $scope, page: $page, exact: $exact, country: $country) {
        results { name year }
        pageInfo { page totalResults }
        correction { query originalResults }
      }
    }`,
    { query, ...parameters },
  );
  expect(errors).toEqual([]);
  return data["search"] as Found;
};
const names = ({ results }: Found) => results.map(({ name }) => name);

test.each([
  ["intersteller", {}, "Interstellar", { query: "Interstellar", originalResults: 0 }],
  ["brad pitt", {}, "Fight Club", null],
  ["comedy", {}, expect.any(String), null],
  // Not Star Wars, and not The Amazing Digital Circus.
  ["starz", { country: "US" }, expect.any(String), null],
  ["amazon prime", { country: "US" }, expect.any(String), null],
])(
  "%s, no title's name, finds the titles that were meant, unless it is to be taken as typed",
  async (query, more, name, correction) => {
    const found = await search(query, more);
    expect(names(found)).toContainEqual(name);
    expect(found.correction).toEqual(correction);
    const exact = await search(query, { ...more, exact: true });
    expect(exact).toEqual({
      results: [],
      pageInfo: { page: 1, totalResults: 0 },
      correction: null,
    });
  },
);
