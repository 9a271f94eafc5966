import { randomBytes } from "node:crypto";
import type { Db } from "mongodb";
import type {
  AvailabilityChange,
  AvailabilityStore,
  CatalogueFigures,
  ChangeFilter,
  ChangeRange,
  ExportedTitle,
  ObservationUpdate,
  ObservedTitle,
  OfferState,
} from "../availability-store.ts";
import { serializeOffers, parseOffers } from "../stored-offers.ts";
import { titleKeyText, type TitleKey } from "../title-key.ts";
import {
  availabilityChanges,
  catalogueTitles,
  changeQuery,
  leases,
  storeIdentity,
  toChange,
  toExportedTitle,
  toObservedTitle,
} from "./availability-documents.ts";
import { isDuplicateKey, type MongoConnection } from "./connection.ts";
import { publishChanges } from "./publish-changes.ts";

const DELETED_AT_ONCE = 1000;

/**
 * The catalogue, its availability and its changes in MongoDB. A title is one document, which takes an
 * observation and its changes in one update; the changes are then copied to a collection of their own
 * (an outbox). So it needs no transactions, which a single server does not have.
 */
export class MongoAvailabilityStore implements AvailabilityStore {
  readonly #connection: MongoConnection;

  constructor(connection: MongoConnection) {
    this.#connection = connection;
  }

  async note(titles: readonly TitleKey[], at: number): Promise<void> {
    if (titles.length === 0) return;
    await this.#connection.use(async (database) => {
      await catalogueTitles(database).bulkWrite(
        titles.map(({ type, id }) => ({
          updateOne: {
            filter: { _id: titleKeyText({ type, id }) },
            update: { $max: { wantedAt: at }, $setOnInsert: newTitle({ type, id }, at) },
            upsert: true,
          },
        })),
        { ordered: false },
      );
    });
  }

  due(now: number, limit: number): Promise<TitleKey[]> {
    return this.#connection.use(async (database) => {
      const found = await catalogueTitles(database)
        .find({ dueAt: { $lte: now } }, { projection: { type: 1, id: 1 } })
        .sort({ dueAt: 1 })
        .limit(limit)
        .toArray();
      return found.map(({ type, id }) => ({ type, id }));
    });
  }

  load(title: TitleKey): Promise<ObservedTitle | null> {
    return this.#connection.use(async (database) => {
      const found = await catalogueTitles(database).findOne({ _id: titleKeyText(title) });
      return found === null ? null : toObservedTitle(found);
    });
  }

  postpone(title: TitleKey, dueAt: number): Promise<void> {
    return this.#connection.use(async (database) => {
      await catalogueTitles(database).updateOne({ _id: titleKeyText(title) }, { $set: { dueAt } });
    });
  }

  record(title: TitleKey, update: ObservationUpdate): Promise<boolean> {
    return this.#connection.use((database) => record(database, title, update));
  }

  recover(): Promise<void> {
    return this.#connection.use(async (database) => {
      const left = catalogueTitles(database).find(
        { "unpublished.key": { $exists: true } },
        { projection: { revision: 1, unpublished: 1 } },
      );
      for await (const { _id, revision, unpublished } of left) {
        await publishChanges(database, _id, revision, unpublished ?? []);
      }
    });
  }

  changes(filter: ChangeFilter, range: ChangeRange): Promise<AvailabilityChange[]> {
    const sequence =
      "since" in range
        ? { _id: { $gt: range.since } }
        : range.before === null
          ? {}
          : { _id: { $lt: range.before } };
    return this.#connection.use(async (database) => {
      const found = await availabilityChanges(database)
        .find({ ...changeQuery(filter), ...sequence })
        .sort({ _id: "since" in range ? 1 : -1 })
        .limit(range.limit)
        .toArray();
      return found.map(toChange);
    });
  }

  changeBounds(): Promise<{ oldest: number; newest: number } | null> {
    return this.#connection.use((database) => bounds(database));
  }

  storeId(): Promise<string> {
    return this.#connection.use((database) => storeId(database));
  }

  async offersIn(
    titles: readonly TitleKey[],
    country: string,
  ): Promise<(readonly OfferState[] | null)[]> {
    const found = await this.#connection.use((database) =>
      catalogueTitles(database)
        .find(
          { _id: { $in: titles.map(titleKeyText) }, checkedAt: { $ne: null } },
          { projection: { [`offers.${country}`]: 1 } },
        )
        .toArray(),
    );
    const byTitle = new Map(found.map(({ _id, offers }) => [_id, offers?.[country] ?? {}]));
    return titles.map((title) => {
      const stored = byTitle.get(titleKeyText(title));
      return stored === undefined ? null : parseOffers(stored);
    });
  }

  exportPage(
    country: string | null,
    after: TitleKey | null,
    limit: number,
  ): Promise<ExportedTitle[]> {
    const behind =
      after === null
        ? {}
        : { $or: [{ type: { $gt: after.type } }, { type: after.type, id: { $gt: after.id } }] };
    const there = country === null ? { "countries.0": { $exists: true } } : { countries: country };
    return this.#connection.use(async (database) => {
      const cursor = catalogueTitles(database)
        .find({ ...there, ...behind })
        .sort({ type: 1, id: 1 })
        .limit(limit);
      if (country !== null) {
        const fields = ["type", "id", "name", "imdbId", "wikidataId", "checkedAt"];
        cursor.project(Object.fromEntries([...fields, `offers.${country}`].map((f) => [f, 1])));
      }
      return (await cursor.toArray()).map(toExportedTitle);
    });
  }

  figures(now: number): Promise<CatalogueFigures> {
    return this.#connection.use(async (database) => {
      const titles = catalogueTitles(database);
      const [known, observed, due, changes, since] = await Promise.all([
        titles.countDocuments(),
        titles.countDocuments({ checkedAt: { $ne: null } }),
        titles.countDocuments({ dueAt: { $lte: now } }),
        bounds(database),
        observingSince(database),
      ]);
      return {
        known,
        observed,
        due,
        changes: changes === null ? 0 : changes.newest - changes.oldest + 1,
        observingSince: since,
      };
    });
  }

  observingSince(): Promise<number | null> {
    return this.#connection.use((database) => observingSince(database));
  }

  forget(limits: { changesBefore: number; wantedBefore: number; most: number }): Promise<void> {
    return this.#connection.use(async (database) => {
      const newest = (await bounds(database))?.newest;
      if (newest !== undefined) {
        // The newest one stays: the next sequence is counted from it.
        await availabilityChanges(database).deleteMany({
          observedAt: { $lt: limits.changesBefore },
          _id: { $lt: newest },
        });
      }
      const titles = catalogueTitles(database);
      const published = { "unpublished.key": { $exists: false } };
      await titles.deleteMany({ wantedAt: { $lt: limits.wantedBefore }, ...published });
      for (;;) {
        const beyond = await titles
          .find(published, { projection: { _id: 1 } })
          .sort({ wantedAt: -1, type: 1, id: 1 })
          .skip(limits.most)
          .limit(DELETED_AT_ONCE)
          .toArray();
        if (beyond.length === 0) return;
        await titles.deleteMany({ _id: { $in: beyond.map(({ _id }) => _id) } });
      }
    });
  }

  takeLease(name: string, holder: string, now: number, until: number): Promise<boolean> {
    return this.#connection.use(async (database) => {
      try {
        await leases(database).updateOne(
          { _id: name, $or: [{ holder }, { until: { $lte: now } }] },
          { $set: { holder, until } },
          { upsert: true },
        );
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    });
  }

  endLease(name: string, holder: string): Promise<void> {
    return this.#connection.use(async (database) => {
      await leases(database).deleteOne({ _id: name, holder });
    });
  }
}

