import type { ContactMessageInput } from "@flickmap/schema/contact.ts";

import { readJson, storedText } from "../../lib/storage/stored-text.ts";

const stored = storedText("sessionStorage", "contactDraft");

interface Draft {
  readonly message: ContactMessageInput;
  readonly startedAt: number;
}

const emptyMessage: ContactMessageInput = { name: "", email: "", subject: "", message: "" };

export const readDraft = (): Draft =>
  readJson(
    stored,
    ({ message, startedAt }: Draft) => ({ message: { ...emptyMessage, ...message }, startedAt }),
    { message: emptyMessage, startedAt: Date.now() },
  );

export const keepDraft = (draft: Draft): void => {
  stored.write(JSON.stringify(draft));
};

export const dropDraft = (): void => {
  stored.write(null);
};
