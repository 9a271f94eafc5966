import type { Country } from "../country/country-context.ts";
import type { WatchableOffer } from "../titles/watchable-context.ts";
import type { OfferKind } from "../../generated/schema.ts";
import { groupByFamily, serviceName } from "../services/provider-family.ts";
import { getKindLabel } from "../services/offer-kinds.ts";
import type { Availability_AnswerFragment } from "./Availability.generated.ts";
import { t } from "../../lib/messages.ts";

interface SeasonsOfOffer {
  /** Set where its service lacks seasons that another service has. */
  readonly someSeasons?: boolean;
}

export type AvailabilityOffer = NonNullable<Availability_AnswerFragment["offers"]>[number] &
  SeasonsOfOffer;

/** One offer as a card knows it: without where it leads. */
export type KnownOffer = WatchableOffer &
  Partial<Pick<AvailabilityOffer, "url" | "linkKind">> &
  SeasonsOfOffer;

/** The name of an offer's service in a sentence, which says where it has some of the seasons alone. */
export const getOfferName = ({ provider, someSeasons }: KnownOffer): string =>
  someSeasons
    ? t("kinds.someSeasonsOn", { service: serviceName(provider) })
    : serviceName(provider);

export type ServiceOffer<Offer extends KnownOffer = AvailabilityOffer> = Offer & {
  /** In the order of `offerKinds`, never empty; `kind` is the first. */
  readonly kinds: readonly OfferKind[];
};

const together: readonly (readonly OfferKind[])[] = [
  ["FLATRATE"],
  ["FREE"],
  ["ADS"],
  ["RENT", "BUY"],
];

const getHeading = (kinds: readonly OfferKind[]): string =>
  kinds.length > 1 ? t("kinds.rentOrBuy") : kinds.map(getKindLabel).join("");

type PaidOnce = "RENT" | "BUY" | "RENT_OR_BUY";

export const getPaidLabel = (paidOnce: PaidOnce): string =>
  paidOnce === "RENT_OR_BUY" ? t("kinds.rentOrBuy") : getKindLabel(paidOnce);

/** How what some kinds of offer have can be paid for once; null where it cannot. */
export const getPaidOnce = (kinds: readonly OfferKind[]): PaidOnce | null => {
  const rent = kinds.includes("RENT");
  if (!kinds.includes("BUY")) return rent ? "RENT" : null;
  return rent ? "RENT_OR_BUY" : "BUY";
};

const eachService = <Offer extends KnownOffer>(offers: readonly Offer[]): ServiceOffer<Offer>[] =>
  [...Map.groupBy(offers, ({ provider }) => provider.id).values()].flatMap((same) =>
    same[0] ? [{ ...same[0], kinds: same.map(({ kind }) => kind) }] : [],
  );

/** Offers by kind, and within a kind by provider family. Rent and buy share a group. */
export const groupOffers = <Offer extends KnownOffer>(offers: readonly Offer[]) =>
  together.flatMap((group) => {
    const byKind = group.map((kind) => offers.filter((offer) => offer.kind === kind));
    const kinds = group.filter((_, index) => (byKind[index]?.length ?? 0) > 0);
    if (kinds.length === 0) return [];
    const families = groupByFamily(eachService(byKind.flat()));
    return [{ kinds, heading: getHeading(kinds), families }];
  });

export interface MyOffers {
  readonly chosen: boolean;
  readonly usable: readonly KnownOffer[];
}

export const noOwnServices: MyOffers = { chosen: false, usable: [] };

/** The offers of the visitor's services before all others, otherwise in their order. */
export const ownFirst = <Offer extends KnownOffer>(offers: readonly Offer[], own: MyOffers) =>
  offers.toSorted((one, other) => Number(isMine(other, own)) - Number(isMine(one, own)));

/** Whether one of the visitor's services has the title in one of the ways that a service offers it. */
export const isMine = ({ provider }: Pick<KnownOffer, "provider">, { usable }: MyOffers): boolean =>
  usable.some((offer) => offer.provider.id === provider.id);

/** 'Streaming in 36 other countries'; null where there is none, or that could not be found out. */
export const streamingElsewhere = (countries: readonly Country[] | null): string | null =>
  countries === null || countries.length === 0
    ? null
    : t("offers.elsewhere", { count: countries.length });
