import { readJson, storedText } from "./stored-text.ts";

const noted = storedText("localStorage", "flickmap:last-vote");
/** How long the browser may go on giving a response from before a vote: 10 s, and 10 s more while it revalidates. */
const HELD_MS = 20_000;

interface Noted<Vote> {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly vote: Vote;
}

const readNoted = <Vote>() =>
  readJson(
    noted,
    ({ at, vote }: Noted<Vote>) =>
      typeof at === "number" && typeof vote === "object" && vote !== null ? { at, vote } : null,
    null,
  );

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
