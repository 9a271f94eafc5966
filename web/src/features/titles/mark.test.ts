import { expect, test } from "vitest";

import { offer } from "../../../test/titles.ts";
import type { AvailabilityStatus, OfferKind } from "../../generated/schema.ts";
import { getMark } from "./mark.ts";
import type { WatchableOffer } from "./watchable-context.ts";

const netflix = offer("FLATRATE", 8, "Netflix");

const mark = (
  offers: readonly WatchableOffer[],
  more: { kinds?: OfferKind[]; usable?: WatchableOffer[]; status?: AvailabilityStatus } = {},
) =>
  getMark(
    { status: "HAS_OFFERS", kinds: [], offers, usable: [], ...more },
    { country: "the US", inCountry: "in the US" },
  );

test("a card names what the visitor has before anything else, each family once, by exact names", () => {
  const withAds = offer("ADS", 1796, "Netflix Standard with Ads", "netflix");
  expect(mark([netflix, offer("FLATRATE", 11, "MUBI")], { usable: [netflix, withAds] })).toEqual({
    shows: "services",
    offers: [netflix],
    highlighted: true,
    label: "On your services: Netflix (subscription)",
  });
});

test("a card names subscriptions before free services", () => {
  const free = offer("FREE", 300, "Pluto TV");
  expect(mark([free, netflix])).toMatchObject({
    offers: [netflix],
    label: "By subscription: Netflix",
  });
  expect(mark([free])).toMatchObject({
    offers: [free],
    highlighted: false,
    label: "Free: Pluto TV",
  });
});

test.each([
  [["RENT", "BUY"] as const, "Rent"],
  [["BUY"] as const, "Buy"],
])("a card says of %j that it is to %s", (kinds, word) => {
  expect(mark([], { kinds: [...kinds] })).toEqual({ shows: "word", word, available: true });
});

test("a card tells not here, not covered and not known apart", () => {
  expect(mark([], { status: "NONE_KNOWN" })).toMatchObject({
    word: "Not in the US",
    available: false,
  });
  expect(mark([], { status: "COUNTRY_NOT_COVERED" })).toMatchObject({
    word: "No data for the US",
  });
  expect(mark([], { status: "FILM_DATABASE_UNAVAILABLE" })).toBeNull();
});
