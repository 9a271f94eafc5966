import { expect, test } from "vitest";
import type { OfferKind } from "../../../generated/schema.ts";
import { answerLine } from "./answer-line.ts";
import { type AvailabilityOffer, noOwnServices } from "../offer-groups.ts";

const offer = (kind: OfferKind, name: string): AvailabilityOffer => ({
  __typename: "Offer",
  kind,
  url: "https://example.com",
  linkKind: "SERVICE",
  provider: {
    __typename: "Provider",
    id: name.length,
    name: name.replace("+", " Plus"),
    logo: null,
    family: { __typename: "ProviderFamily", id: name, name },
  },
});

const netflix = offer("FLATRATE", "Netflix");
const withAds: AvailabilityOffer = {
  ...netflix,
  provider: { ...netflix.provider, id: 1796, name: "Netflix Standard with Ads" },
};
const mubi = offer("FLATRATE", "MUBI");
const plex = offer("FREE", "Plex");
const pluto = offer("ADS", "Pluto TV");
const rent = offer("RENT", "Amazon Video");
const buy = offer("BUY", "Apple TV");

test.each<[string, AvailabilityOffer[]]>([
  ["Streaming on Netflix", [netflix, rent, buy]],
  ["Streaming on Netflix and MUBI. Free on Plex", [netflix, mubi, plex]],
  ["Free on Plex, with ads on Pluto TV", [plex, pluto, buy]],
  ["Streaming on Netflix and 2 more", [netflix, mubi, offer("FLATRATE", "Joyn")]],
  ["Free with ads on Pluto TV", [pluto, rent]],
  ["Free on kanopy (with a library card)", [offer("FREE", "kanopy"), buy]],
  ["Rent or buy only", [rent, buy]],
  ["Buy only", [buy]],
  ["Streaming on Disney+", [offer("FLATRATE", "Disney+")]],
  ["Streaming on Netflix", [netflix, withAds]],
  ["Streaming on Netflix Standard with Ads", [withAds]],
])("without own services: %s", (text, offers) => {
  expect(answerLine(offers, noOwnServices)).toEqual({ text, own: false });
});

test.each<[string, AvailabilityOffer[], AvailabilityOffer[]]>([
  ["Included with your Netflix", [netflix, plex], [netflix]],
  ["Included with your kanopy", [offer("FREE", "kanopy")], [offer("FREE", "kanopy")]],
  ["Included with your Netflix and MUBI", [netflix, mubi], [netflix, mubi]],
  ["Included with your Netflix", [netflix, rent], [netflix, rent]],
  ["Rent on your Amazon Video", [netflix, rent], [rent]],
  ["Rent on your Amazon Video. Free with ads on Pluto TV", [pluto, rent], [rent]],
])("where own services have it: %s", (text, offers, usable) => {
  expect(answerLine(offers, { chosen: true, usable })).toEqual({ text, own: true });
});

test.each<[string, AvailabilityOffer[]]>([
  ["Not on your services. Free on Plex, with ads on Pluto TV", [netflix, plex, pluto, rent]],
  ["Not on your services. Free on Plex", [netflix, plex, rent]],
  ["Not on your services. Free with ads on Pluto TV", [netflix, pluto, rent]],
  ["Not on your services. Rent it on Amazon Video", [netflix, rent, buy]],
  ["Not on your services. Streaming on Netflix and MUBI", [netflix, mubi, buy]],
  ["Not on your services. Buy it on Apple TV", [buy]],
])("where none of them has it, the cheapest way: %s", (text, offers) => {
  expect(answerLine(offers, { chosen: true, usable: [] })).toEqual({
    text,
    own: false,
  });
});
