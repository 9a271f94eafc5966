import type { TitleKey } from "../../film-database/title-key.ts";
import { type RatingStore, type RatingTotals, type Stars, toStars } from "../stores.ts";
import type { SqliteAccess } from "./sqlite-access.ts";

export class SqliteRatingStore implements RatingStore {
  readonly isShared = false;
  readonly #access: SqliteAccess;

  constructor(access: SqliteAccess) {
    this.#access = access;
  }

  async rate({ type, id }: TitleKey, session: string, stars: Stars): Promise<void> {
    this.#access.run(
      (sql) => sql.run`INSERT INTO rating (title_type, title_id, session_id, stars)
        VALUES (${type}, ${id}, ${session}, ${stars}) ON CONFLICT DO UPDATE SET stars = excluded.stars`,
    );
  }

  async remove({ type, id }: TitleKey, session: string): Promise<void> {
    this.#access.run(
      (sql) => sql.run`DELETE FROM rating
        WHERE title_type = ${type} AND title_id = ${id} AND session_id = ${session}`,
    );
  }

  async sessionRating({ type, id }: TitleKey, session: string): Promise<Stars | null> {
    const row = this.#access.run(
      (sql) => sql.get`SELECT stars FROM rating
        WHERE title_type = ${type} AND title_id = ${id} AND session_id = ${session}`,
    );
    return row === undefined ? null : toStars(Number(row["stars"]));
  }

  async totals(titles: readonly TitleKey[]): Promise<RatingTotals[]> {
    return titles.map(({ type, id }) => {
      const row = this.#access.run(
        (sql) => sql.get`SELECT avg(stars) AS average, count(*) AS count FROM rating
          WHERE title_type = ${type} AND title_id = ${id}`,
      );
      const count = Number(row?.["count"]);
      return { average: count === 0 ? null : Number(row?.["average"]), count };
    });
  }
}
