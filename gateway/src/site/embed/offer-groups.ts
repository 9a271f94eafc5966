import { getFamily } from "../../domain/availability/families.ts";
import type { OfferKind } from "../../domain/availability/offers.ts";
import {
  type Availability,
  getOffers,
  type Offer,
} from "../../domain/availability/availability.ts";
import type { MessageKey } from "../../lib/messages.ts";

/** What can be paid once for is one group, as on the title's page. */
const GROUPS = [
  { name: "subscription", kinds: ["flatrate"] },
  { name: "freeGroup", kinds: ["free"] },
  { name: "adsGroup", kinds: ["ads"] },
  { name: "rentOrBuy", kinds: ["rent", "buy"] },
] as const satisfies readonly { readonly name: MessageKey; readonly kinds: readonly OfferKind[] }[];

/** The offers in the ways that a short answer tells apart, one of each provider family; ways without offers are left out. */
export const getOfferGroups = (
  availability: Availability,
): readonly { readonly name: MessageKey; readonly offers: readonly Offer[] }[] =>
  GROUPS.flatMap(({ name, kinds }) => {
    const families = new Map<string, Offer>();
    for (const offer of getOffers(availability, kinds) ?? []) {
      const { id } = getFamily(offer.provider.name);
      if (!families.has(id)) families.set(id, offer);
    }
    return families.size === 0 ? [] : [{ name, offers: [...families.values()] }];
  });
