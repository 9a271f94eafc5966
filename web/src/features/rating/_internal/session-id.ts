import { storedText } from "../../../lib/storage/stored-text.ts";

const stored = storedText("localStorage", "sessionId");
const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** A random UUID. `crypto.randomUUID` exists on https and localhost alone; its digits do everywhere. */
function randomUuid(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  }).map((byte) => byte.toString(16).padStart(2, "0"));
  return [
    [0, 4],
    [4, 6],
    [6, 8],
    [8, 10],
    [10, 16],
  ]
    .map(([from, to]) => hex.slice(from, to).join(""))
    .join("-");
}

/** This browser's session; null before its first vote. */
export function knownSessionId(): string | null {
  const known = stored.read();
  return known !== null && UUID.test(known) ? known : null;
}

/**
 * This browser's anonymous session: a random UUID, made with the first vote and stored. It is read again each time, so
 * that tabs that made one at the same moment agree on the last written. Where the browser blocks
 * storage, it lasts as long as the page.
 */
export function sessionId(): string {
  const known = knownSessionId();
  if (known !== null) return known;
  const made = randomUuid();
  stored.write(made);
  return stored.read() ?? made;
}

/** Calls back when a session is written, by another tab too; returns the function that ends this. */
export const onSessionIdChange = stored.subscribe;
