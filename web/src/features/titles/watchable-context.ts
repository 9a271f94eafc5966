import { createContext, useContext } from "react";

import type { AvailabilityStatus, OfferKind, TitleType } from "../../generated/schema.ts";

export interface WatchableOffer {
  readonly kind: OfferKind;
  readonly provider: {
    readonly id: number;
    readonly name: string;
    readonly logo: { readonly url: string } | null;
    readonly family: { readonly id: string; readonly name: string };
  };
}

export interface WatchableTitle {
  readonly status: AvailabilityStatus;
  /** Every kind that there are offers of, also those that `offers` leaves out. */
  readonly kinds: readonly OfferKind[];
  /** By kind and then by prominence; empty where there are none or nothing can be known. */
  readonly offers: readonly WatchableOffer[];
  readonly usable: readonly WatchableOffer[];
}

export type WatchableTitles = ReadonlyMap<string, WatchableTitle>;

/** A title's place in `WatchableTitles`: movies and shows are numbered apart. */
export const watchableKey = (type: TitleType, id: number): string => `${type}:${id}`;

export const WatchableContext = createContext<WatchableTitles | null>(null);

export const useShowsWatchable = (): boolean => useContext(WatchableContext) !== null;

export const useWatchableTitle = (type: TitleType, id: number): WatchableTitle | null =>
  useContext(WatchableContext)?.get(watchableKey(type, id)) ?? null;

/** Whether the visitor's services have every title of a list, as of one that is narrowed to them: what marks all marks none. */
export const useAllMine = (): boolean => {
  const titles = useContext(WatchableContext);
  if (titles === null || titles.size < 2) return false;
  // Each card asks: no list is made, and the first that is not theirs ends it.
  for (const { usable } of titles.values()) if (usable.length === 0) return false;
  return true;
};
