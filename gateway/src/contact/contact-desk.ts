import { randomUUID } from "node:crypto";
import { MINIMUM_FILL_MS, type ContactFormInput } from "@flickmap/schema/contact.ts";
import type { ContactStore } from "../stores/contact-store.ts";

/** Takes contact messages in, for `/api` and GraphQL alike. */
export class ContactDesk {
  readonly #store: ContactStore;
  readonly #onStored: () => void;

  /** `onStored` is called after each message that was kept, to have it mailed without delay. */
  constructor(store: ContactStore, onStored: () => void = () => undefined) {
    this.#store = store;
    this.#onStored = onStored;
  }

  /**
   * Resolves when the message is stored durably (decision 12), or was dropped because a program
   * filled the form: whoever runs the program is not told which. Rejects with
   * `StoreUnavailableError`; then nothing was kept as far as anyone can tell.
   */
  async take(form: ContactFormInput): Promise<void> {
    if (isFilledByProgram(form)) return;
    const { name, email, subject, message } = form;
    await this.#store.add({
      id: randomUUID(),
      receivedAt: new Date(),
      name,
      email,
      subject,
      message,
    });
    this.#onStored();
  }
}

function isFilledByProgram({ website, elapsedMs }: ContactFormInput): boolean {
  return (website ?? "") !== "" || (elapsedMs ?? Infinity) < MINIMUM_FILL_MS;
}
