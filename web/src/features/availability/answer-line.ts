import type { OfferKind } from "../../generated/schema.ts";
import type { AvailabilityOffer } from "./offer-groups.ts";
import type { OwnServices } from "./own-services.ts";

/** The kinds from what costs nothing to what usually costs most for one title. */
const cheapestFirst: readonly OfferKind[] = ["FREE", "ADS", "RENT", "FLATRATE", "BUY"];

/** How a kind stands before the names of services. */
const waysTo: Readonly<Record<OfferKind, string>> = {
  FLATRATE: "Streaming on",
  FREE: "Free on",
  ADS: "Free with ads on",
  RENT: "To rent on",
  BUY: "To buy on",
};

/** Two names, or one and how many more. */
const namesOf = (offers: readonly AvailabilityOffer[]): string => {
  const names = [...new Set(offers.map(({ provider }) => provider.family.name))];
  return names.length > 2 ? `${names[0]} and ${names.length - 1} more` : names.join(" and ");
};

const ofKind = (offers: readonly AvailabilityOffer[], kind: OfferKind) =>
  offers.filter((offer) => offer.kind === kind);

/** The free offers in words: 'Free on Plex', 'Free with ads on Pluto TV'; null where there are none. */
const freeLine = (offers: readonly AvailabilityOffer[]): string | null => {
  for (const kind of ["FREE", "ADS"] as const) {
    const free = ofKind(offers, kind);
    if (free.length > 0) return `${waysTo[kind]} ${namesOf(free)}`;
  }
  return null;
};

/** Offers in words for somebody whose services are not known. */
const generalLine = (offers: readonly AvailabilityOffer[]): string => {
  const free = freeLine(offers);
  const streaming = ofKind(offers, "FLATRATE");
  if (streaming.length > 0) {
    const line = `${waysTo.FLATRATE} ${namesOf(streaming)}`;
    return free === null ? line : `${line}. ${free}`;
  }
  if (free !== null) return free;
  const kinds = (["RENT", "BUY"] as const).filter((kind) => ofKind(offers, kind).length > 0);
  return `Only to ${kinds.join(" or ").toLowerCase()}`;
};

const ownLine = (usable: readonly AvailabilityOffer[]): string => {
  const kind = (["FLATRATE", "FREE", "ADS", "RENT", "BUY"] as const).find(
    (each) => ofKind(usable, each).length > 0,
  );
  const way = kind === "RENT" || kind === "BUY" ? waysTo[kind] : "On";
  return `${way} ${namesOf(kind === undefined ? usable : ofKind(usable, kind))}, which you have`;
};

/** The cheapest kind there is, in words, for somebody who has none of the services. */
const cheapestLine = (offers: readonly AvailabilityOffer[]): string => {
  const kind = cheapestFirst.find((each) => ofKind(offers, each).length > 0);
  switch (kind) {
    case "FREE":
    case "ADS":
      return freeLine(offers) ?? "";
    case "RENT":
      return "Cheapest way: rent it";
    case "FLATRATE":
      return "It takes another subscription";
    case "BUY":
    case undefined:
      return "Only to buy";
  }
};

/**
 * The answer in one sentence: that the visitor's own services have it, or that none of them does and
 * what the cheapest way is. Without own services, the services that stream it and those that are free.
 * @param offers at least one
 */
export const answerLine = (
  offers: readonly AvailabilityOffer[],
  own: OwnServices,
): { readonly text: string; readonly own: boolean } => {
  if (!own.chosen) return { text: generalLine(offers), own: false };
  if (own.usable.length > 0) return { text: ownLine(own.usable), own: true };
  return { text: `Not on your services. ${cheapestLine(offers)}`, own: false };
};
