import type { SQLInputValue, SQLOutputValue } from "node:sqlite";
import { z } from "zod";
import { OFFER_KINDS } from "../../film-database/request-parameters.ts";
import type {
  AvailabilityChange,
  ChangeFilter,
  ChangeRange,
  ExportedTitle,
} from "../availability-store.ts";
import type { TitleKey } from "../../film-database/records/title.ts";

export type Row = Record<string, SQLOutputValue>;

const Type = z.enum(["movie", "tv"]);
const ChangeRow = z.object({
  kind: z.enum(OFFER_KINDS),
  change: z.enum(["ADDED", "REMOVED"]),
});

export function changesStatement(
  filter: ChangeFilter,
  range: ChangeRange,
): { sql: string; values: SQLInputValue[] } {
  const conditions: string[] = [];
  const values: SQLInputValue[] = [];
  const where = (condition: string, ...given: SQLInputValue[]) => {
    conditions.push(condition);
    values.push(...given);
  };
  const oneOf = (column: string, list: readonly SQLInputValue[] | undefined) => {
    if (list) where(`${column} IN (${list.map(() => "?").join(", ")})`, ...list);
  };
  if (filter.country !== undefined) where("country = ?", filter.country);
  oneOf("provider", filter.providers);
  oneOf("kind", filter.kinds);
  if (filter.change !== undefined) where("change = ?", filter.change);
  if (filter.type !== undefined) where("title_type = ?", filter.type);
  if (filter.titles) {
    where(
      `(title_type, title_id) IN (VALUES ${filter.titles.map(() => "(?, ?)").join(", ")})`,
      ...filter.titles.flatMap(({ type, id }) => [type, id]),
    );
  }
  if ("since" in range) where("sequence > ?", range.since);
  else if (range.before !== null) where("sequence < ?", range.before);
  const condition = conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "";
  const order = "since" in range ? "ASC" : "DESC";
  return {
    sql: `SELECT * FROM availability_change ${condition} ORDER BY sequence ${order} LIMIT ?`,
    values: [...values, range.limit],
  };
}

export function toKey(row: Row): TitleKey {
  return { type: Type.parse(row["title_type"]), id: Number(row["title_id"]) };
}

export function toChange(row: Row): AvailabilityChange {
  return {
    ...ChangeRow.parse(row),
    sequence: Number(row["sequence"]),
    title: toKey(row),
    name: String(row["name"]),
    year: numberOrNull(row["year"]),
    posterPath: textOrNull(row["poster_path"]),
    country: String(row["country"]),
    provider: Number(row["provider"]),
    observedAt: Number(row["observed_at"]),
    previouslyObservedAt: numberOrNull(row["previously_observed_at"]),
  };
}

export function toExportedTitle(row: Row, offers: ExportedTitle["offers"]): ExportedTitle {
  return {
    title: toKey(row),
    label: {
      name: String(row["name"]),
      imdbId: textOrNull(row["imdb_id"]),
      wikidataId: textOrNull(row["wikidata_id"]),
      year: numberOrNull(row["year"]),
    },
    checkedAt: Number(row["checked_at"]),
    offers,
  };
}

export function numberOrNull(value: SQLOutputValue | undefined): number | null {
  return value == null ? null : Number(value);
}

function textOrNull(value: SQLOutputValue | undefined): string | null {
  return value == null ? null : String(value);
}
