import type { ContactMessageInput } from "@flickmap/schema/contact.ts";

import { storedText } from "../../lib/storage/stored-text.ts";

const stored = storedText("sessionStorage", "contactDraft");

export interface Draft {
  readonly message: ContactMessageInput;
  readonly startedAt: number;
}

const fields = ["name", "email", "subject", "message"] as const;

export const emptyMessage: ContactMessageInput = { name: "", email: "", subject: "", message: "" };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

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