async function record(
  database: Db,
  title: TitleKey,
  { revision, checkedAt, emptySince, label, offers, changes, observedAt, dueAt }: ObservationUpdate,
): Promise<boolean> {
  const titles = catalogueTitles(database);
  const _id = titleKeyText(title);
  const before = await titles.findOne(
    { _id, revision },
    { projection: { countries: 1, unpublished: 1, firstCheckedAt: 1 } },
  );
  if (before === null) return false;
  if (before.unpublished) {
    await publishChanges(database, _id, revision, before.unpublished);
  }
  const countries = new Set(before.countries);
  const set: Record<string, unknown> = {};
  const unset: Record<string, ""> = {};
  for (const [country, list] of offers) {
    if (list.length > 0) {
      countries.add(country);
      set[`offers.${country}`] = serializeOffers(list);
    } else {
      countries.delete(country);
      unset[`offers.${country}`] = "";
    }
  }
  const { name, imdbId, wikidataId, year, posterPath } = label;
  const unpublished = changes.map((change, index) => ({
    ...change,
    ...title,
    key: `${_id}:${observedAt}:${index}`,
    name,
    year,
    posterPath,
    observedAt,
  }));
  const { matchedCount } = await titles.updateOne(
    { _id, revision },
    {
      $set: {
        ...set,
        name,
        imdbId,
        wikidataId,
        dueAt,
        checkedAt,
        emptySince,
        ...(unpublished.length > 0 && { unpublished }),
        countries: [...countries],
        firstCheckedAt: before.firstCheckedAt ?? checkedAt,
      },
      ...(Object.keys(unset).length > 0 && { $unset: unset }),
      $inc: { revision: 1 },
    },
  );
  if (matchedCount === 0) return false;
  if (unpublished.length > 0) await publishChanges(database, _id, revision + 1, unpublished);
  return true;
}

async function observingSince(database: Db): Promise<number | null> {
  const first = await catalogueTitles(database)
    .find({ firstCheckedAt: { $gte: 0 } }, { projection: { firstCheckedAt: 1 } })
    .sort({ firstCheckedAt: 1 })
    .limit(1)
    .next();
  return first?.firstCheckedAt ?? null;
}

/** Of several gateways that look first, one stores its id, and all read that one. */
async function storeId(database: Db): Promise<string> {
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

async function bounds(database: Db): Promise<{ oldest: number; newest: number } | null> {
  const end = (direction: 1 | -1) =>
    availabilityChanges(database)
      .find({}, { projection: { _id: 1 } })
      .sort({ _id: direction })
      .limit(1)
      .next();
  const [oldest, newest] = await Promise.all([end(1), end(-1)]);
  return oldest === null || newest === null ? null : { oldest: oldest._id, newest: newest._id };
}

/** A title that enters the catalogue, without the moment it was wanted. */
function newTitle({ type, id }: TitleKey, at: number) {
  return {
    type,
    id,
    dueAt: at,
    revision: 0,
    firstCheckedAt: null,
    checkedAt: null,
    emptySince: null,
    name: "",
    imdbId: null,
    wikidataId: null,
    countries: [],
    offers: {},
  };
}
