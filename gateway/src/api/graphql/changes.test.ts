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
const graphql = await startGraphQL();
const store = graphql.services.availabilityStore;
const [known] = await offersNow();
await store.note([FIGHT_CLUB], NOW);
const offers = new Map([["US", [offer(known.provider.id, { firstSeen: NOW })]]]);
await store.record(FIGHT_CLUB, update(0, { offers, checkedAt: NOW, observedAt: NOW }));
const inGermany = { ...added("DE", NETFLIX), kind: "rent" } as const;
// Prime Video has another number in Australia.
const made = [added("US", NETFLIX), removed("US", 999_999), inGermany, added("AU", 119)];
const times = { checkedAt: NOW, observedAt: NOW + HOUR, previouslyObservedAt: NOW };
await store.record(FIGHT_CLUB, update(1, { ...times, changes: made }));

async function offersNow() {
  const { data } = await graphql.query(
    `{ movie(id: 550) { availability(country: "US") { offers { kind provider { id: tmdbId } firstSeen } } } }`,
  );
  interface Offer {
    readonly kind: string;
    readonly provider: { readonly id: number };
    readonly firstSeen: string | null;
  }
  const { movie } = data as { movie: { availability: { offers: [Offer, Offer] } } };
  return movie.availability.offers;
}

const CHANGES = `query ($country: CountryCode, $providers: [Int!], $families: [ID!],
  $kinds: [OfferKind!], $change: ChangeDirection, $type: TitleType, $first: Int! = 20, $after: String) {
  availabilityChanges(country: $country, providers: $providers, providerFamilies: $families,
    kinds: $kinds, change: $change, type: $type, first: $first, after: $after) {
    observingSince
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { cursor node { id title { id: tmdbId name } titleType titleId titleName titleSlug titleYear
      titlePoster { url(size: W342) } countryCode provider { id: tmdbId } providerId kind change
      observedAt previouslyObservedAt } }
  }
}`;

interface Connection {
  observingSince: string;
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string };
  edges: { cursor: string; node: Record<string, unknown> }[];
}

async function changes(variables: Record<string, unknown> = {}): Promise<Connection> {
  const { data, errors } = await graphql.query(CHANGES, variables);
  expect(errors).toEqual([]);
  return data["availabilityChanges"] as Connection;
}
const numbers = async (variables: Record<string, unknown>) =>
  (await changes(variables)).edges.map(({ node }) => node["providerId"]);

test("changes come newest first, with their title, service and kind", async () => {
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
});

test("a page ends where the next begins", async () => {
  const first = await changes({ first: 3 });
  expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  const second = await changes({ first: 3, after: first.pageInfo.endCursor });
  expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  expect([...first.edges, ...second.edges]).toEqual((await changes()).edges);
});

test("each filter takes what it says", async () => {
  expect(await numbers({ country: "US" })).toEqual([999_999, NETFLIX]);
  expect(await numbers({ country: "US", families: ["netflix"] })).toEqual([NETFLIX]);
  const either = { country: "US", families: ["netflix"], providers: [999_999] };
  expect(await numbers(either)).toEqual([999_999, NETFLIX]);
  expect(await numbers({ kinds: ["RENT", "BUY"] })).toEqual([NETFLIX]);
  expect(await numbers({ change: "REMOVED" })).toEqual([999_999]);
  // The number that the service has in other countries.
  expect(await numbers({ country: "AU", providers: [9] })).toEqual([119]);
});

test("what is wrong is refused by name", async () => {
  for (const [variables, field] of [
    [{ first: 0 }, "first"],
    [{ first: 101 }, "first"],
    [{ after: "bm8" }, "after"],
    [{ providers: [0] }, "providers"],
  ] as const) {
    const { errors } = await graphql.query(CHANGES, variables);
    expect(errors[0]).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(errors[0]?.message).toContain(field);
  }
});

test("an offer says since when it is known, unless the first observation had it", async () => {
  const [first, second] = await offersNow();
  expect([first.firstSeen, second.firstSeen]).toEqual(["2026-11-22T06:00:00.000Z", null]);
});

test("what a page shows of a change takes no call to the film database for its title", async () => {
  const shown = `{ availabilityChanges(first: 100) { edges { node { titleType titleId titleName
    titleSlug titleYear titlePoster { url } provider { name } } } } }`;
  await graphql.query(shown);
  expect(await graphql.callsDuring(() => graphql.query(shown))).toBe(0);
});

test("what was observed while the clock was ahead was observed at the latest now", async () => {
  const observedAt = Date.now() + 800 * 24 * HOUR;
  const ahead = { checkedAt: observedAt, observedAt, previouslyObservedAt: observedAt - HOUR };
  await store.record(FIGHT_CLUB, update(2, { ...ahead, changes: [added("FR", NETFLIX)] }));
  const [change] = (await changes({ country: "FR" })).edges;
  for (const time of [change?.node["observedAt"], change?.node["previouslyObservedAt"]])
    expect(Date.parse(String(time))).toBeLessThanOrEqual(Date.now());
});
