import type { OfferKind } from "../../../generated/schema.ts";
import { groupByFamily } from "../../services/group-by-family.ts";
import { serviceName } from "../../services/service-name.ts";
import type { KnownOffer } from "../offer-groups.ts";
import type { MyOffers } from "../my-offers.ts";

/** The kinds from what costs nothing to what takes most to watch one title. */
const easiestFirst: readonly OfferKind[] = ["FREE", "ADS", "RENT", "FLATRATE", "BUY"];

/** How a kind is before the names of services. */
const waysTo: Readonly<Record<OfferKind, string>> = {
  FLATRATE: "Streaming on",
  FREE: "Free on",
  ADS: "Free with ads on",
  RENT: "To rent on",
  BUY: "To buy on",
};

/** The services, one of each provider family as the full answer has it: two names, or one and how many more. */
const joinNames = (offers: readonly KnownOffer[]): string => {
  const names = groupByFamily(offers).map(({ first }) => serviceName(first.provider));
  return names.length > 2 ? `${names[0]} and ${names.length - 1} more` : names.join(" and ");
};

const ofKind = (offers: readonly KnownOffer[], kind: OfferKind) =>
  offers.filter((offer) => offer.kind === kind);

/** The free offers in words: 'Free on Plex, with ads on Pluto TV'; null where there are none. */
const freeLine = (offers: readonly KnownOffer[]): string | null => {
  const free = ofKind(offers, "FREE");
  const withAds = ofKind(offers, "ADS");
  if (free.length === 0) return withAds.length > 0 ? `${waysTo.ADS} ${joinNames(withAds)}` : null;
  const line = `${waysTo.FREE} ${joinNames(free)}`;
  return withAds.length > 0 ? `${line}, with ads on ${joinNames(withAds)}` : line;
};

/** Offers in words for somebody whose services are not known. */
const generalLine = (offers: readonly KnownOffer[]): string => {
  const free = freeLine(offers);
  const streaming = ofKind(offers, "FLATRATE");
  if (streaming.length > 0) {
    const line = `${waysTo.FLATRATE} ${joinNames(streaming)}`;
    return free === null ? line : `${line}. ${free}`;
  }
  if (free !== null) return free;
  const kinds = (["RENT", "BUY"] as const).filter((kind) => ofKind(offers, kind).length > 0);
  return `Only to ${kinds.join(" or ").toLowerCase()}`;
};

/** Which of the visitor's services have it; beside what they take money for, what is free elsewhere. */
const ownLine = (offers: readonly KnownOffer[], usable: readonly KnownOffer[]): string => {
  const kind = (["FLATRATE", "FREE", "ADS", "RENT", "BUY"] as const).find(
    (each) => ofKind(usable, each).length > 0,
  );
  const paid = kind === "RENT" || kind === "BUY";
  const way = paid ? waysTo[kind] : "On";
  const chosen = kind === undefined ? usable : ofKind(usable, kind);
  const line = `${way} ${joinNames(chosen)}, which you have`;
  const free = paid ? freeLine(offers) : null;
  return free === null ? line : `${line}. ${free}`;
};

/** The easiest way there is, in words, for somebody who has none of the services. */
const easiestLine = (offers: readonly KnownOffer[]): string => {
  const kind = easiestFirst.find((each) => ofKind(offers, each).length > 0);
  const names = kind === undefined ? "" : joinNames(ofKind(offers, kind));
  switch (kind) {
    case "FREE":
    case "ADS":
      return freeLine(offers) ?? "";
    case "RENT":
      return `Rent it on ${names}`;
    case "FLATRATE":
      return `Streaming on ${names}`;
    case "BUY":
      return `Buy it on ${names}`;
    case undefined:
      return "";
  }
};

/**
 * The answer in one sentence: that the visitor's services have it, or that none of them does and
 * what the easiest way is. Without chosen services, the services that stream it and those that are free.
 * @param offers at least one
 */
export const answerLine = (
  offers: readonly KnownOffer[],
  own: MyOffers,
): { readonly text: string; readonly own: boolean } => {
  if (!own.chosen) return { text: generalLine(offers), own: false };
  if (own.usable.length > 0) return { text: ownLine(offers, own.usable), own: true };
  return { text: `Not on your services. ${easiestLine(offers)}`, own: false };
};
