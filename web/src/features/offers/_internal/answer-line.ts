import type { OfferKind } from "../../../generated/schema.ts";
import { groupByFamily, serviceNameWithCard } from "../../services/provider-family.ts";
import { type KnownOffer, getOfferName, getPaidOnce, type MyOffers } from "../offer-groups.ts";
import { t } from "../../../lib/messages.ts";
import { formatList } from "../../../lib/format/format.ts";

const easiestFirst: readonly OfferKind[] = ["FREE", "ADS", "RENT", "FLATRATE", "BUY"];

/**
 * The services, one of each provider family as the full answer has it: two names, or one and how many more. Whose services need the card
 * of a library says so, except to those who have them.
 */
const joinNames = (offers: readonly KnownOffer[], areMine = false): string => {
  const names = groupByFamily(offers).map(({ first }) =>
    areMine || first.someSeasons ? getOfferName(first) : serviceNameWithCard(first),
  );
  return formatList(
    names.length > 2
      ? [...names.slice(0, 1), t("offers.more", { count: names.length - 1 })]
      : names,
  );
};

const ofKind = (offers: readonly KnownOffer[], kind: OfferKind) =>
  offers.filter((offer) => offer.kind === kind);

const addSentence = (first: string, second: string | null): string =>
  second === null ? first : t("offers.sentences", { first, second });

const freeLine = (offers: readonly KnownOffer[]): string | null => {
  const free = ofKind(offers, "FREE");
  const withAds = ofKind(offers, "ADS");
  const services = joinNames(free);
  const adServices = joinNames(withAds);
  if (free.length === 0)
    return withAds.length > 0 ? t("offers.adsOn", { services: adServices }) : null;
  return withAds.length > 0
    ? t("offers.freeAndAdsOn", { services, adServices })
    : t("offers.freeOn", { services });
};

const generalLine = (offers: readonly KnownOffer[]): string => {
  const free = freeLine(offers);
  const streaming = ofKind(offers, "FLATRATE");
  if (streaming.length > 0) {
    return addSentence(t("offers.streamingOn", { services: joinNames(streaming) }), free);
  }
  if (free !== null) return free;
  return t("offers.only", { way: getPaidOnce(offers.map(({ kind }) => kind)) ?? "" });
};

/** Which of the visitor's services have it; beside what they take money for, what is free elsewhere. */
const ownLine = (offers: readonly KnownOffer[], usable: readonly KnownOffer[]): string => {
  const kind = (["FLATRATE", "FREE", "ADS", "RENT", "BUY"] as const).find(
    (each) => ofKind(usable, each).length > 0,
  );
  const paid = kind === "RENT" || kind === "BUY";
  const chosen = kind === undefined ? usable : ofKind(usable, kind);
  const line = t("offers.onMine", { way: kind ?? "", services: joinNames(chosen, true) });
  return addSentence(line, paid ? freeLine(offers) : null);
};

const easiestLine = (offers: readonly KnownOffer[]): string => {
  const kind = easiestFirst.find((each) => ofKind(offers, each).length > 0);
  const names = kind === undefined ? "" : joinNames(ofKind(offers, kind));
  switch (kind) {
    case "FREE":
    case "ADS":
      return freeLine(offers) ?? "";
    case "RENT":
      return t("offers.rentIt", { services: names });
    case "FLATRATE":
      return t("offers.streamingOn", { services: names });
    case "BUY":
      return t("offers.buyIt", { services: names });
    case undefined:
      return "";
  }
};

/** The answer in one sentence: that the visitor's services have it, or what the easiest way is. `offers` has at least one. */
export const answerLine = (
  offers: readonly KnownOffer[],
  own: MyOffers,
): { readonly text: string; readonly own: boolean } => {
  if (!own.chosen) return { text: generalLine(offers), own: false };
  if (own.usable.length > 0) return { text: ownLine(offers, own.usable), own: true };
  return { text: t("offers.notOnMine", { easiest: easiestLine(offers) }), own: false };
};
