import { setTimeout as wait } from "node:timers/promises";
import type { RatingTotals } from "../src/stores/rating-store.ts";
import type { Stores } from "../src/stores/stores.ts";
import { RatingLedger } from "./rating-ledger.ts";
import { interruption } from "./scale.ts";
import type { Writer } from "./writers.ts";

/** What came of killing writers. */
export interface KillReport {
  readonly kills: number;
  /** How many ratings and removals the killed writers had acknowledged. */
  readonly acknowledged: number;
  /** Sessions whose rating is neither the acknowledged one nor one sent after it. */
  readonly lost: readonly string[];
  /** Whether the title's totals, read first, are those of the ratings. */
  readonly totalsAgree: boolean;
}

/** So many kills pass between two lines that tell how far it is. */
const PROGRESS = 100;
const TITLE = { type: "movie", id: 603 } as const;

/**
 * Starts a writer of ratings and kills it with SIGKILL 20 to 120 ms after its second rating,
 * `kills` times, then looks for every rating that was acknowledged.
 *
 * @param start starts a writer, which enters what it does into the ledger; all write to the same store
 * @param open opens that store, to look
 */
export async function killWhileRating(
  start: (ledger: RatingLedger) => Promise<Writer>,
  open: () => Stores | Promise<Stores>,
  kills: number,
): Promise<KillReport> {
  const ledger = new RatingLedger();
  let killed = 0;
  while (killed < kills && !interruption.signal.aborted) {
    const writer = await start(ledger);
    await writer.underWay;
    await wait(20 + Math.random() * 100);
    await writer.kill();
    killed += 1;
    if (killed % PROGRESS === 0) console.log(`  ${killed} writers killed`);
  }
  const stores = await open();
  try {
    const [totals] = await stores.ratings.totals([TITLE]);
    const lost: string[] = [];
    const stored: number[] = [];
    for (const { session, stars } of ledger.possibilities()) {
      const found = (await stores.ratings.sessionRating(TITLE, session)) ?? 0;
      if (!stars.has(found)) lost.push(session);
      if (found > 0) stored.push(found);
    }
    const totalsAgree = totals !== undefined && areTotalsOf(totals, stored);
    return { kills: killed, acknowledged: ledger.acknowledged, lost, totalsAgree };
  } finally {
    await stores.close();
  }
}

function areTotalsOf({ average, count }: RatingTotals, stars: readonly number[]): boolean {
  const sum = stars.reduce((total, given) => total + given, 0);
  return count === stars.length && Math.round((average ?? 0) * count) === sum;
}
