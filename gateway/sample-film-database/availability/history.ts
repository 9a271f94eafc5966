import type { Title } from "../catalog/title.ts";
import { offersEverywhere } from "./availability.ts";
import { OFFER_KINDS, type OfferKind } from "./services.ts";

/** Ids of services by kind of offer, by country code. */
export type CompactOffers = Readonly<
  Record<string, Readonly<Partial<Record<OfferKind, readonly number[]>>>>
>;

/** A title's offers as ids, as of a day. */
export function compactOffers(title: Title, days: { today: string; asOf: string }): CompactOffers {
  return Object.fromEntries(
    [...offersEverywhere(title, days)].map(([region, offers]) => [
      region,
      Object.fromEntries(
        OFFER_KINDS.flatMap((kind) => {
          const ids = offers
            .filter(({ kinds }) => kinds.includes(kind))
            .map(({ service }) => service.id);
          return ids.length > 0 ? [[kind, ids] as const] : [];
        }),
      ),
    ]),
  );
}
