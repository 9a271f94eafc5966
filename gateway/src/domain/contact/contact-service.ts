import { createHash } from "node:crypto";
import type { ContactFormInput } from "@flickmap/schema/contact.ts";
import { MINIMUM_FILL_MS } from "@flickmap/schema/contact-timing.ts";
import type { ContactMessage, ContactStore } from "../../stores/contact-store.ts";

export class ContactService {
  readonly #store: ContactStore;
  readonly #onStored: () => void;

  /** `onStored` is called after each message that was stored, to have it mailed without delay. */
  constructor(store: ContactStore, onStored: () => void = () => undefined) {
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
