const KEY = "sessionId";
const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** The session of a page whose browser keeps nothing: it lasts as long as the page. */
let withoutStorage: string | undefined;

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

/**
 * This browser's anonymous session: a random UUID, made once and kept in local storage (specification
 * section 6). It is read anew each time, so that tabs that made one at the same moment agree on the
 * last written. Where the browser blocks storage, it lasts as long as the page; that is no error.
 */
export function sessionId(): string {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null && UUID.test(kept)) return kept;
    localStorage.setItem(KEY, withoutStorage ?? randomUuid());
    const written = localStorage.getItem(KEY);
    if (written !== null) return written;
  } catch {
    // Blocked or full: reading and writing throw alike, and the page goes on without.
  }
  withoutStorage ??= randomUuid();
  return withoutStorage;
}

/** Calls back when another tab writes a session; returns the function that ends this. */
export function onSessionIdChange(changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) changed();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
