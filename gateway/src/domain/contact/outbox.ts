import { Job } from "../../lib/job.ts";
import { waitAfter } from "../../lib/wait-after.ts";
import type { ContactStore, StoredContactMessage } from "../../stores/contact-store.ts";
import type { ContactMailer } from "./contact-mail.ts";

/** For how long a claimed message is this process's alone, in milliseconds. */
const LEASE_MS = 5 * 60_000;
/** How often to look for messages that have become due, in milliseconds. */
const POLL_MS = 15_000;
/** How much of an error is stored with the message, in characters. */
const REASON_LENGTH = 500;

/** What an outbox works with. */
export interface OutboxParts {
  readonly store: ContactStore;
  readonly mailer: ContactMailer;
  /** Told of each failure, of the mail server or of the store; the message's id where there is one. */
  readonly onFailure: (error: unknown, messageId: string | null) => void;
  /** Told of each message that the mail server took. */
  readonly onSent?: () => void;
  readonly now?: () => Date;
}

/**
 * Mails stored messages until the mail server has accepted each. Any number of processes
 * may run one on the same store: a message is claimed before it is sent. What one process sent it
 * never sends again, even while the store cannot record it. Only a process that dies between the
 * mail server's yes and the record leaves a message that another will send once more, under the
 * same Message-ID.
 */
export class Outbox {
  readonly #parts: OutboxParts;
  readonly #now: () => Date;
  /** Taken by the mail server, not yet recorded: the id, and when it was taken. */
  readonly #unrecorded = new Map<string, Date>();
  readonly #job = new Job({
    everyMs: POLL_MS,
    work: (signal) => this.#drainAll(signal),
    // The store does not respond.
    onFailure: (error) => this.#parts.onFailure(error, null),
  });

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    this.#now = parts.now ?? (() => new Date());
  }

  /** Begins to look for due messages, now and every 15 seconds, without keeping the process alive. */
  start(): void {
    void this.#job.start();
  }

  /** Ends the looking, and resolves when the message in hand is dealt with. */
  async stop(): Promise<void> {
    await this.#job.stop();
    this.#parts.mailer.close();
  }

  /**
   * Deals with every message that is due, and resolves when none is left. Never rejects: failures
   * go to `onFailure`. Called while it runs, it looks once more when it is through.
   */
  drain(): Promise<void> {
    return this.#job.run();
  }

  async #drainAll(signal: AbortSignal): Promise<void> {
    await this.#recordSent();
    while (!signal.aborted && (await this.#deliverOne()));
  }

  /** Deals with one due message; false when there is none. Rejects when the store does not respond. */
  async #deliverOne(): Promise<boolean> {
    const now = this.#now();
    const message = await this.#parts.store.claim(now, new Date(now.getTime() + LEASE_MS));
    if (message === null) return false;
    if (!this.#unrecorded.has(message.id)) {
      try {
        await this.#parts.mailer.send(message);
      } catch (error) {
        this.#parts.onFailure(error, message.id);
        await this.#postpone(message, error);
        return true;
      }
      this.#parts.onSent?.();
      this.#unrecorded.set(message.id, this.#now());
    }
    await this.#recordSent();
    return true;
  }

  async #recordSent(): Promise<void> {
    for (const [id, at] of this.#unrecorded) {
      await this.#parts.store.markSent(id, at);
      this.#unrecorded.delete(id);
    }
  }

  async #postpone(message: StoredContactMessage, error: unknown): Promise<void> {
    const dueAt = new Date(this.#now().getTime() + waitAfter(message.delivery.attempts));
    const reason = error instanceof Error ? error.message : String(error);
    await this.#parts.store.postpone(message.id, dueAt, reason.slice(0, REASON_LENGTH));
  }
}
