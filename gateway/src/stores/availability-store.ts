import type { OfferKind } from "../film-database/request-parameters.ts";
import type { TitleKey } from "../film-database/records/title.ts";

/** An offer that is published as there. */
export interface OfferState {
  readonly provider: number;
  readonly kind: OfferKind;
  /** When it was first observed, in milliseconds since 1970; null when the first observation of the title had it. */
  readonly firstSeen: number | null;
  /** When an observation first missed it, in milliseconds since 1970; null when the last one had it. */
  readonly missingSince: number | null;
}

export type OffersByCountry = ReadonlyMap<string, readonly OfferState[]>;

/** What a title is called in changes and in the export, and the numbers others know it by. */
export interface TitleLabel {
  readonly name: string;
  readonly imdbId: string | null;
  readonly wikidataId: string | null;
  /** The year of release or of the first episode; null when unknown. */
  readonly year: number | null;
  /** The path of its poster at the film database's image host; null when there is none. */
  readonly posterPath: string | null;
}

export interface ObservedTitle {
  readonly title: TitleKey;
  /** Counts what was recorded, so that two gateways cannot both record on the same state. */
  readonly revision: number;
  /** When it was last observed, in milliseconds since 1970; null before the first observation. */
  readonly checkedAt: number | null;
  /** Since when all responses had no offer at all, in milliseconds since 1970; null when the last one had some. */
  readonly emptySince: number | null;
  readonly offers: OffersByCountry;
}

export type ChangeDirection = "ADDED" | "REMOVED";

export interface NewChange {
  readonly country: string;
  readonly provider: number;
  readonly kind: OfferKind;
  readonly change: ChangeDirection;
}

export interface AvailabilityChange
  extends NewChange, Pick<TitleLabel, "name" | "year" | "posterPath"> {
  /** Numbers changes without gaps in the order in which they become visible. */
  readonly sequence: number;
  readonly title: TitleKey;
  /** When Flickmap observed it, in milliseconds since 1970. */
  readonly observedAt: number;
  /** When it had observed the title last before, in the same unit; null where the change was stored before this was. */
  readonly previouslyObservedAt: number | null;
}

/** What an observation leads to, stored as one. */
export interface ObservationUpdate {
  /** The revision that it was worked out from. */
  readonly revision: number;
  readonly checkedAt: number | null;
  readonly emptySince: number | null;
  readonly label: TitleLabel;
  /** The new offers of the countries in which anything differs; an empty list where none are left. */
  readonly offers: OffersByCountry;
  readonly changes: readonly NewChange[];
  readonly observedAt: number;
  /** When the title had been observed last before, in the same unit; null for the first observation, without changes. */
  readonly previouslyObservedAt: number | null;
  readonly dueAt: number;
}

/** Which changes are wanted; a filter that is left out takes all. */
export interface ChangeFilter {
  readonly country?: string | undefined;
  readonly providers?: readonly number[] | undefined;
  readonly kinds?: readonly OfferKind[] | undefined;
  readonly change?: ChangeDirection | undefined;
  readonly type?: TitleKey["type"] | undefined;
  readonly titles?: readonly TitleKey[] | undefined;
}

/** Part of the changes: the newest first, or those after a sequence, the oldest first. */
export type ChangeRange =
  | { readonly before: number | null; readonly limit: number }
  | { readonly since: number; readonly limit: number };

export interface ExportedTitle {
  readonly title: TitleKey;
  readonly label: Pick<TitleLabel, "name" | "imdbId" | "wikidataId" | "year">;
  readonly checkedAt: number;
  readonly offers: OffersByCountry;
}

/** What a title was called when it was last observed. */
export interface LastKnownTitle extends Pick<TitleLabel, "name" | "year"> {
  readonly checkedAt: number;
}

export interface CatalogStats {
  readonly known: number;
  readonly observed: number;
  readonly due: number;
  readonly changes: number;
  /** When the first title was first observed, in milliseconds since 1970; null before. */
  readonly observingSince: number | null;
}

/** A title that is due later than in so many milliseconds is due now: none is postponed so far, so a clock was wrong. */
export const MAX_DUE_MS = 7 * 86_400_000;

/** The film database whose offers are invented. */
export const INVENTED = "SAMPLE";

/** The catalog of known titles, their availability and its changes. Every method rejects with `StoreUnavailableError`. */
export interface AvailabilityStore {
  /** Adds titles to the catalog, due immediately, or notes that those in it were wanted again. */
  note(titles: readonly TitleKey[], at: number): Promise<void>;
  due(now: number, limit: number): Promise<TitleKey[]>;
  load(title: TitleKey): Promise<ObservedTitle | null>;
  /**
   * Names the film database that is observed, and gives the one before it, or null. What was observed of the sample gives
   * way to another; what was observed of TMDB stays, and nothing is set.
   */
  setSource(source: string): Promise<string | null>;
  postpone(title: TitleKey, dueAt: number): Promise<void>;
  /** Stores both or neither. Gives false, and stores nothing, when the title has another revision or left the catalog. */
  record(title: TitleKey, update: ObservationUpdate): Promise<boolean>;
  /** Publishes what a gateway that crashed while it recorded has left. */
  recover(): Promise<void>;

  changes(filter: ChangeFilter, range: ChangeRange): Promise<AvailabilityChange[]>;
  changeBounds(): Promise<{ oldest: number; newest: number } | null>;
  /** Names the store, in hexadecimal digits: a cursor needs it to be told from one of a store that was lost or replaced. */
  storeId(): Promise<string>;
  /** When every known title had been observed for the first time; null before. Until then offers are missing. */
  completeSince(): Promise<number | null>;
  /** Sets that moment, unless it is set. */
  noteComplete(at: number): Promise<void>;
  /** The published offers of titles in a country, in the order of the titles; null for a title never observed. */
  offersIn(titles: readonly TitleKey[], country: string): Promise<(readonly OfferState[] | null)[]>;
  /** What titles were called when they were last observed, in their order; null for a title never observed. */
  lastKnown(titles: readonly TitleKey[]): Promise<(LastKnownTitle | null)[]>;
  /** Titles with offers in a country, with those there, by type and id, after a title. */
  exportPage(country: string, after: TitleKey | null, limit: number): Promise<ExportedTitle[]>;

  /** Counts the catalog, which takes longer the larger it is. */
  stats(now: number): Promise<CatalogStats>;
  /** When the first title was first observed; null before. Costs the same for any catalog. */
  observingSince(): Promise<number | null>;
  /** Deletes older changes, titles not wanted since, and the least recently wanted beyond `max`. */
  forget(bounds: {
    readonly changesBefore: number;
    readonly wantedBefore: number;
    readonly max: number;
  }): Promise<void>;

  /** Takes or extends a lease; false while another holder has it. */
  takeLease(name: string, holder: string, now: number, until: number): Promise<boolean>;
  endLease(name: string, holder: string): Promise<void>;
}

/** The moments between which another holder's lease ends that is in force; later: the clock was set back since. */
export function leaseEnds(now: number, until: number): { from: number; to: number } {
  return { from: now + 1, to: until + (until - now) };
}
