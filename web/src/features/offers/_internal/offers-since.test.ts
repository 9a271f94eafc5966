import { expect, test } from "vitest";

import type { OfferKind } from "../../../generated/schema.ts";
import type { AvailabilityOffer } from "../offer-groups.ts";
import { offersSince } from "./offers-since.ts";

const offer = (kind: OfferKind, name: string, firstSeen: string | null): AvailabilityOffer => ({
  __typename: "Offer",
  kind,
  url: "https://service.example",
  linkKind: "SERVICE",
  firstSeen,
  provider: {
    __typename: "Provider",
    id: name.length,
    name,
    logo: null,
    family: { __typename: "ProviderFamily", id: name, name },
  },
});

test("services are named with the day since which they have it, the newest first, each once", () => {
  const offers = [
    offer("FLATRATE", "Netflix", "2026-05-03T12:00:00.000Z"),
    offer("ADS", "Netflix", "2026-05-03T12:00:00.000Z"),
    offer("FLATRATE", "MUBI", null),
    offer("RENT", "Apple TV", "2026-11-18T23:59:00.000Z"),
    offer("BUY", "Apple TV", "2026-11-18T23:59:00.000Z"),
  ];
  expect(offersSince(offers, "2026-11-22")).toEqual([
    "To rent or buy on Apple TV since November 18",
    "On Netflix since May 3",
  ]);
});

test("a day of another year has its year, and at most three services are named", () => {
  const offers = ["A", "B", "C", "D"].map((name, index) =>
    offer("FREE", name, `202${index}-01-02T00:00:00.000Z`),
  );
  expect(offersSince(offers, "2023-05-01")).toEqual([
    "On D since January 2",
    "On C since January 2, 2022",
    "On B since January 2, 2021",
  ]);
  expect(offersSince([offer("BUY", "MUBI", null)], "2026-11-22")).toEqual([]);
});
