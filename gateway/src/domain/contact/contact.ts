import { createHash, randomUUID } from "node:crypto";
import type { ContactFormInput } from "@flickmap/schema/contact.ts";
import { MINIMUM_FILL_MS } from "@flickmap/schema/contact-timing.ts";
import type { ContactMessage, ContactStore } from "../../stores/contact-store.ts";
import type { Stores } from "../../stores/stores.ts";
import { Job } from "../../lib/job.ts";
import type { SparingWarning } from "../../lib/outages.ts";
import type { ContactMailer } from "./contact-mail.ts";

export class ContactService {
  readonly #store: ContactStore;
  readonly #onStored: () => void;

  /** `onStored` is called after each message that was stored, to have it mailed without delay. */
  constructor(store: ContactStore, onStored: () => void) {
    this.#store = store;
    this.#onStored = onStored;
  }

  /** Resolves when it is stored, or dropped as a program's, which is not told. The same words of one day are stored once. */
  async take(form: ContactFormInput): Promise<void> {
    if (isFilledByProgram(form)) return;
    const { name, email, subject, message } = form;
    const written = { name, email, subject, message };
    const receivedAt = new Date();
    await this.#store.add({ id: idOf(written, receivedAt), receivedAt, ...written });
    this.#onStored();
  }
}

/** The message and its day, as a name that tells nothing of either. */
function idOf(
  { name, email, subject, message }: Pick<ContactMessage, "name" | "email" | "subject" | "message">,
  receivedAt: Date,
): string {
  const day = receivedAt.toISOString().slice(0, 10);
  return createHash("sha256")
    .update(JSON.stringify([day, name, email, subject, message]))
    .digest("hex");
}

function isFilledByProgram({ website, elapsedMs }: ContactFormInput): boolean {
  return (website ?? "") !== "" || (elapsedMs ?? Infinity) < MINIMUM_FILL_MS;
}

const POLL_MS = 2 * 60_000;
/** Of several gateways one mails, and another when that one has been silent for so long. */
const LEASE_MS = 5 * 60_000;
const LEASE = "mail";

/** Mails messages until the server accepted each. A process killed between its yes and the record mails one again. */
export class ContactMailing {
  readonly #stores: Pick<Stores, "contact" | "availability">;
  readonly #mailer: ContactMailer;
  readonly #warn: SparingWarning;
  readonly #holder = randomUUID();
  /** Taken by the mail server, and when; the store may not know yet. */
  readonly #mailed = new Map<string, Date>();
  readonly #job = new Job({
    everyMs: POLL_MS,
    work: (signal) => this.#mailAll(signal),
    // The store does not respond.
    onFailure: (error) => this.#warn(error),
  });

  constructor(parts: {
    stores: Pick<Stores, "contact" | "availability">;
    mailer: ContactMailer;
    /** Told of each failure, and that mail is sent again. */
    warn: SparingWarning;
  }) {
    this.#stores = parts.stores;
    this.#mailer = parts.mailer;
    this.#warn = parts.warn;
  }

  /** Mails what was not mailed, now and every two minutes, without keeping the process alive. */
  run(): Promise<void> {
    return this.#job.start();
  }

  async stop(): Promise<void> {
    await this.#job.stop();
    this.#mailer.close();
  }

  async #mailAll(signal: AbortSignal): Promise<void> {
    const { availability, contact } = this.#stores;
    const now = Date.now();
    if (!(await availability.takeLease(LEASE, this.#holder, now, now + LEASE_MS))) return;
    for await (const message of contact.list({ unmailed: true })) {
      if (signal.aborted) return;
      const { id } = message;
      if (!this.#mailed.has(id)) {
        try {
          await this.#mailer.send(message);
        } catch (error) {
          this.#warn(error, { messageId: id });
          // A message that the server refuses keeps no other one waiting; a server that does not respond does.
          if (error instanceof Error && "responseCode" in error) continue;
          return;
        }
        this.#warn.works();
        this.#mailed.set(id, new Date());
      }
      await contact.markMailed(id, this.#mailed.get(id) ?? new Date());
      this.#mailed.delete(id);
    }
  }
}
