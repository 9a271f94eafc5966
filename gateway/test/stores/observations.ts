import type { ObservationUpdate, OfferState } from "../../src/stores/availability-store.ts";
import type { TitleKey } from "../../src/film-database/records/title.ts";

export const HOUR = 3_600_000;
export const NOW = Date.UTC(2026, 10, 22);
export const FIGHT_CLUB: TitleKey = { type: "movie", id: 550 };
export const SHOWN = { name: "Fight Club", year: 1999, posterPath: "/poster.jpg" };
export const IDENTIFIERS = { imdbId: "tt0137523", wikidataId: "Q190050" };
const LABEL = { ...SHOWN, ...IDENTIFIERS };

export function offer(provider: number, more: Partial<OfferState> = {}): OfferState {
  return { provider, kind: "flatrate", firstSeen: null, missingSince: null, ...more };
}

/** An observation of Fight Club whose offers are new in all countries that it names. */
export function update(revision: number, more: Partial<ObservationUpdate> = {}): ObservationUpdate {
  return {
    revision,
    checkedAt: NOW,
    emptySince: null,
    label: LABEL,
    offers: new Map(),
    changes: [],
    observedAt: NOW + revision,
    previouslyObservedAt: revision === 0 ? null : NOW - 9 * 24 * HOUR,
    dueAt: NOW + 24 * HOUR,
    ...more,
  };
}

export const added = (country: string, provider: number) =>
  ({ country, provider, kind: "flatrate", change: "ADDED" }) as const;
export const removed = (country: string, provider: number) =>
  ({ country, provider, kind: "flatrate", change: "REMOVED" }) as const;
