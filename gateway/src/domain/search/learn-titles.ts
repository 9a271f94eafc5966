import type { MovieSummaryRecord, TvSummaryRecord } from "../../film-database/records/title.ts";
import { toTitle } from "../titles/from-records.ts";
import type { Title } from "../titles/title.ts";

type SummaryRecord = MovieSummaryRecord | TvSummaryRecord;

/** The titles that a record of the film database lists, adult ones left out; none where it is no list. */
export function listedTitles(record: unknown, fetchedAt: number): readonly Title[] {
  if (typeof record !== "object" || record === null) return [];
  const listed = "similar" in record ? listedTitles(record.similar, fetchedAt) : [];
  if (!("results" in record) || !Array.isArray(record.results)) return listed;
  const freshness = { fetchedAt, stale: false };
  return record.results
    .filter(isSummary)
    .filter(({ adult, softcore }) => !adult && !softcore)
    .map((item) => toTitle(item, freshness));
}

/** Whether an item of a parsed list is a title: nothing else in lists has genres. */
function isSummary(item: unknown): item is SummaryRecord {
  return typeof item === "object" && item !== null && "genre_ids" in item;
}
