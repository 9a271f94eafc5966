import { afterAll, beforeAll, expect, test } from "vitest";
import { type GraphQLUnderTest, startGraphQL } from "../../../test/graphql-under-test.ts";

let graphql: GraphQLUnderTest;
beforeAll(async () => {
  graphql = await startGraphQL();
});
afterAll(() => graphql.close());

const TITLES = /* GraphQL */ `
  query ($references: [TitleReference!]!, $countries: [CountryCode!]) {
    titles(references: $references) {
      __typename
      ... on Title {
        name
        availabilities(countries: $countries) {
          countryCode
          status
        }
        freshness {
          source
          ageSeconds
        }
      }
      ... on TitleProblem {
        code
        message
      }
    }
  }
`;

test("each reference has its own result, in the order requested", async () => {
  const references = [
    { movieId: 550 },
    { tvShowId: 1396 },
    { imdbId: "tt0137523" },
    { movieId: 2_000_000_000 },
    { movieId: 0 },
    { imdbId: "137523" },
    { wikidataId: "x" },
    { imdbId: "tt9999999" },
  ];
  const { data, errors } = await graphql.query(TITLES, { references, countries: ["US"] });
  expect(errors).toEqual([]);
  expect(data["titles"]).toMatchObject([
    { __typename: "Movie", name: "Fight Club", availabilities: [{ status: "HAS_OFFERS" }] },
    { __typename: "TvShow", name: "Breaking Bad" },
    { __typename: "Movie", name: "Fight Club", freshness: { source: "SAMPLE" } },
    { __typename: "TitleProblem", code: "NOT_FOUND" },
    { __typename: "TitleProblem", code: "INVALID_REFERENCE" },
    { __typename: "TitleProblem", code: "INVALID_REFERENCE" },
    { __typename: "TitleProblem", code: "INVALID_REFERENCE" },
    { __typename: "TitleProblem", code: "NOT_FOUND" },
  ]);
});

test("a name with its year is matched exactly, and several that fit are a choice", async () => {
  const names: readonly { name: string; year?: number; type?: string }[] = [
    { name: "fight club", year: 1999 },
    { name: "Fight Club", year: 2000 },
    { name: "Fight Club", year: 2003 },
    { name: "Fight", year: 1999 },
    { name: "Breaking Bad", year: 2008 },
    { name: "Breaking Bad", type: "MOVIE" },
    { name: "Fargo" },
    { name: "千と千尋の神隠し", year: 2001 },
    { name: "Gladiator 2", year: 2024 },
    { name: "Dune: Part 2" },
    { name: "   " },
    { name: "Dune", year: 12 },
  ];
  const references = names.map((named) => ({ named }));
  const { data, errors } = await graphql.query(
    `query ($references: [TitleReference!]!) {
      titles(references: $references) { ... on Title { type id: tmdbId } ... on TitleProblem { code candidates { id: tmdbId type } } }
    }`,
    { references },
  );
  expect(errors).toEqual([]);
  expect(data["titles"]).toEqual([
    { type: "MOVIE", id: 550 },
    { type: "MOVIE", id: 550 },
    { code: "NOT_FOUND", candidates: [] },
    { code: "NOT_FOUND", candidates: [] },
    { type: "TV", id: 1396 },
    { code: "NOT_FOUND", candidates: [] },
    {
      code: "AMBIGUOUS",
      candidates: [
        { type: "MOVIE", id: 275 },
        { type: "TV", id: 60622 },
      ],
    },
    { type: "MOVIE", id: 129 },
    { type: "MOVIE", id: 9000010 },
    { type: "MOVIE", id: 693134 },
    { code: "INVALID_REFERENCE", candidates: [] },
    { code: "INVALID_REFERENCE", candidates: [] },
  ]);
});

test("fifty titles in fifty countries cost one call a title, and none when cached", async () => {
  const { data } = await graphql.query(
    "{ a: popular(type: MOVIE) { results { id: tmdbId } } b: popular(type: MOVIE, page: 2) { results { id: tmdbId } } c: popular(type: MOVIE, page: 3) { results { id: tmdbId } } countries { code } }",
  );
  const ids = ["a", "b", "c"].flatMap(
    (key) => (data[key] as { results: { id: number }[] }).results,
  );
  const references = ids.slice(0, 50).map(({ id }) => ({ movieId: id }));
  const countries = (data["countries"] as { code: string }[]).slice(0, 50).map(({ code }) => code);
  const send = () => graphql.query(TITLES, { references, countries });
  expect(await graphql.callsDuring(send)).toBeLessThanOrEqual(50);
  expect(await graphql.callsDuring(send)).toBe(0);
});

test("no reference, or more than fifty, is refused", async () => {
  for (const length of [0, 51]) {
    const references = Array.from({ length }, () => ({ movieId: 550 }));
    const { errors } = await graphql.query(TITLES, { references, countries: ["US"] });
    expect(errors).toMatchObject([{ code: "BAD_USER_INPUT" }]);
  }
});
