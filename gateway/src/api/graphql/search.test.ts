import { expect, test } from "vitest";
import { fillTitleIndex } from "../../../test/fill-title-index.ts";
import { startGraphQL } from "../../../test/graphql-under-test.ts";

const graphql = await startGraphQL();
await fillTitleIndex(graphql.services);

const search = async (query: string, country: string | null, exact: boolean) => {
  const { data } = await graphql.query(
    `query ($query: String!, $exact: Boolean!, $country: CountryCode) {
      search(query: $query, exact: $exact, country: $country) {
        results { name }
        correction { query originalResults }
      }
    }`,
    { query, country, exact },
  );
  return data["search"];
};

test.each([
  ["intersteller", null, "Interstellar", { query: "Interstellar", originalResults: 0 }],
  ["brad pitt", null, "Fight Club", null],
  ["comedy", null, expect.any(String), null],
  // Not Star Wars, and not The Amazing Digital Circus.
  ["starz", "US", expect.any(String), null],
  ["amazon prime", "US", expect.any(String), null],
])(
  "%s, no title's name, finds the titles that were meant, unless it is to be taken as typed",
  async (query, country, name, correction) => {
    const results = expect.arrayContaining([{ name }]);
    expect(await search(query, country, false)).toEqual({ results, correction });
    expect(await search(query, country, true)).toEqual({ results: [], correction: null });
  },
);
