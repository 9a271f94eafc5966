import type { AvailabilityStore } from "./availability-store.ts";
import type { ContactStore } from "./contact-store.ts";
import type { RatingStore } from "./rating-store.ts";

/** Told of what made a call unavailable, for the log alone: it can name hosts and files. */
export type ReportFailure = (error: unknown) => void;

export interface Stores {
  readonly ratings: RatingStore;
  readonly contact: ContactStore;
  readonly availability: AvailabilityStore;
  /** Resolves when the database takes writes; rejects with `StoreUnavailableError` when it does not. */
  ping(): Promise<void>;
  /** Finishes what was begun and lets go of the database. */
  close(): Promise<void>;
}
