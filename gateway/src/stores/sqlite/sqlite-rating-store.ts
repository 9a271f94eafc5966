import type { StatementSync } from "node:sqlite";
import { toStars, type RatingStore, type RatingTotals, type Stars } from "../rating-store.ts";
import type { TitleKey } from "../../film-database/title-key.ts";
import type { SqliteAccess } from "./sqlite-access.ts";

const NOBODY: RatingTotals = { average: null, count: 0 };

/** Ratings in SQLite. Averages are read off running totals: see the decision page on them. */
export class SqliteRatingStore implements RatingStore {
  readonly isShared = false;
  readonly #access: SqliteAccess;
  readonly #upsert: StatementSync;
  readonly #delete: StatementSync;
  readonly #select: StatementSync;
  readonly #total: StatementSync;

  constructor(access: SqliteAccess) {
    const { database } = access;
    this.#access = access;
    this.#upsert = database.prepare(
      `INSERT INTO rating (title_type, title_id, session_id, stars) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET stars = excluded.stars`,
    );
    this.#delete = database.prepare(
      "DELETE FROM rating WHERE title_type = ? AND title_id = ? AND session_id = ?",
    );
    this.#select = database.prepare(
      "SELECT stars FROM rating WHERE title_type = ? AND title_id = ? AND session_id = ?",
    );
    this.#total = database.prepare(
      "SELECT stars, sessions FROM rating_total WHERE title_type = ? AND title_id = ?",
    );
  }

  rate(title: TitleKey, sessionId: string, stars: Stars): Promise<void> {
    return this.#access.write(() => this.#upsert.run(title.type, title.id, sessionId, stars));
  }

  remove(title: TitleKey, sessionId: string): Promise<void> {
    return this.#access.write(() => this.#delete.run(title.type, title.id, sessionId));
  }

  async sessionRating(title: TitleKey, sessionId: string): Promise<Stars | null> {
    const row = this.#access.run(() => this.#select.get(title.type, title.id, sessionId));
    return row === undefined ? null : toStars(Number(row["stars"]));
  }

  async totals(titles: readonly TitleKey[]): Promise<RatingTotals[]> {
    return this.#access.run(() => titles.map((title) => this.#totalsOf(title)));
  }

  #totalsOf(title: TitleKey): RatingTotals {
    const row = this.#total.get(title.type, title.id);
    const count = Number(row?.["sessions"] ?? 0);
    return count === 0 ? NOBODY : { average: Number(row?.["stars"]) / count, count };
  }
}
