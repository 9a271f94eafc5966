import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "mongodb";
import type { Stars } from "../rating-store.ts";
import { titleKeyText, type TitleKey } from "../../film-database/title-key.ts";
import { isDuplicateKey } from "./connection.ts";
import {
  ratings,
  ratingTotals,
  starsIn,
  type GivenStars,
  type TotalsDocument,
} from "./rating-documents.ts";

/** How often to try while other gateways write to the same title; one of them succeeds each time. */
const COMMIT_ATTEMPTS = 60;
/** The longest wait before another attempt, in milliseconds. */
const MAX_WAIT_MS = 40;
/** How often an upsert that lost a race is repeated. After the first loss the document is there. */
const UPSERT_ATTEMPTS = 5;

/**
 * Stores and counts ratings of one title with one update of one document, so that they are stored and
 * counted both or not at all: the title's totals take the ratings with them, as a log. Applying the
 * log is left to the caller, and where that does not come to it, to the title's next writer.
 *
 * @param given the stars by session; 0 takes a rating back
 * @returns the totals whose log is to be applied; null when the ratings are as they were
 */
export async function commitRatings(
  database: Db,
  title: TitleKey,
  given: ReadonlyMap<string, Stars | 0>,
): Promise<TotalsDocument | null> {
  for (let attempt = 1; attempt <= COMMIT_ATTEMPTS; attempt += 1) {
    const totals = await settledTotals(database, title);
    const next = countIn(totals, given, await starsBefore(database, title, [...given.keys()]));
    if (next === null) return null;
    const { matchedCount } = await ratingTotals(database).updateOne(
      { _id: totals._id, revision: totals.revision },
      { $set: { stars: next.stars, count: next.count, revision: next.revision, log: next.log } },
    );
    if (matchedCount === 1) return next;
    await wait(Math.random() * Math.min(attempt * 2, MAX_WAIT_MS));
  }
  throw new Error(`Ratings of ${titleKeyText(title)} are written by too many at a time`);
}

/**
 * Writes the log of a title's totals to its ratings, and empties it. Repeating it does no harm, nor does
 * coming late or doing it in two processes: of what is written to a rating, the greatest revision stays.
 */
export async function applyLog(
  database: Db,
  { type, id }: TitleKey,
  { _id, revision, log }: TotalsDocument,
): Promise<void> {
  const writes = log.map(({ session, stars }) => ({
    updateOne: {
      filter: { type, id, session },
      update: {
        $max: { given: { revision, stars } },
        ...(stars === 0 && { $currentDate: { removedAt: true as const } }),
      },
      upsert: true,
    },
  }));
  for (let attempt = 1; ; attempt += 1) {
    try {
      await ratings(database).bulkWrite(writes, { ordered: false });
      break;
    } catch (error) {
      // Two upserts of one new rating can both decide to insert; the index refuses the second.
      if (!isDuplicateKey(error) || attempt === UPSERT_ATTEMPTS) throw error;
    }
  }
  await ratingTotals(database).updateOne({ _id, revision }, { $set: { log: [] } });
}

/** A title's totals with an empty log: every rating that they count is in `ratings`. */
async function settledTotals(database: Db, title: TitleKey): Promise<TotalsDocument> {
  const _id = titleKeyText(title);
  const totals =
    (await ratingTotals(database).findOne({ _id })) ??
    (await ratingTotals(database).findOneAndUpdate(
      { _id },
      { $setOnInsert: { stars: 0, count: 0, revision: 0, log: [] } },
      { upsert: true, returnDocument: "after" },
    ));
  if (totals === null) throw new Error(`${_id} has no totals`);
  if (totals.log.length > 0) await applyLog(database, title, totals);
  return { ...totals, log: [] };
}

/** By session; one query each, since a title's ratings are found by session alone. */
async function starsBefore(
  database: Db,
  { type, id }: TitleKey,
  sessions: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await Promise.all(
    sessions.map((session) => ratings(database).findOne({ type, id, session })),
  );
  return new Map(sessions.map((session, index) => [session, starsIn(found[index] ?? null)]));
}

function countIn(
  totals: TotalsDocument,
  given: ReadonlyMap<string, Stars | 0>,
  before: ReadonlyMap<string, number>,
): TotalsDocument | null {
  const log: GivenStars[] = [];
  let { stars, count } = totals;
  for (const [session, now] of given) {
    const then = before.get(session) ?? 0;
    if (now === then) continue;
    log.push({ session, stars: now });
    stars += now - then;
    count += Number(now > 0) - Number(then > 0);
  }
  return log.length === 0 ? null : { ...totals, stars, count, revision: totals.revision + 1, log };
}
