import type { SQLTagStore } from "node:sqlite";
import type { TitleKey } from "../../film-database/records/title.ts";
import {
  type AvailabilityChange,
  type AvailabilityStore,
  type CatalogStats,
  type ChangeFilter,
  type ChangeRange,
  type ExportedTitle,
  type LastKnownTitle,
  INVENTED,
  type ObservationUpdate,
  type ObservedTitle,
  type OfferState,
  leaseEnds,
  MAX_DUE_MS,
} from "../availability-store.ts";
import { parseOffers, serializeOffers } from "../stored-offers.ts";
import {
  changesStatement,
  numberOrNull,
  type Row,
  toChange,
  toExportedTitle,
  toKey,
} from "./availability-rows.ts";
import type { SqliteAccess } from "./database.ts";

export class SqliteAvailabilityStore implements AvailabilityStore {
  readonly #access: SqliteAccess;

  constructor(access: SqliteAccess) {
    this.#access = access;
  }

  async note(titles: readonly TitleKey[], at: number): Promise<void> {
    this.#access.transaction((sql) =>
      titles.map(
        ({ type, id }) => sql.run`
          INSERT INTO catalogue_title (title_type, title_id, wanted_at, due_at)
          VALUES (${type}, ${id}, ${at}, ${at})
          ON CONFLICT DO UPDATE SET wanted_at = excluded.wanted_at`,
      ),
    );
  }

  async due(now: number, limit: number): Promise<TitleKey[]> {
    const rows = this.#access.run(
      (sql) => sql.all`SELECT title_type, title_id FROM catalogue_title
        WHERE due_at <= ${now} OR due_at > ${now + MAX_DUE_MS} ORDER BY due_at LIMIT ${limit}`,
    );
    return rows.map(toKey);
  }

  async load(title: TitleKey): Promise<ObservedTitle | null> {
    return this.#access.run((sql) => {
      const row = selectTitle(sql, title);
      if (row === undefined) return null;
      return {
        title,
        revision: Number(row["revision"]),
        checkedAt: numberOrNull(row["checked_at"]),
        emptySince: numberOrNull(row["empty_since"]),
        offers: new Map(selectOffers(sql, title)),
      };
    });
  }

  async setSource(source: string): Promise<string | null> {
    const isObserved = (await this.observingSince()) !== null;
    return this.#access.transaction((sql) => {
      const former = sql.get`SELECT source FROM store_identity`?.["source"] ?? null;
      if (former === source) return null;
      if (former !== null && former !== INVENTED && isObserved) return String(former);
      if (former === INVENTED) {
        void sql.run`DELETE FROM catalogue_title`;
        void sql.run`DELETE FROM availability_change`;
        void sql.run`UPDATE store_identity
          SET id = lower(hex(randomblob(8))), complete_since = NULL`;
      }
      void sql.run`UPDATE store_identity SET source = ${source}`;
      return former === INVENTED ? former : null;
    });
  }

  async postpone({ type, id }: TitleKey, dueAt: number): Promise<void> {
    this.#access.run(
      (sql) => sql.run`UPDATE catalogue_title SET due_at = ${dueAt}
        WHERE title_type = ${type} AND title_id = ${id}`,
    );
  }

  async record({ type, id }: TitleKey, update: ObservationUpdate): Promise<boolean> {
    const { checkedAt, emptySince, label, dueAt, revision } = update;
    const { name, imdbId, wikidataId, year, posterPath } = label;
    return this.#access.transaction((sql) => {
      const { changes } = sql.run`UPDATE catalogue_title
        SET first_checked_at = coalesce(first_checked_at, ${checkedAt}), checked_at = ${checkedAt},
            empty_since = ${emptySince}, name = ${name}, imdb_id = ${imdbId},
            wikidata_id = ${wikidataId}, year = ${year}, due_at = ${dueAt}, revision = revision + 1
        WHERE title_type = ${type} AND title_id = ${id} AND revision = ${revision}`;
      if (changes === 0) return false;
      for (const [country, offers] of update.offers) {
        if (offers.length === 0) {
          void sql.run`DELETE FROM title_offers
            WHERE title_type = ${type} AND title_id = ${id} AND country = ${country}`;
        } else {
          void sql.run`INSERT INTO title_offers
            VALUES (${type}, ${id}, ${country}, ${JSON.stringify(serializeOffers(offers))})
            ON CONFLICT DO UPDATE SET offers = excluded.offers`;
        }
      }
      for (const { country, provider, kind, change } of update.changes) {
        void sql.run`INSERT INTO availability_change
          (title_type, title_id, name, year, poster_path, country, provider, kind, change,
           observed_at, previously_observed_at)
          VALUES (${type}, ${id}, ${name}, ${year}, ${posterPath}, ${country}, ${provider}, ${kind},
            ${change}, ${update.observedAt}, ${update.previouslyObservedAt})`;
      }
      return true;
    });
  }

  async recover(): Promise<void> {
    // A transaction leaves nothing to recover.
  }

  async changes(filter: ChangeFilter, range: ChangeRange): Promise<AvailabilityChange[]> {
    const { sql: text, values } = changesStatement(filter, range);
    return this.#access.run((sql) => sql.db.prepare(text).all(...values)).map(toChange);
  }

  async changeBounds(): Promise<{ oldest: number; newest: number } | null> {
    const row = this.#access.run(
      (sql) => sql.get`SELECT (SELECT min(sequence) FROM availability_change) AS oldest,
                              (SELECT max(sequence) FROM availability_change) AS newest`,
    );
    if (row?.["oldest"] == null) return null;
    return { oldest: Number(row["oldest"]), newest: Number(row["newest"]) };
  }

  async storeId(): Promise<string> {
    return String(this.#access.run((sql) => sql.get`SELECT id FROM store_identity`)?.["id"]);
  }

  async completeSince(): Promise<number | null> {
    const row = this.#access.run((sql) => sql.get`SELECT complete_since FROM store_identity`);
    return numberOrNull(row?.["complete_since"]);
  }

  async noteComplete(at: number): Promise<void> {
    this.#access.run(
      (sql) =>
        void sql.run`UPDATE store_identity SET complete_since = ${at} WHERE complete_since IS NULL`,
    );
  }

  async offersIn(
    titles: readonly TitleKey[],
    country: string,
  ): Promise<(readonly OfferState[] | null)[]> {
    return this.#access.run((sql) =>
      titles.map(({ type, id }) => {
        const row = sql.get`
          SELECT offers FROM catalogue_title LEFT JOIN title_offers
            ON title_offers.title_type = catalogue_title.title_type
           AND title_offers.title_id = catalogue_title.title_id AND country = ${country}
          WHERE catalogue_title.title_type = ${type} AND catalogue_title.title_id = ${id}
            AND checked_at IS NOT NULL`;
        if (row === undefined) return null;
        return row["offers"] === null ? [] : parseOffersText(row["offers"]);
      }),
    );
  }

  async lastKnown(titles: readonly TitleKey[]): Promise<(LastKnownTitle | null)[]> {
    return this.#access.run((sql) =>
      titles.map((title) => {
        const row = selectTitle(sql, title);
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
    country: string,
    after: TitleKey | null,
    limit: number,
  ): Promise<ExportedTitle[]> {
    const { type, id } = after ?? { type: "", id: 0 };
    const rows = this.#access.run(
      (sql) => sql.all`
        SELECT catalogue_title.*, offers
        FROM title_offers JOIN catalogue_title USING (title_type, title_id)
        WHERE country = ${country}
          AND (title_offers.title_type, title_offers.title_id) > (${type}, ${id})
        ORDER BY title_offers.title_type, title_offers.title_id LIMIT ${limit}`,
    );
    return rows.map((row) =>
      toExportedTitle(row, new Map([[country, parseOffersText(row["offers"])]])),
    );
  }

  async stats(now: number): Promise<CatalogStats> {
    const row = this.#access.run(
      (sql) => sql.get`
        SELECT (SELECT count(*) FROM catalogue_title) AS known,
               (SELECT count(*) FROM catalogue_title WHERE checked_at IS NOT NULL) AS observed,
               (SELECT count(*) FROM catalogue_title WHERE due_at <= ${now}) AS due,
               coalesce((SELECT max(sequence) FROM availability_change)
                        - (SELECT min(sequence) FROM availability_change) + 1, 0) AS changes`,
    );
    return {
      known: Number(row?.["known"]),
      observed: Number(row?.["observed"]),
      due: Number(row?.["due"]),
      changes: Number(row?.["changes"]),
      observingSince: await this.observingSince(),
    };
  }

  async observingSince(): Promise<number | null> {
    const row = this.#access.run(
      (sql) => sql.get`SELECT min(first_checked_at) AS first FROM catalogue_title`,
    );
    return numberOrNull(row?.["first"]);
  }

  async forget(bounds: {
    changesBefore: number;
    wantedBefore: number;
    max: number;
  }): Promise<void> {
    this.#access.transaction((sql) => {
      // The newest one stays: cursors are compared with its sequence.
      void sql.run`DELETE FROM availability_change WHERE observed_at < ${bounds.changesBefore}
        AND sequence < (SELECT max(sequence) FROM availability_change)`;
      void sql.run`DELETE FROM catalogue_title WHERE wanted_at < ${bounds.wantedBefore}`;
      void sql.run`DELETE FROM catalogue_title WHERE (title_type, title_id) IN (
        SELECT title_type, title_id FROM catalogue_title
        ORDER BY wanted_at DESC, title_type, title_id LIMIT -1 OFFSET ${bounds.max})`;
    });
  }

  async takeLease(name: string, holder: string, now: number, until: number): Promise<boolean> {
    const { from, to } = leaseEnds(now, until);
    const { changes } = this.#access.run(
      (sql) => sql.run`INSERT INTO lease (name, holder, until) VALUES (${name}, ${holder}, ${until})
        ON CONFLICT DO UPDATE SET holder = excluded.holder, until = excluded.until
        WHERE lease.holder = excluded.holder OR lease.until NOT BETWEEN ${from} AND ${to}`,
    );
    return changes > 0;
  }

  async endLease(name: string, holder: string): Promise<void> {
    this.#access.run(
      (sql) => sql.run`DELETE FROM lease WHERE name = ${name} AND holder = ${holder}`,
    );
  }
}

function selectTitle(sql: SQLTagStore, { type, id }: TitleKey): Row | undefined {
  return sql.get`SELECT * FROM catalogue_title WHERE title_type = ${type} AND title_id = ${id}`;
}

function selectOffers(sql: SQLTagStore, { type, id }: TitleKey): [string, OfferState[]][] {
  const rows = sql.all`SELECT country, offers FROM title_offers
    WHERE title_type = ${type} AND title_id = ${id}`;
  return rows.map((row) => [String(row["country"]), parseOffersText(row["offers"])]);
}

function parseOffersText(text: Row[string] | undefined): OfferState[] {
  return parseOffers(JSON.parse(String(text)));
}
