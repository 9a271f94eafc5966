import { AppError } from "../errors.ts";
import type { AvailabilityStore } from "./availability-store.ts";
import type { TitleKey } from "../film-database/title-key.ts";

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

export type Stars = 1 | 2 | 3 | 4 | 5;

export interface RatingTotals {
  /** 1 to 5, unrounded; null when nobody rated. */
  readonly average: number | null;
  readonly count: number;
}

/**
 * At most one rating a title and session. A write resolves when it would survive a crash of process and machine. Methods
 * reject with `StoreUnavailableError` within seconds, and work again when the store is back.
 */
export interface RatingStore {
  /** Whether gateways of other machines may write to it. */
  readonly isShared: boolean;

  /** Stores the stars a session gives a title, in place of those it gave before. */
  rate(title: TitleKey, sessionId: string, stars: Stars): Promise<void>;

  remove(title: TitleKey, sessionId: string): Promise<void>;

  sessionRating(title: TitleKey, sessionId: string): Promise<Stars | null>;

  /** The totals of several titles, in the order requested, in one round trip. */
  totals(titles: readonly TitleKey[]): Promise<RatingTotals[]>;
}

/** A stored number as stars. Throws a `RangeError` when it is none: something else wrote the store. */
export function toStars(value: number): Stars {
  if (value === 1 || value === 2 || value === 3 || value === 4 || value === 5) return value;
  throw new RangeError(`A stored rating has ${value} stars`);
}

export interface ContactMessage {
  /** Tells it from every other: the same words on the same day have the same. */
  readonly id: string;
  readonly receivedAt: Date;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** A message, and when the mail server took it: null while it has not. */
export interface StoredContactMessage extends ContactMessage {
  readonly mailedAt: Date | null;
}

/** `add` resolves when the message would survive a crash. Methods reject with `StoreUnavailableError`. */
export interface ContactStore {
  /** Keeps a message. Adding one id twice keeps the first. */
  add(message: ContactMessage): Promise<void>;
  /** All messages, or those alone that were not mailed; oldest first. */
  list(options?: { readonly unmailed: boolean }): AsyncIterable<StoredContactMessage>;
  /** Records that the mail server took a message; the first time recorded is kept. */
  markMailed(id: string, at: Date): Promise<void>;
}
