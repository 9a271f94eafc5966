import type {
  AvailabilityChange,
  AvailabilityStore,
  CatalogStats,
  ChangeFilter,
  ChangeRange,
  ExportedTitle,
  LastKnownTitle,
  ObservationUpdate,
  ObservedTitle,
  OfferState,
} from "../availability-store.ts";
import { leaseEnds } from "../lease-ends.ts";
import { parseOffers } from "../stored-offers.ts";
import type { TitleKey } from "../../film-database/title-key.ts";
import {
  changesStatement,
  numberOrNull,
  type Row,
  toChange,
  toExportedTitle,
  toKey,
} from "./availability-rows.ts";
import { recordObservation } from "./record-observation.ts";
import type { SqliteAccess } from "./sqlite-access.ts";
import { availabilityStatements, type AvailabilityStatements } from "./availability-statements.ts";

/** The catalog, its availability and its changes in SQLite. */
export class SqliteAvailabilityStore implements AvailabilityStore {
  readonly #access: SqliteAccess;
  readonly #sql: AvailabilityStatements;

  constructor(access: SqliteAccess) {
    this.#access = access;
    this.#sql = availabilityStatements(access.database);
  }

  note(titles: readonly TitleKey[], at: number): Promise<void> {
    return this.#access.write(() => {
      for (const { type, id } of titles) this.#sql.note.run(type, id, at, at);
    });
  }

  async due(now: number, limit: number): Promise<TitleKey[]> {
    return this.#access.run(() => this.#sql.due.all(now, limit)).map(toKey);
  }

  async load({ type, id }: TitleKey): Promise<ObservedTitle | null> {
    return this.#access.run(() => {
      const row = this.#sql.title.get(type, id);
      if (row === undefined) return null;
      const offers = this.#sql.offers.all(type, id);
      return {
        title: { type, id },
        revision: Number(row["revision"]),
        checkedAt: numberOrNull(row["checked_at"]),
        emptySince: numberOrNull(row["empty_since"]),
        offers: new Map(
          offers.map((entry) => [String(entry["country"]), parseOffersText(entry["offers"])]),
        ),
      };
    });
  }

  postpone({ type, id }: TitleKey, dueAt: number): Promise<void> {
    return this.#access.write(() => this.#sql.postpone.run(dueAt, type, id));
  }

  async record(title: TitleKey, update: ObservationUpdate): Promise<boolean> {
    let stored = false;
    await this.#access.write(() => {
      stored = recordObservation(this.#sql, title, update);
    });
    return stored;
  }

  async recover(): Promise<void> {
    // A transaction leaves nothing to recover.
  }

  async changes(filter: ChangeFilter, range: ChangeRange): Promise<AvailabilityChange[]> {
    const { sql, values } = changesStatement(filter, range);
    return this.#access.run(() => this.#access.database.prepare(sql).all(...values)).map(toChange);
  }

  async changeBounds(): Promise<{ oldest: number; newest: number } | null> {
    const row = this.#access.run(() => this.#sql.bounds.get());
    if (row?.["oldest"] == null) return null;
    return { oldest: Number(row["oldest"]), newest: Number(row["newest"]) };
  }

  async storeId(): Promise<string> {
    return String(this.#access.run(() => this.#sql.storeId.get())?.["id"]);
  }

  async completeSince(): Promise<number | null> {
    const row = this.#access.run(() => this.#sql.completeSince.get());
    return numberOrNull(row?.["complete_since"]);
  }

  noteComplete(at: number): Promise<void> {
    return this.#access.write(() => this.#sql.noteComplete.run(at));
  }

  async offersIn(
    titles: readonly TitleKey[],
    country: string,
  ): Promise<(readonly OfferState[] | null)[]> {
    return this.#access.run(() =>
      titles.map(({ type, id }) => {
        const row = this.#sql.offersIn.get(country, type, id);
        if (row === undefined) return null;
        return row["offers"] === null ? [] : parseOffersText(row["offers"]);
      }),
    );
  }

  async lastKnown(titles: readonly TitleKey[]): Promise<(LastKnownTitle | null)[]> {
    return this.#access.run(() =>
      titles.map(({ type, id }) => {
        const row = this.#sql.title.get(type, id);
        if (row === undefined || row["checked_at"] === null) return null;
        return {
          name: String(row["name"]),
          year: numberOrNull(row["year"]),
          checkedAt: Number(row["checked_at"]),
        };
      }),
    );
  }

  async exportPage(
    country: string | null,
    after: TitleKey | null,
    limit: number,
  ): Promise<ExportedTitle[]> {
    const { type, id } = after ?? { type: "", id: 0 };
    return this.#access.run(() => {
      if (country !== null) {
        const rows = this.#sql.exportCountry.all(country, type, id, limit);
        return rows.map((row) => toExportedTitle(row, [[country, parseOffersText(row["offers"])]]));
      }
      return this.#sql.exportAll.all(type, id, limit).map((row) => {
        const key = toKey(row);
        const offers = this.#sql.offers
          .all(key.type, key.id)
          .map((entry): [string, OfferState[]] => [
            String(entry["country"]),
            parseOffersText(entry["offers"]),
          ]);
        return toExportedTitle(row, offers);
      });
    });
  }

  async stats(now: number): Promise<CatalogStats> {
    const row = this.#access.run(() => this.#sql.stats.get(now));
    return {
      known: Number(row?.["known"]),
      observed: Number(row?.["observed"]),
      due: Number(row?.["due"]),
      changes: Number(row?.["changes"]),
      observingSince: numberOrNull(row?.["observing_since"]),
    };
  }

  async observingSince(): Promise<number | null> {
    const row = this.#access.run(() => this.#sql.observingSince.get());
    return numberOrNull(row?.["first_checked_at"]);
  }

  forget(bounds: { changesBefore: number; wantedBefore: number; max: number }): Promise<void> {
    return this.#access.write(() => {
      this.#sql.forgetChanges.run(bounds.changesBefore);
      this.#sql.forgetUnwanted.run(bounds.wantedBefore);
      this.#sql.forgetBeyond.run(bounds.max);
    });
  }

  async takeLease(name: string, holder: string, now: number, until: number): Promise<boolean> {
    let taken = false;
    await this.#access.write(() => {
      const { from, to } = leaseEnds(now, until);
      taken = this.#sql.takeLease.run(name, holder, until, from, to).changes > 0;
    });
    return taken;
  }

  endLease(name: string, holder: string): Promise<void> {
    return this.#access.write(() => this.#sql.endLease.run(name, holder));
  }
}

function parseOffersText(text: Row[string] | undefined): OfferState[] {
  return parseOffers(JSON.parse(String(text)));
}
