import type { MovieDetailsRecord, TvDetailsRecord } from "./records/details.ts";
import type { MovieSummaryRecord, TvSummaryRecord } from "./records/title.ts";

/** Whether a title is a movie or a show, as paths and `/api` write it. */
export type TitleType = "movie" | "tv";

/** Identifies a title: movies and shows are numbered apart. */
export interface TitleKey {
  readonly type: TitleType;
  /** The film database's number, from 1. */
  readonly id: number;
}

/** A title as one string, such as `movie:603`: equal for equal titles. */
export function titleKeyText(title: TitleKey): string {
  return `${title.type}:${title.id}`;
}

type DetailsRecord = MovieDetailsRecord | TvDetailsRecord;
type SummaryRecord = MovieSummaryRecord | TvSummaryRecord;

/** Whether a record is that of one title, which is the same whatever language it is requested in. */
export function isDetails(record: unknown): record is DetailsRecord {
  return typeof record === "object" && record !== null && "similar" in record;
}

/** The titles that a record lists; none where it is no list. Nothing else in lists has genres. */
export function summariesIn(record: unknown): readonly SummaryRecord[] {
  if (typeof record !== "object" || record === null) return [];
  if (!("results" in record) || !Array.isArray(record.results)) return [];
  return record.results.filter((item) => "genre_ids" in item);
}

/** The titles that a record is about: the one of its details, or those that it lists. */
export function titlesIn(record: unknown): readonly TitleKey[] {
  return isDetails(record) ? [keyOf(record)] : summariesIn(record).map(keyOf);
}

export function keyOf(record: DetailsRecord | SummaryRecord): TitleKey {
  return { type: "title" in record ? "movie" : "tv", id: record.id };
}
