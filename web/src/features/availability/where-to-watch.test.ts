import { expect, test } from "vitest";

import type { OfferKind } from "../../generated/schema.ts";
import { groupOffers } from "./offer-groups.ts";
import type { AvailabilityOffer } from "./offer-groups.ts";
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
    family: { __typename: "ProviderFamily", id: name, name },
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

test("each kind of offer has its own sentence, with its services and the country", () => {
  expect(whereToWatch("Heat", all, "Germany")).toEqual([
    "Heat is streaming with a subscription on Netflix and Disney Plus in Germany.",
    "You can watch Heat for free on Plex in Germany.",
    "You can watch Heat for free with ads on Pluto TV in Germany.",
    "You can rent Heat on Amazon Video in Germany.",
    "You can buy Heat on Apple TV in Germany.",
  ]);
});

test("where there is nothing, an update is promised", () => {
  expect(whereToWatch("Heat", [], "Germany")).toEqual([
    "We'll update this page when Heat becomes available on streaming services in your region.",
  ]);
});

test("the five kinds stand in five groups, each under its name and in one order", () => {
  expect(
    groupOffers(all).map(({ heading, families }) => [
      heading,
      ...families.map((b) => b.first.kind),
    ]),
  ).toEqual([
    ["Subscription", "FLATRATE", "FLATRATE"],
    ["Free", "FREE"],
    ["Free with ads", "ADS"],
    ["Rent", "RENT"],
    ["Buy", "BUY"],
  ]);
});
