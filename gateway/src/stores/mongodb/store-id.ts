import { randomBytes } from "node:crypto";
import type { Db } from "mongodb";
import { INVENTED } from "../availability-store.ts";
import { availabilityChanges, catalogTitles, storeIdentity } from "./availability-documents.ts";
import { isDuplicateKey } from "./connection.ts";

export async function completeSince(database: Db): Promise<number | null> {
  const found = await storeIdentity(database).findOne({ _id: "availability" });
  return found?.completeSince ?? null;
}

export async function noteComplete(database: Db, at: number): Promise<void> {
  await storeId(database);
  const isOpen = { _id: "availability", completeSince: { $exists: false } } as const;
  await storeIdentity(database).updateOne(isOpen, { $set: { completeSince: at } });
}

/** Of several gateways that look first, one stores its id, and all read that one. */
export async function storeId(database: Db): Promise<string> {
  const identity = storeIdentity(database);
  const _id = "availability";
  const found = await identity.findOne({ _id });
  if (found !== null) return found.id;
  try {
    const id = randomBytes(8).toString("hex");
    await identity.insertOne({ _id, id });
    return id;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return storeId(database);
  }
}

export async function setSource(database: Db, source: string): Promise<string | null> {
  await storeId(database);
  const identity = storeIdentity(database);
  const { source: former = null } = (await identity.findOne({ _id: "availability" })) ?? {};
  if (former === source) return null;
  if (former !== INVENTED) {
    const observed = await catalogTitles(database).findOne({ firstCheckedAt: { $gte: 0 } });
    if (former !== null && observed !== null) return former;
    await identity.updateOne({ _id: "availability" }, { $set: { source } });
    return null;
  }
  await catalogTitles(database).deleteMany({});
  await availabilityChanges(database).deleteMany({});
  await identity.replaceOne(
    { _id: "availability" },
    { id: randomBytes(8).toString("hex"), source },
  );
  return former;
}
