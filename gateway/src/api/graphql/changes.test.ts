import { afterAll, beforeAll, expect, test } from "vitest";
import { type GraphQLUnderTest, startGraphQL } from "../../../test/graphql-under-test.ts";
import type { NewChange, OfferState } from "../../stores/availability-store.ts";

const NOW = Date.UTC(2026, 10, 22, 6);
const HOUR = 3_600_000;
const FIGHT_CLUB = { type: "movie", id: 550 } as const;
let graphql: GraphQLUnderTest;
let netflix: number;

beforeAll(async () => {
  graphql = await startGraphQL();
  const { data } = await graphql.query(
    `{ movie(id: 550) { availability(country: "US") { offers { kind provider { id: tmdbId name } } } } }`,
  );
  const { movie } = data as {
    movie: { availability: { offers: { kind: string; provider: { id: number } }[] } };
  };
  const [first, second] = movie.availability.offers;
  if (!first || !second) throw new Error("the sample has no two offers");
  netflix = first.provider.id;
  const store = graphql.services.availabilityStore;
  await store.note([FIGHT_CLUB], NOW);
  const offer = (provider: number, kind: string, firstSeen: number | null): OfferState => ({
    provider,
    kind: kind.toLowerCase() as OfferState["kind"],
    firstSeen,
    missingSince: null,
  });
  const change = (provider: number, direction: NewChange["change"]): NewChange => ({
    country: "US",
    provider,
    kind: "flatrate",
    change: direction,
  });
  const update = {
    checkedAt: NOW,
    emptySince: null,
    label: {
      name: "Fight Club",
      imdbId: "tt0137523",
      wikidataId: null,
      year: 1999,
      posterPath: "/as-it-was.svg",
    },
    dueAt: NOW + 24 * HOUR,
  };
  await store.record(FIGHT_CLUB, {
    ...update,
    revision: 0,
    observedAt: NOW,
    previouslyObservedAt: null,
    offers: new Map([
      ["US", [offer(netflix, first.kind, NOW), offer(second.provider.id, second.kind, null)]],
    ]),
    changes: [],
  });
  await store.record(FIGHT_CLUB, {
    ...update,
    revision: 1,
    observedAt: NOW + HOUR,
    previouslyObservedAt: NOW,
    offers: new Map(),
    changes: [
      change(netflix, "ADDED"),
      change(999_999, "REMOVED"),
      { ...change(netflix, "ADDED"), country: "DE", kind: "rent" },
    ],
  });
});
afterAll(() => graphql.close());

const CHANGES = `query Changes($country: CountryCode, $providers: [Int!], $families: [ID!],
  $kinds: [OfferKind!], $change: ChangeDirection, $type: TitleType, $first: Int! = 20, $after: String) {
  availabilityChanges(country: $country, providers: $providers, providerFamilies: $families,
    kinds: $kinds, change: $change, type: $type, first: $first, after: $after) {
    observingSince
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { cursor node { id title { id: tmdbId name } titleType titleId titleName titleSlug titleYear
      titlePoster { url(size: W342) } countryCode provider { id: tmdbId name family { id } }
      providerId kind change observedAt previouslyObservedAt } }
  }
}`;

interface Connection {
  observingSince: string;
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string;
    endCursor: string;
  };
  edges: {
    cursor: string;
    node: Record<string, unknown> & { provider: { family: { id: string } } | null };
  }[];
}

async function changes(variables: Record<string, unknown> = {}): Promise<Connection> {
  const { data, errors } = await graphql.query(CHANGES, variables);
  expect(errors).toEqual([]);
  return data["availabilityChanges"] as Connection;
}

test("changes come newest first, with their title, service and kind", async () => {
  const { edges, observingSince } = await changes();
  expect(observingSince).toBe("2026-11-22T06:00:00.000Z");
  expect(edges.map(({ node }) => [node["countryCode"], node["change"], node["kind"]])).toEqual([
    ["DE", "ADDED", "RENT"],
    ["US", "REMOVED", "FLATRATE"],
    ["US", "ADDED", "FLATRATE"],
  ]);
  expect(edges[2]?.node).toMatchObject({
    title: { id: 550, name: "Fight Club" },
    titleType: "MOVIE",
    titleId: 550,
    titleName: "Fight Club",
    titleSlug: "fight-club",
    titleYear: 1999,
    titlePoster: { url: expect.stringMatching(/\/w342\/[\w-]+\/as-it-was\.svg$/u) },
    provider: { id: netflix },
    providerId: netflix,
    observedAt: "2026-11-22T07:00:00.000Z",
    previouslyObservedAt: "2026-11-22T06:00:00.000Z",
  });
  expect(edges[1]?.node.provider).toBeNull();
});

test("a page ends where the next begins", async () => {
  const first = await changes({ first: 2 });
  expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  const second = await changes({ first: 2, after: first.pageInfo.endCursor });
  expect(second.edges).toHaveLength(1);
  expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  expect(second.pageInfo.startCursor).toEqual(expect.any(String));
  const all = await changes();
  expect([...first.edges, ...second.edges]).toEqual(all.edges);
});

test("each filter takes what it says", async () => {
  const family = (await changes()).edges[2]?.node.provider?.family.id;
  const count = async (variables: Record<string, unknown>) =>
    (await changes(variables)).edges.length;
  expect(await count({ country: "US" })).toBe(2);
  expect(await count({ country: "FR" })).toBe(0);
  expect(await count({ providers: [999_999] })).toBe(1);
  expect(await count({ country: "US", families: [family] })).toBe(1);
  expect(await count({ country: "US", families: [family], providers: [999_999] })).toBe(2);
  expect(await count({ families: ["no-such-family"] })).toBe(0);
  expect(await count({ kinds: ["RENT"] })).toBe(1);
  expect(await count({ kinds: ["RENT", "FLATRATE"] })).toBe(3);
  expect(await count({ change: "REMOVED" })).toBe(1);
  expect(await count({ change: "ADDED" })).toBe(2);
  expect(await count({ type: "TV" })).toBe(0);
  expect(await count({ type: "MOVIE" })).toBe(3);
});

test.each([
  [{ first: 0 }, "first"],
  [{ first: 101 }, "first"],
  [{ after: "bm8" }, "after"],
  [{ providers: [0] }, "providers"],
])("%j is refused, naming %s", async (variables, field) => {
  const { errors } = await graphql.query(
    `query ($first: Int! = 20, $after: String, $providers: [Int!]) {
      availabilityChanges(first: $first, after: $after, providers: $providers) {
        edges { cursor }
      }
    }`,
    variables,
  );
  expect(errors[0]).toMatchObject({ code: "BAD_USER_INPUT" });
  expect(errors[0]?.message).toContain(field);
});

test("an offer says since when it is known, unless the first observation had it", async () => {
  const { data } = await graphql.query(
    `{ movie(id: 550) { availability(country: "US") { offers { firstSeen } } } }`,
  );
  const { movie } = data as { movie: { availability: { offers: { firstSeen: string | null }[] } } };
  const [first, second] = movie.availability.offers;
  expect(first?.firstSeen).toBe("2026-11-22T06:00:00.000Z");
  expect(second?.firstSeen).toBeNull();
});

test("what a page shows of a change takes no call to the film database for its title", async () => {
  const shown = `{ availabilityChanges(first: 100) { edges { node { titleType titleId titleName
    titleSlug titleYear titlePoster { url } provider { name } } } } }`;
  await graphql.query(shown);
  expect(await graphql.callsDuring(() => graphql.query(shown))).toBe(0);
});
