import { expect, test } from "vitest";
import type { OfferKind } from "../../generated/schema.ts";
import { groupOffers, type AvailabilityOffer, ownFirst } from "./offer-groups.ts";
import { whereToWatch } from "./where-to-watch.ts";

const offer = (kind: OfferKind, id: number, name: string): AvailabilityOffer => ({
  __typename: "Offer",
  kind,
  url: "https://example.com",
  linkKind: "SERVICE",
  provider: {
    __typename: "Provider",
    id,
    name,
    logo: null,
    family: { __typename: "ProviderFamily", id: name, name: name.replace(" Plus", "+") },
  },
});

/** One of each kind, from the last to the first, and two to subscribe to. */
const all = [
  offer("BUY", 2, "Apple TV"),
  offer("RENT", 10, "Amazon Video"),
  offer("ADS", 300, "Pluto TV"),
  offer("FREE", 538, "Plex"),
  offer("FLATRATE", 8, "Netflix"),
  offer("FLATRATE", 337, "Disney Plus"),
];

test("each kind of offer has its own sentence, the first with the title and the country", () => {
  expect(whereToWatch("Heat", all, "in Germany")).toBe(
    [
      "Heat is streaming with a subscription on Netflix and Disney+ in Germany.",
      "You can watch it for free on Plex.",
      "You can watch it for free with ads on Pluto TV.",
      "You can rent it on Amazon Video.",
      "You can buy it on Apple TV.",
    ].join(" "),
  );
});

test("what can be rented where it can be bought is one sentence, which names three services of many", () => {
  const stores = ["Apple TV", "Amazon Video", "Rakuten TV", "Google Play Movies", "Sky Store"];
  const both = stores.flatMap((name, id) => [offer("RENT", id, name), offer("BUY", id, name)]);
  expect(whereToWatch("Heat", both, "in the US")).toBe(
    "You can rent or buy Heat on Apple TV, Amazon Video, Rakuten TV, and 2 more in the US.",
  );
});

test("where there is nothing, an update is promised", () => {
  expect(whereToWatch("Heat", [], "in Germany")).toBe(
    "We'll update this page when Heat becomes available on streaming services in your region.",
  );
});

test("subscription, free and free with ads stand in groups of their own, in one order; rent and buy share one", () => {
  expect(
    groupOffers(all).map(({ heading, families }) => [
      heading,
      ...families.map(({ first }) => [first.provider.name, ...first.kinds]),
    ]),
  ).toEqual([
    ["Subscription", ["Netflix", "FLATRATE"], ["Disney Plus", "FLATRATE"]],
    ["Free", ["Plex", "FREE"]],
    ["Free with ads", ["Pluto TV", "ADS"]],
    ["Rent or buy", ["Amazon Video", "RENT"], ["Apple TV", "BUY"]],
  ]);
});

test("a service that rents and sells stands once, with both kinds", () => {
  const both = [offer("RENT", 2, "Apple TV"), offer("BUY", 2, "Apple TV")];
  const [group] = groupOffers([offer("RENT", 10, "Amazon Video"), ...both]);
  expect(group?.families.map(({ first }) => first.kinds)).toEqual([["RENT"], ["RENT", "BUY"]]);
  expect(groupOffers(both.slice(1))[0]?.heading).toBe("Buy");
});

test("the visitor's own services come first within each kind, and otherwise all stays in order", () => {
  const own = { chosen: true, usable: [offer("FLATRATE", 337, "Disney Plus")] };
  const offers = [...all, offer("RENT", 337, "Disney Plus")];
  expect(
    groupOffers(ownFirst(offers, own)).map(({ families }) =>
      families.map(({ first }) => first.provider.name),
    ),
  ).toEqual([
    ["Disney Plus", "Netflix"],
    ["Plex"],
    ["Pluto TV"],
    ["Disney Plus", "Amazon Video", "Apple TV"],
  ]);
});
