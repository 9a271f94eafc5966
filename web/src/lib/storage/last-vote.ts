import { storedText } from "./stored-text.ts";

const changedAt = storedText("localStorage", "flickmap:changed-at");
/** How long the browser may go on giving a response from before a vote: 10 s, and 10 s more while it revalidates. */
const HELD_MS = 20_000;

/** Notes, for every tab of this browser, that its visitor has just changed what public responses say, by a vote. */
export function noteVote(): void {
  changedAt.write(String(Date.now()));
}

/**
 * Names the visitor's latest change; null before the first. A query that sees another name afterwards was under way
 * during one.
 */
export const lastVote = (): string | null => changedAt.read();

/**
 * Whether what was requested at a time may be from before this visitor's own change.
 *
 * @param requestedAt in milliseconds since 1970
 */
export const mayPrecedeVote = (requestedAt: number): boolean =>
  requestedAt < Number(changedAt.read()) + HELD_MS;
