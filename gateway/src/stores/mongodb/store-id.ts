import { randomBytes } from "node:crypto";
import type { Db } from "mongodb";
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

/** Copies, to collections of their own, and deletes what was observed of another film database. */
export async function setSource(database: Db, source: string): Promise<string | null> {
  await storeId(database);
  const identity = storeIdentity(database);
  const found = await identity.findOne({ _id: "availability" });
  if (found?.source === source) return null;
  const former = found?.source;
  const suffix = `_${former}_${Date.now()}`;
  if (former !== undefined) {
    for (const name of [catalogTitles(database), availabilityChanges(database)].map(
      ({ collectionName }) => collectionName,
    )) {
      const collection = database.collection(name);
      await collection.aggregate([{ $out: name + suffix }]).toArray();
      await collection.deleteMany({});
    }
  }
  const id = former === undefined ? found?.id : randomBytes(8).toString("hex");
  await identity.replaceOne(
    { _id: "availability" },
    {
      id: id ?? randomBytes(8).toString("hex"),
      source,
      ...(former === undefined && found?.completeSince && { completeSince: found.completeSince }),
    },
  );
  return former === undefined ? null : `the collections that end in ${suffix}`;
}
