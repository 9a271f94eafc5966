import { storedText } from "./stored-text.ts";

const noted = storedText("localStorage", "flickmap:last-vote");
/** How long the browser may go on giving a response from before a vote: 10 s, and 10 s more while it revalidates. */
const HELD_MS = 20_000;

interface Noted<Vote> {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly vote: Vote;
}

function readNoted<Vote>(): Noted<Vote> | null {
  try {
    const value: unknown = JSON.parse(noted.read() ?? "null");
    if (typeof value !== "object" || value === null) return null;
    if (!("at" in value) || typeof value.at !== "number") return null;
    if (!("vote" in value) || typeof value.vote !== "object" || value.vote === null) return null;
    return { at: value.at, vote: value.vote as Vote };
  } catch {
    return null;
  }
}

/** Notes, for every tab of this browser, that its visitor has just changed what public responses say, by a vote. */
export function noteVote(vote: object): void {
  noted.write(JSON.stringify({ at: Date.now(), vote }));
}

export const onVote = <Vote>(listener: (vote: Vote) => void): (() => void) =>
  noted.subscribe(() => {
    const last = readNoted<Vote>();
    if (last) listener(last.vote);
  });

/** A query that sees another vote afterwards was under way during one. */
export const lastVote = (): string | null => noted.read();

/** Whether what was requested at a time, in milliseconds since 1970, may be from before this visitor's own vote. */
export const mayPrecedeVote = (requestedAt: number): boolean =>
  requestedAt < (readNoted()?.at ?? 0) + HELD_MS;
