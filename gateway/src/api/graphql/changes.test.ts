import { expect, test } from "vitest";
import { startGraphQL } from "../../../test/graphql-under-test.ts";
import {
  FIGHT_CLUB,
  HOUR,
  added,
  offer,
  removed,
  update,
} from "../../../test/stores/observations.ts";

const NOW = Date.UTC(2026, 10, 22, 6);
const NETFLIX = 8;
const PRIME_VIDEO = 9;
const graphql = await startGraphQL({ sample: { availabilityDay: "2025-03-29" } });
const store = graphql.services.availabilityStore;
await store.note([FIGHT_CLUB], NOW);
const offers = new Map([["US", [offer(PRIME_VIDEO, { firstSeen: NOW })]]]);
await store.record(FIGHT_CLUB, update(0, { offers, checkedAt: NOW, observedAt: NOW }));
const inGermany = { ...added("DE", NETFLIX), kind: "rent" } as const;
// Prime Video has another number in Australia.
const made = [added("US", NETFLIX), removed("US", 999_999), inGermany, added("AU", 119)];
const times = { checkedAt: NOW, observedAt: NOW + HOUR, previouslyObservedAt: NOW };
await store.record(FIGHT_CLUB, update(1, { ...times, changes: made }));

const CHANGES = `query ($country: CountryCode, $providers: [Int!], $families: [ID!], $first: Int! = 20, $after: String) {
  availabilityChanges(country: $country, providers: $providers, providerFamilies: $families, first: $first, after: $after) {
    observingSince
    pageInfo { hasNextPage }
    edges { cursor node { title { id: tmdbId name } titleType titleId titleName titleSlug titleYear
      titlePoster { url(size: W342) } countryCode provider { id: tmdbId } providerId kind change
      observedAt previouslyObservedAt } }
  }
}`;

async function changes(variables: Record<string, unknown> = {}) {
  const { data } = await graphql.query(CHANGES, variables);
  return data["availabilityChanges"] as {
    observingSince: string;
    pageInfo: object;
    edges: { cursor: string; node: Record<string, unknown> }[];
  };
}

test("changes come newest first, with their title, service and kind, page by page", async () => {
  const { edges, observingSince } = await changes();
  expect(observingSince).toBe("2026-11-22T06:00:00.000Z");
  expect(edges.map(({ node }) => [node["countryCode"], node["change"], node["kind"]])).toEqual([
    ["AU", "ADDED", "FLATRATE"],
    ["DE", "ADDED", "RENT"],
    ["US", "REMOVED", "FLATRATE"],
    ["US", "ADDED", "FLATRATE"],
  ]);
  expect(edges[2]?.node["provider"]).toBeNull();
  expect(edges[3]?.node).toMatchObject({
    title: { id: 550, name: "Fight Club" },
    titleType: "MOVIE",
    titleId: 550,
    titleName: "Fight Club",
    titleSlug: "fight-club",
    titleYear: 1999,
    titlePoster: { url: expect.stringMatching(/\/w342\/[\w-]+\/poster\.jpg$/u) },
    provider: { id: NETFLIX },
    observedAt: "2026-11-22T07:00:00.000Z",
    previouslyObservedAt: "2026-11-22T06:00:00.000Z",
  });
  expect((await changes({ first: 3 })).pageInfo).toEqual({ hasNextPage: true });
  const last = await changes({ first: 3, after: edges[2]?.cursor });
  expect(last).toMatchObject({ edges: edges.slice(3), pageInfo: { hasNextPage: false } });
});

test.each([
  [{ country: "US", families: ["netflix"] }, [NETFLIX]],
  [{ country: "US", families: ["netflix"], providers: [999_999] }, [999_999, NETFLIX]],
  // The number that the service has in other countries.
  [{ country: "AU", providers: [PRIME_VIDEO] }, [119]],
])("changes of %j are those of the providers %j", async (variables, expected) => {
  const { edges } = await changes(variables);
  expect(edges.map(({ node }) => node["providerId"])).toEqual(expected);
});

test("an offer says since when it is known, unless the first observation had it", async () => {
  const { data } = await graphql.query(
    `{ movie(id: 550) { availability(country: "US") { offers { provider { tmdbId } firstSeen } } } }`,
  );
  const seen = (tmdbId: number, firstSeen: string | null) => ({ provider: { tmdbId }, firstSeen });
  expect(data["movie"]).toMatchObject({
    availability: {
      offers: expect.arrayContaining([
        seen(PRIME_VIDEO, "2026-11-22T06:00:00.000Z"),
        seen(expect.any(Number), null),
      ]),
    },
  });
});

test("what was observed while the clock was ahead was observed at the latest now", async () => {
  const observedAt = Date.now() + 800 * 24 * HOUR;
  const ahead = { checkedAt: observedAt, observedAt, previouslyObservedAt: observedAt - HOUR };
  await store.record(FIGHT_CLUB, update(2, { ...ahead, changes: [added("FR", NETFLIX)] }));
  const [change] = (await changes({ country: "FR" })).edges;
  for (const time of [change?.node["observedAt"], change?.node["previouslyObservedAt"]])
    expect(Date.parse(String(time))).toBeLessThanOrEqual(Date.now());
});
