import { createHash } from "node:crypto";
import type { ContactFormInput } from "@flickmap/schema/contact.ts";
import { MINIMUM_FILL_MS } from "@flickmap/schema/contact-timing.ts";
import type { ContactMessage, ContactStore } from "../../stores/contact-store.ts";

/** Takes contact messages in, for `/api` and GraphQL alike. */
export class ContactService {
  readonly #store: ContactStore;
  readonly #onStored: () => void;

  /** `onStored` is called after each message that was stored, to have it mailed without delay. */
  constructor(store: ContactStore, onStored: () => void = () => undefined) {
    this.#store = store;
    this.#onStored = onStored;
  }

  /**
   * Resolves when the message is stored durably, or was dropped because a program
   * filled the form: whoever runs the program is not told which. The same words sent again on the
   * same day, by someone whom the response did not reach, are stored once. Rejects with
   * `StoreUnavailableError`; then nothing was stored as far as anyone can tell.
   */
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
