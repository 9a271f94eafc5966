import type { Db } from "mongodb";
import {
  type AvailabilityChange,
  type AvailabilityStore,
  type CatalogStats,
  type ChangeFilter,
  type ChangeRange,
  type ExportedTitle,
  type LastKnownTitle,
  type ObservationUpdate,
  type ObservedTitle,
  type OfferState,
  leaseEnds,
  MAX_DUE_MS,
} from "../availability-store.ts";
import { parseOffers } from "../stored-offers.ts";
import { titleKeyText, type TitleKey } from "../../film-database/records/title.ts";
import {
  availabilityChanges,
  catalogTitles,
  changeQuery,
  leases,
  newTitle,
  type TitleDocument,
  toChange,
  toExportedTitle,
  toObservedTitle,
} from "./availability-documents.ts";
import { isDuplicateKey, type MongoConnection } from "./connection.ts";
import { publishChanges, recordObservation } from "./record-observation.ts";
import { completeSince, noteComplete, storeId, setSource } from "./store-id.ts";

const DELETED_AT_ONCE = 1000;

/**
 * The catalog, its availability and its changes in MongoDB. A title is one document, which takes an
 * observation and its changes in one update; the changes are then copied to a collection of their own
 * (an outbox). So it needs no transactions, which a single server does not have.
 */
export class MongoAvailabilityStore implements AvailabilityStore {
  readonly #use: MongoConnection["use"];

  constructor(connection: MongoConnection) {
    this.#use = connection.use.bind(connection);
  }

  async note(titles: readonly TitleKey[], at: number): Promise<void> {
    if (titles.length === 0) return;
    const writes = titles.map(({ type, id }) => ({
      updateOne: {
        filter: { _id: titleKeyText({ type, id }) },
        update: { $set: { wantedAt: at }, $setOnInsert: newTitle({ type, id }, at) },
        upsert: true,
      },
    }));
    await this.#use((database) => catalogTitles(database).bulkWrite(writes, { ordered: false }));
  }

