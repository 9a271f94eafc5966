import type { OfferKind } from "../../generated/schema.ts";
import { groupByFamily } from "../services/group-by-family.ts";
import { offerKindLabels } from "../services/offer-kinds.ts";
import { serviceName } from "../services/service-name.ts";
import type { WatchableOffer, WatchableTitle } from "./watchable-context.ts";

/** What a card says of where its title can be watched: services by their logos, or a word. */
export type Mark =
  | {
      readonly shows: "services";
      /** One offer of each provider family, most prominent first; at least one. */
      readonly offers: readonly WatchableOffer[];
      /** Whether the visitor has one of them. */
      readonly highlighted: boolean;
      /** All of it in words and by exact names: "On your services: Netflix (subscription)". */
      readonly label: string;
    }
  | { readonly shows: "word"; readonly word: string; readonly available: boolean };

const freeKinds: readonly OfferKind[] = ["FREE", "ADS"];
const word = (text: string, available: boolean): Mark => ({ shows: "word", word: text, available });

/**
 * The mark of a title: what the visitor has, else who has it by subscription, else who shows it free,
 * else whether it can be rented or bought. Null where the film database could not be reached.
 *
 * @param countryName as it is inside a sentence
 */
export const getMark = (
  { status, kinds, offers, usable }: WatchableTitle,
  countryName: string,
): Mark | null => {
  switch (status) {
    case "FILM_DATABASE_UNAVAILABLE":
      return null;
    case "COUNTRY_NOT_COVERED":
      return word(`No data for ${countryName}`, false);
    case "NONE_KNOWN":
      return word(`Not in ${countryName}`, false);
    case "HAS_OFFERS":
  }
  if (usable.length > 0) return services("On your services", usable, true);
  const subscription = offers.filter(({ kind }) => kind === "FLATRATE");
  if (subscription.length > 0) return services("By subscription", subscription, false);
  const free = offers.filter(({ kind }) => freeKinds.includes(kind));
  if (free.length > 0) return services("Free", free, false);
  return word(offerKindLabels[kinds.includes("RENT") ? "RENT" : "BUY"], true);
};

const services = (label: string, all: readonly WatchableOffer[], highlighted: boolean): Mark => {
  const offers = groupByFamily(all).map(({ first }) => first);
  const names = offers.map(({ kind, provider }) =>
    highlighted
      ? `${serviceName(provider)} (${offerKindLabels[kind].toLowerCase()})`
      : serviceName(provider),
  );
  return { shows: "services", offers, highlighted, label: `${label}: ${names.join(", ")}` };
};
