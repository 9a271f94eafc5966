import type { ContactMessageInput } from "@flickmap/schema/contact.ts";

const KEY = "contactDraft";

/** A message that is being written. */
export interface Draft {
  readonly message: ContactMessageInput;
  /** When the form was first shown for it, in milliseconds since 1970. */
  readonly startedAt: number;
}

const fields = ["name", "email", "subject", "message"] as const;

/** A message with nothing in it yet. */
export const emptyMessage: ContactMessageInput = { name: "", email: "", subject: "", message: "" };

/** The draft that is kept in a text; null where the text holds none. */
function parse(kept: string): Draft | null {
  const value: unknown = JSON.parse(kept);
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

/** The draft of this tab; a new one where there is none, or where the browser keeps nothing. */
export function readDraft(): Draft {
  try {
    const kept = sessionStorage.getItem(KEY);
    const draft = kept === null ? null : parse(kept);
    if (draft) return draft;
  } catch {
    // Storage is blocked, or holds what is no JSON: the form begins empty.
  }
  return { message: emptyMessage, startedAt: Date.now() };
}

/** Keeps a draft for as long as the tab is open, over reloads and failures. */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: the form still holds what was typed.
  }
}

/** Forgets the draft, once its message is sent. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
