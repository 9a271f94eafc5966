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
