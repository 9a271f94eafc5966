import type { KnownOffer } from "./offer-groups.ts";

export interface MyOffers {
  readonly chosen: boolean;
  /** The offers that they can use with them, in the order of all offers. */
  readonly usable: readonly KnownOffer[];
}

/** Before the visitor's services are known, and for visitors who have chosen none. */
export const noOwnServices: MyOffers = { chosen: false, usable: [] };

/** The offers of the visitor's services before all others, otherwise in their order. */
export const ownFirst = <Offer extends KnownOffer>(
  offers: readonly Offer[],
  own: MyOffers,
): readonly Offer[] =>
  offers.toSorted((one, other) => Number(isMine(other, own)) - Number(isMine(one, own)));

/** Whether one of the visitor's services has the title in one of the ways that a service offers it. */
export const isMine = ({ provider }: Pick<KnownOffer, "provider">, { usable }: MyOffers): boolean =>
  usable.some((offer) => offer.provider.id === provider.id);
