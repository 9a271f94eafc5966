import type { Title } from "../catalog/title.ts";
import { addDays } from "../dates.ts";
import { offersEverywhere } from "./availability.ts";
import { licenceTerm } from "./licences.ts";
import { OFFER_KINDS, type OfferKind } from "./services.ts";

/** Ids of services by kind of offer, by country code. */
export type CompactOffers = Readonly<
  Record<string, Readonly<Partial<Record<OfferKind, readonly number[]>>>>
>;

/** What a title's availability became on a day. */
export interface HistoryEntry {
  readonly day: string;
  readonly offers: CompactOffers;
}

/**
 * The availability of a title over some days: as of the first, and as of each later one on which it
 * may differ.
 *
 * @param today the sample's day; all days are YYYY-MM-DD
 */
export function availabilityHistory(
  title: Title,
  { today, from, to }: { today: string; from: string; to: string },
): HistoryEntry[] {
  const entries: HistoryEntry[] = [];
  let term: number | undefined;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const current = licenceTerm(title, day);
    if (current === term) continue;
    term = current;
    entries.push({ day, offers: compactOffers(title, { today, asOf: day }) });
  }
  return entries;
}

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
