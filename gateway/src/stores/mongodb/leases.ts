import type { Db } from "mongodb";
import { leaseEnds } from "../lease-ends.ts";
import { leases } from "./availability-documents.ts";
import { isDuplicateKey } from "./connection.ts";

/**
 * Takes a lease that is free, has ended or is the holder's own.
 *
 * @param now in milliseconds since 1970
 * @param until when the lease ends, in milliseconds since 1970
 * @returns whether it was taken
 */
export async function takeLease(
  database: Db,
  name: string,
  holder: string,
  now: number,
  until: number,
): Promise<boolean> {
  const { from, to } = leaseEnds(now, until);
  try {
    await leases(database).updateOne(
      { _id: name, $or: [{ holder }, { until: { $lt: from } }, { until: { $gt: to } }] },
      { $set: { holder, until } },
      { upsert: true },
    );
    return true;
  } catch (error) {
    // The lease of another holder does not match, so that the upsert inserts a second one.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Ends a lease of the holder's own. */
export async function endLease(database: Db, name: string, holder: string): Promise<void> {
  await leases(database).deleteOne({ _id: name, holder });
}
