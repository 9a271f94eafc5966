import { setTimeout as wait } from "node:timers/promises";
import type { Stores } from "../src/stores/stores.ts";
import { AT_ONCE, type Writer } from "./writers.ts";

/** What came of killing writers. */
export interface KillReport {
  readonly kills: number;
  /** How many ratings the killed writers had acknowledged. */
  readonly acknowledged: number;
  /** Those of them that are not in the store as they were written: `session stars`. */
  readonly lost: readonly string[];
  /** Whether the title's total counts every rating that was acknowledged, and few that were not. */
  readonly totalsAgree: boolean;
}

const TITLE = { type: "movie", id: 603 } as const;

/**
 * Starts a writer of ratings and kills it with SIGKILL 20 to 120 ms after its first rating,
 * `kills` times, then looks for every rating that was acknowledged.
 *
 * @param start starts a writer; all of them write to the same store
 * @param open opens that store, to look
 */
export async function killWhileRating(
  start: () => Promise<Writer>,
  open: () => Stores,
  kills: number,
): Promise<KillReport> {
  const acknowledged: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const writer = await start();
    await writer.firstAcknowledged;
    await wait(20 + Math.random() * 100);
    await writer.kill();
    acknowledged.push(...writer.acknowledged);
  }
  const stores = open();
  try {
    const lost: string[] = [];
    for (const line of acknowledged) {
      const [session = "", stars] = line.split(" ");
      const found = await stores.ratings.sessionRating(TITLE, session);
      if (found !== Number(stars)) lost.push(line);
    }
    const [totals] = await stores.ratings.totals([TITLE]);
    // A writer can die between the commit and the word of it, with each rating under way.
    const unheard = (totals?.count ?? 0) - acknowledged.length;
    const totalsAgree = unheard >= 0 && unheard <= kills * AT_ONCE;
    return { kills, acknowledged: acknowledged.length, lost, totalsAgree };
  } finally {
    await stores.close();
  }
}
