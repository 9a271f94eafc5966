import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import type { Stores } from "../src/stores/stores.ts";

/** What came of killing writers. */
export interface KillReport {
  readonly kills: number;
  /** How many ratings the killed writers had been told were stored. */
  readonly acknowledged: number;
  /** Those of them that are not in the store as they were written: `session stars`. */
  readonly lost: readonly string[];
  /** Whether the title's total is that of the ratings that are there. */
  readonly totalsAgree: boolean;
}

const TITLE = { type: "movie", id: 603 } as const;
const WRITER = join(import.meta.dirname, "rating-writer.ts");

/**
 * Starts a writer of ratings and kills it with SIGKILL 20 to 120 ms after its first rating,
 * `kills` times, then looks for every rating that a writer had been told was stored.
 *
 * @param target the SQLite file or MongoDB address that the writers write to
 * @param open opens the same store, to look
 */
export async function killWhileRating(
  target: string,
  open: () => Stores,
  kills: number,
): Promise<KillReport> {
  const acknowledged: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    acknowledged.push(...(await killOneWriter(target)));
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
    // A writer can die between the commit and the line that tells of it: at most ten each time.
    const unheard = (totals?.count ?? 0) - acknowledged.length;
    const totalsAgree = unheard >= 0 && unheard <= kills * 10;
    return { kills, acknowledged: acknowledged.length, lost, totalsAgree };
  } finally {
    await stores.close();
  }
}

/** The lines of one writer up to its death. */
async function killOneWriter(target: string): Promise<string[]> {
  const writer = spawn(process.execPath, [WRITER, target], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(writer, "exit");
  const lines: string[] = [];
  const output = createInterface(writer.stdout).on("line", (line) => lines.push(line));
  const drained = once(output, "close");
  await Promise.race([once(output, "line"), exited]);
  await wait(20 + Math.random() * 100);
  if (!writer.kill("SIGKILL")) throw new Error("The writer ended before it was killed");
  await Promise.all([exited, drained]);
  // A line that the kill cut short tells of nothing.
  return lines.filter((line) => /^[0-9a-f-]{36} [1-5]$/.test(line));
}
