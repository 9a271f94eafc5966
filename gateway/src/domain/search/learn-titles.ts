import type { LanguageCode } from "@flickmap/schema/languages.ts";
import type { MovieSummaryRecord, TvSummaryRecord } from "../../film-database/records/title.ts";
import type { MovieDetailsRecord, TvDetailsRecord } from "../../film-database/records/details.ts";
import { type TitleKey, titleKeyText } from "../../film-database/title-key.ts";
import type { LocalName } from "./local-names.ts";
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

/** The names that a record of the film database, which was requested in a language, has in it for titles. */
export function namesIn(record: unknown, language: LanguageCode): readonly LocalName[] {
  if (!isDetails(record)) {
    return listedTitles(record, 0)
      .filter(({ name, originalName }) => name !== originalName)
      .map((title) => ({ title: titleKeyText(title), name: title.name }));
  }
  const name = record.translations[language]?.[0] ?? null;
  return name === null ? [] : [{ title: titleKeyText(keyOf(record)), name }];
}

export function keyOf(record: MovieDetailsRecord | TvDetailsRecord): TitleKey {
  return { type: "title" in record ? "movie" : "tv", id: record.id };
}

/** Whether a record is that of one title, which is the same whatever language it is requested in. */
export function isDetails(record: unknown): record is MovieDetailsRecord | TvDetailsRecord {
  return typeof record === "object" && record !== null && "similar" in record;
}

/** Whether an item of a parsed list is a title: nothing else in lists has genres. */
function isSummary(item: unknown): item is SummaryRecord {
  return typeof item === "object" && item !== null && "genre_ids" in item;
}
