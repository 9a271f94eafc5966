import type { ContactMessageInput } from "@flickmap/schema/contact.ts";

import { storedText } from "../../lib/storage/stored-text.ts";

const stored = storedText("sessionStorage", "contactDraft");

export interface Draft {
  readonly message: ContactMessageInput;
  /** When the form was first shown for it, in milliseconds since 1970. */
  readonly startedAt: number;
}

const fields = ["name", "email", "subject", "message"] as const;

export const emptyMessage: ContactMessageInput = { name: "", email: "", subject: "", message: "" };

/** What a text of JSON holds; null where it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The draft that a text holds; null where it holds none. */
function parse(text: string): Draft | null {
  const value = parseJson(text);
  if (typeof value !== "object" || value === null) return null;
  if (!("startedAt" in value) || typeof value.startedAt !== "number") return null;
  if (!("message" in value) || typeof value.message !== "object" || value.message === null)
    return null;
  const message = { ...emptyMessage };
  for (const [name, text] of Object.entries(value.message)) {
    const field = fields.find((known) => known === name);
    if (field && typeof text === "string") message[field] = text;
  }
  return { message, startedAt: value.startedAt };
}

/** The draft of this tab; a new one where there is none. */
export function readDraft(): Draft {
  const text = stored.read();
  return (text === null ? null : parse(text)) ?? { message: emptyMessage, startedAt: Date.now() };
}

export const keepDraft = (draft: Draft): void => {
  stored.write(JSON.stringify(draft));
};

export const dropDraft = (): void => {
  stored.write(null);
};