  due(now: number, limit: number): Promise<TitleKey[]> {
    return this.#use(async (database) => {
      const found = await catalogTitles(database)
        .find(
          { $or: [{ dueAt: { $lte: now } }, { dueAt: { $gt: now + MAX_DUE_MS } }] },
          { projection: { type: 1, id: 1 } },
        )
        .sort({ dueAt: 1 })
        .limit(limit)
        .toArray();
      return found.map(({ type, id }) => ({ type, id }));
    });
  }

  load(title: TitleKey): Promise<ObservedTitle | null> {
    return this.#use(async (database) => {
      const found = await catalogTitles(database).findOne({ _id: titleKeyText(title) });
      return found === null ? null : toObservedTitle(found);
    });
  }

  setSource(source: string): Promise<string | null> {
    return this.#use((database) => setSource(database, source));
  }

  async postpone(title: TitleKey, dueAt: number): Promise<void> {
    const filter = { _id: titleKeyText(title) };
    await this.#use((database) => catalogTitles(database).updateOne(filter, { $set: { dueAt } }));
  }

  record(title: TitleKey, update: ObservationUpdate): Promise<boolean> {
    return this.#use((database) => recordObservation(database, title, update));
  }

  recover(): Promise<void> {
    return this.#use(async (database) => {
      const left = catalogTitles(database).find(
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
    return this.#use(async (database) => {
      const found = await availabilityChanges(database)
        .find({ ...changeQuery(filter), ...sequence })
        .sort({ _id: "since" in range ? 1 : -1 })
        .limit(range.limit)
        .toArray();
      return found.map(toChange);
    });
  }

  changeBounds(): Promise<{ oldest: number; newest: number } | null> {
    return this.#use(changeBounds);
  }

  storeId(): Promise<string> {
    return this.#use(storeId);
  }

  completeSince(): Promise<number | null> {
    return this.#use(completeSince);
  }

  noteComplete(at: number): Promise<void> {
    return this.#use((database) => noteComplete(database, at));
  }

  async offersIn(
    titles: readonly TitleKey[],
    country: string,
  ): Promise<(readonly OfferState[] | null)[]> {
    const byTitle = await this.#observed(titles, `offers.${country}`);
    return titles.map((title) => {
      const found = byTitle.get(titleKeyText(title));
      return found === undefined ? null : parseOffers(found.offers?.[country]);
    });
  }

  async lastKnown(titles: readonly TitleKey[]): Promise<(LastKnownTitle | null)[]> {
    const byTitle = await this.#observed(titles, "name", "year", "checkedAt");
    return titles.map((key) => {
      const { name, year = null, checkedAt } = byTitle.get(titleKeyText(key)) ?? {};
      return name === undefined || checkedAt == null ? null : { name, year, checkedAt };
    });
  }

  async #observed(titles: readonly TitleKey[], ...fields: readonly string[]) {
    const found = await this.#use((database) =>
      catalogTitles(database)
        .find({ _id: { $in: titles.map(titleKeyText) }, checkedAt: { $ne: null } })
        .project<Partial<TitleDocument> & { _id: string }>(toProjection(fields))
        .toArray(),
    );
    return new Map(found.map((title) => [title._id, title]));
  }

  exportPage(country: string, after: TitleKey | null, limit: number): Promise<ExportedTitle[]> {
    const fields = ["type", "id", "name", "imdbId", "wikidataId", "year", "checkedAt"];
    const behind =
      after === null
        ? {}
        : { $or: [{ type: { $gt: after.type } }, { type: after.type, id: { $gt: after.id } }] };
    return this.#use(async (database) => {
      const titles = await catalogTitles(database)
        .find({ countries: country, ...behind })
        .project<TitleDocument>(toProjection([...fields, `offers.${country}`]))
        .sort({ type: 1, id: 1 })
        .limit(limit)
        .toArray();
      return titles.map(toExportedTitle);
    });
  }

  stats(now: number): Promise<CatalogStats> {
    return this.#use(async (database) => {
      const titles = catalogTitles(database);
      const [known, observed, due, changes, since] = await Promise.all([
        titles.countDocuments(),
        titles.countDocuments({ checkedAt: { $ne: null } }),
        titles.countDocuments({ dueAt: { $lte: now } }),
        changeBounds(database),
        observingSince(database),
      ]);
      const stored = changes === null ? 0 : changes.newest - changes.oldest + 1;
      return { known, observed, due, changes: stored, observingSince: since };
    });
  }

  observingSince(): Promise<number | null> {
    return this.#use(observingSince);
  }

  forget(bounds: { changesBefore: number; wantedBefore: number; max: number }): Promise<void> {
    return this.#use(async (database) => {
      const newest = (await changeBounds(database))?.newest ?? 0;
      // The newest one stays: the next sequence is counted from it.
      const forgotten = { observedAt: { $lt: bounds.changesBefore }, _id: { $lt: newest } };
      await availabilityChanges(database).deleteMany(forgotten);
      const titles = catalogTitles(database);
      const published = { "unpublished.key": { $exists: false } };
      await titles.deleteMany({ wantedAt: { $lt: bounds.wantedBefore }, ...published });
      for (;;) {
        const beyond = await titles
          .find(published, { projection: { _id: 1 } })
          .sort({ wantedAt: -1, type: 1, id: 1 })
          .skip(bounds.max)
          .limit(DELETED_AT_ONCE)
          .toArray();
        if (beyond.length === 0) return;
        await titles.deleteMany({ _id: { $in: beyond.map(({ _id }) => _id) } });
      }
    });
  }

  takeLease(name: string, holder: string, now: number, until: number): Promise<boolean> {
    const { from, to } = leaseEnds(now, until);
    return this.#use(async (database) => {
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
    });
  }

  async endLease(name: string, holder: string): Promise<void> {
    await this.#use((database) => leases(database).deleteOne({ _id: name, holder }));
  }
}

const toProjection = (fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, 1]));

async function changeBounds(database: Db): Promise<{ oldest: number; newest: number } | null> {
  const end = (direction: 1 | -1) =>
    availabilityChanges(database)
      .find({}, { projection: { _id: 1 } })
      .sort({ _id: direction })
      .limit(1)
      .next();
  const [oldest, newest] = await Promise.all([end(1), end(-1)]);
  return oldest === null || newest === null ? null : { oldest: oldest._id, newest: newest._id };
}

async function observingSince(database: Db): Promise<number | null> {
  const first = await catalogTitles(database)
    .find({ firstCheckedAt: { $gte: 0 } }, { projection: { firstCheckedAt: 1 } })
    .sort({ firstCheckedAt: 1 })
    .limit(1)
    .next();
  return first?.firstCheckedAt ?? null;
}
