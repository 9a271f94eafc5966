import type { AvailabilityOffer } from "./offer-groups.ts";

/** What the visitor's own services have of a title. */
export interface OwnServices {
  /** Whether the visitor has chosen any services. */
  readonly chosen: boolean;
  /** The offers that they can use with them, in the order of all offers. */
  readonly usable: readonly AvailabilityOffer[];
}

/** Before the visitor's services are known, and for visitors who have chosen none. */
export const noOwnServices: OwnServices = { chosen: false, usable: [] };

/** The offers of the visitor's own services before all others, otherwise in their order. */
export const ownFirst = (
  offers: readonly AvailabilityOffer[],
  own: OwnServices,
): readonly AvailabilityOffer[] =>
  offers.toSorted((one, other) => Number(isOwn(other, own)) - Number(isOwn(one, own)));

/** Whether one of the visitor's services has the title in one of the ways that a service offers it. */
export const isOwn = (
  { provider }: Pick<AvailabilityOffer, "provider">,
  { usable }: OwnServices,
): boolean => usable.some((offer) => offer.provider.id === provider.id);
