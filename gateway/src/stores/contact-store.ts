/** A contact message as it is stored. */
export interface ContactMessage {
  /** Tells it from every other: the same words on the same day have the same. */
  readonly id: string;
  readonly receivedAt: Date;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** How far the mailing of a message has come. */
interface Delivery {
  /** When the mail server took it; null while it has not. */
  readonly sentAt: Date | null;
  /** How often sending was begun. */
  readonly attempts: number;
  /** When it may be tried (again), as long as it is not sent. */
  readonly dueAt: Date;
  /** Why the last attempt failed; null when none did. */
  readonly lastError: string | null;
}

/** A message together with its mailing. */
export interface StoredContactMessage extends ContactMessage {
  readonly delivery: Delivery;
}

/** A message that is due later than in so many milliseconds is due: nobody waits so long, so the clock was set back. */
export const MAX_DUE_MS = 7_200_000;

/**
 * Where contact messages are stored, and from where they are mailed. `add` resolves only when the
 * message would survive a crash. Every method rejects with `StoreUnavailableError` when the store
 * does not respond.
 */
export interface ContactStore {
  /** Keeps a message, due for mailing immediately. Adding one id twice keeps the first. */
  add(message: ContactMessage): Promise<void>;

  /** All messages, oldest first. */
  list(): AsyncIterable<StoredContactMessage>;

  /**
   * Takes the unsent message that has been due longest, and makes it due again only at `leaseEnd`,
   * so that no other process takes it meanwhile and none is lost when this one dies. Counts as an
   * attempt. Null when none is due at `now`.
   */
  claim(now: Date, leaseEnd: Date): Promise<StoredContactMessage | null>;

  /** Records that the mail server took a message; the first time recorded is kept. */
  markSent(id: string, at: Date): Promise<void>;

  /** Records why an attempt failed and when to try again; does nothing to a message already sent. */
  postpone(id: string, dueAt: Date, reason: string): Promise<void>;
}
