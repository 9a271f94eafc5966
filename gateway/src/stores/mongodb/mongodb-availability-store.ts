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
  MAX_DUE_MS,
} from "../availability-store.ts";
import { parseOffers } from "../stored-offers.ts";
import { titleKeyText, type TitleKey } from "../../film-database/title-key.ts";
import {
  availabilityChanges,
  catalogTitles,
  changeQuery,
  toChange,
  toExportedTitle,
  toObservedTitle,
} from "./availability-documents.ts";
import { stats, observingSince } from "./catalog-stats.ts";
import { changeBounds } from "./change-bounds.ts";
import type { MongoConnection } from "./connection.ts";
import { forgetChanges, forgetTitles } from "./forget.ts";
import { endLease, takeLease } from "./leases.ts";
import { noteTitles } from "./note-titles.ts";
import { publishChanges } from "./publish-changes.ts";
import { recordObservation } from "./record-observation.ts";
import { completeSince, noteComplete, storeId, setSource } from "./store-id.ts";

/**
 * The catalog, its availability and its changes in MongoDB. A title is one document, which takes an
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
    await this.#connection.use((database) => noteTitles(database, titles, at));
  }

  due(now: number, limit: number): Promise<TitleKey[]> {
    return this.#connection.use(async (database) => {
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
    return this.#connection.use(async (database) => {
      const found = await catalogTitles(database).findOne({ _id: titleKeyText(title) });
      return found === null ? null : toObservedTitle(found);
    });
  }

  setSource(source: string): Promise<string | null> {
    return this.#connection.use((database) => setSource(database, source));
  }

  postpone(title: TitleKey, dueAt: number): Promise<void> {
    return this.#connection.use(async (database) => {
      await catalogTitles(database).updateOne({ _id: titleKeyText(title) }, { $set: { dueAt } });
    });
  }

  record(title: TitleKey, update: ObservationUpdate): Promise<boolean> {
    return this.#connection.use((database) => recordObservation(database, title, update));
  }

  recover(): Promise<void> {
    return this.#connection.use(async (database) => {
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
    return this.#connection.use((database) => changeBounds(database));
  }

  storeId(): Promise<string> {
    return this.#connection.use((database) => storeId(database));
  }

  completeSince(): Promise<number | null> {
    return this.#connection.use((database) => completeSince(database));
  }

  noteComplete(at: number): Promise<void> {
    return this.#connection.use((database) => noteComplete(database, at));
  }

  async offersIn(
    titles: readonly TitleKey[],
    country: string,
  ): Promise<(readonly OfferState[] | null)[]> {
    const found = await this.#connection.use((database) =>
      catalogTitles(database)
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

  async lastKnown(titles: readonly TitleKey[]): Promise<(LastKnownTitle | null)[]> {
    const found = await this.#connection.use((database) =>
      catalogTitles(database)
        .find(
          { _id: { $in: titles.map(titleKeyText) }, checkedAt: { $ne: null } },
          { projection: { name: 1, year: 1, checkedAt: 1 } },
        )
        .toArray(),
    );
    const byTitle = new Map(found.map((title) => [title._id, title]));
    return titles.map((key) => {
      const { name, year = null, checkedAt } = byTitle.get(titleKeyText(key)) ?? {};
      return name === undefined || checkedAt == null ? null : { name, year, checkedAt };
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
      const cursor = catalogTitles(database)
        .find({ ...there, ...behind })
        .sort({ type: 1, id: 1 })
        .limit(limit);
      if (country !== null) {
        const fields = ["type", "id", "name", "imdbId", "wikidataId", "year", "checkedAt"];
        cursor.project(Object.fromEntries([...fields, `offers.${country}`].map((f) => [f, 1])));
      }
      return (await cursor.toArray()).map(toExportedTitle);
    });
  }

  stats(now: number): Promise<CatalogStats> {
    return this.#connection.use((database) => stats(database, now));
  }

  observingSince(): Promise<number | null> {
    return this.#connection.use((database) => observingSince(database));
  }

  forget(limits: { changesBefore: number; wantedBefore: number; max: number }): Promise<void> {
    return this.#connection.use(async (database) => {
      await forgetChanges(database, limits.changesBefore);
      await forgetTitles(database, limits);
    });
  }

  takeLease(name: string, holder: string, now: number, until: number): Promise<boolean> {
    return this.#connection.use((database) => takeLease(database, name, holder, now, until));
  }

  endLease(name: string, holder: string): Promise<void> {
    return this.#connection.use((database) => endLease(database, name, holder));
  }
}
