import { expect, test } from "vitest";
import { startGraphQL } from "../../../test/graphql-under-test.ts";

const graphql = await startGraphQL();

interface Listed {
  availability: {
    offers: { kind: string; provider: { tmdbId: number; family: { id: string } } }[];
  };
}

const netflix = { country: "DE", services: ["netflix", "337"] };
const TITLE =
  '... on Title { availability(country: "DE") { offers { kind provider { tmdbId family { id } } } } }';

/** What a field of the schema gives, narrowed to what can be watched. */
async function ask<Result>(field: string, watchable: object = netflix): Promise<Result> {
  const document = `query ($watchable: WatchableFilter) { list: ${field} }`;
  return (await graphql.query(document, { watchable })).data["list"] as Result;
}
const page = (field: string, watchable?: object) =>
  ask<{
    results: Listed[];
    pageInfo: { page: number; totalPages: number; totalResults: number };
  }>(`${field} { results { ${TITLE} } pageInfo { page totalPages totalResults } }`, watchable);

/** Whether it is on one of the two services, without further payment. */
const isMine = ({ availability }: Listed) =>
  availability.offers.some(
    ({ kind, provider }) =>
      ["FLATRATE", "FREE", "ADS"].includes(kind) &&
      (provider.family.id === "netflix" || provider.tmdbId === 337),
  );

test.each([
  "trending(type: TV, watchable: $watchable)",
  'popular(type: MOVIE, region: "DE", watchable: $watchable)',
  "discover(type: MOVIE, filter: { genres: [18] }, watchable: $watchable)",
])("%s has whole pages of what can be watched, to the last", async (field) => {
  const { results, pageInfo } = await page(field);
  expect(results).toHaveLength(Math.min(20, pageInfo.totalResults));
  expect(pageInfo.totalPages).toBe(Math.ceil(pageInfo.totalResults / 20));
  const last = await page(field.replace(/\)$/, `, page: ${pageInfo.totalPages})`));
  expect(last.results).toHaveLength(pageInfo.totalResults - 20 * (pageInfo.totalPages - 1));
  expect([...results, ...last.results].filter((title) => !isMine(title))).toEqual([]);
});

test("what is in cinemas is what can be rented already, and what comes is nowhere yet", async () => {
  const rented = { country: "DE", services: ["netflix", "337", "apple-tv"], kinds: ["RENT"] };
  const inCinemas = await page("nowPlaying(watchable: $watchable)", rented);
  expect(inCinemas.results.length).toBeGreaterThan(0);
  for (const { availability } of inCinemas.results)
    expect(availability.offers.map(({ kind }) => kind)).toContain("RENT");
  expect((await page("upcoming(watchable: $watchable)", rented)).results).toEqual([]);
});

test("services that are asked for are those of both", async () => {
  const of = (id: number) =>
    page(
      `discover(type: MOVIE, filter: { region: "DE", providers: [${id}] }, watchable: $watchable)`,
    );
  const { results } = await of(337);
  expect(results.length).toBeGreaterThan(0);
  for (const { availability } of results)
    expect(availability.offers.map(({ provider }) => provider.tmdbId)).toContain(337);
  expect((await of(9)).pageInfo.totalResults).toBe(0);
});

test("a service that the country does not have leaves nothing, and nothing is asked for", async () => {
  const watchable = { country: "DE", services: ["no-such-service"] };
  const read = () => page("popular(type: MOVIE, page: 3, watchable: $watchable)", watchable);
  expect(await read()).toEqual({
    results: [],
    pageInfo: { page: 1, totalPages: 1, totalResults: 0 },
  });
  expect(await graphql.callsDuring(read)).toBe(0);
});

test("the home page has rows and a carousel of what can be watched", async () => {
  interface HomePage {
    featured: Listed[];
    rows: { titles: Listed[] }[];
  }
  const { featured, rows } = await ask<HomePage>(
    `home(country: "DE", watchable: $watchable) { featured { ${TITLE} } rows { titles { ${TITLE} } } }`,
  );
  expect(featured).toHaveLength(5);
  // What comes to cinemas soon is on no service.
  const filled = rows.map(({ titles }) => titles).filter((titles) => titles.length > 0);
  expect(filled.length).toBeGreaterThan(3);
  expect([featured, ...filled].flat().filter((title) => !isMine(title))).toEqual([]);
});
