import { AppError } from "../errors.ts";
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

/**
 * A store could not be reached, or could not confirm a write. A write that ends this
 * way may have happened all the same; both stores' writes can be repeated without harm.
 * The cause is for the log alone: it can name hosts and files.
 */
export class StoreUnavailableError extends AppError {
  constructor(cause: unknown) {
    super("STORE_UNAVAILABLE", "Please try again later.", { cause, retryAfterSeconds: 5 });
    this.name = "StoreUnavailableError";
  }
}
