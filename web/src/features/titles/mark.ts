import type { OfferKind } from "../../generated/schema.ts";
import { groupByFamily, serviceName } from "../services/provider-family.ts";
import { getKindLabel, getKindsInText } from "../services/offer-kinds.ts";
import type { WatchableOffer, WatchableTitle } from "./watchable-context.ts";
import { t } from "../../lib/messages.ts";
import { formatNames } from "../../lib/format/format.ts";

export type Mark =
  | {
      readonly shows: "services";
      /** One offer of each provider family, most prominent first; at least one. */
      readonly offers: readonly WatchableOffer[];
      readonly highlighted: boolean;
      readonly label: string;
    }
  | { readonly shows: "word"; readonly word: string; readonly available: boolean };

interface MarkedCountry {
  readonly country: string;
  readonly inCountry: string;
}

const freeKinds: readonly OfferKind[] = ["FREE", "ADS"];
const word = (text: string, available: boolean): Mark => ({ shows: "word", word: text, available });

/** What the visitor has, else who has it by subscription, else free, else whether it can be rented or bought. */
export const getMark = (
  { status, kinds, offers, usable }: WatchableTitle,
  { inCountry, country }: MarkedCountry,
): Mark | null => {
  if (usable.length > 0) return services(t("card.onYours"), usable, true);
  switch (status) {
    case "FILM_DATABASE_UNAVAILABLE":
      return null;
    case "COUNTRY_NOT_COVERED":
      return word(t("card.noData", { country }), false);
    case "NONE_KNOWN":
      return word(t("card.notHere", { inCountry }), false);
    case "HAS_OFFERS":
  }
  const subscription = offers.filter(({ kind }) => kind === "FLATRATE");
  if (subscription.length > 0) return services(t("card.bySubscription"), subscription, false);
  const free = offers.filter(({ kind }) => freeKinds.includes(kind));
  if (free.length > 0) return services(t("kinds.free"), free, false);
  return word(getKindLabel(kinds.includes("RENT") ? "RENT" : "BUY"), true);
};

const services = (label: string, all: readonly WatchableOffer[], highlighted: boolean): Mark => {
  const offers = groupByFamily(all).map(({ first }) => first);
  const names = offers.map((offer) =>
    highlighted
      ? t("kinds.serviceAndKinds", {
          service: serviceName(offer.provider),
          kinds: getKindsInText([offer.kind]),
        })
      : serviceName(offer.provider),
  );
  return {
    shows: "services",
    offers,
    highlighted,
    label: t("common.labeled", { label, text: formatNames(names) }),
  };
};
