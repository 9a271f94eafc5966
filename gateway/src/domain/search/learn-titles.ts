import type { LanguageCode } from "@flickmap/schema/languages.ts";
import { titleKeyText } from "../../film-database/title-key.ts";
import { isDetails, keyOf, summariesIn } from "../../film-database/titles-in.ts";
import type { LocalName } from "./local-names.ts";
import { toTitle } from "../titles/from-records.ts";
import type { Title } from "../titles/title.ts";

/** The titles that a record of the film database lists, adult ones left out; none where it is no list. */
export function listedTitles(record: unknown, fetchedAt: number): readonly Title[] {
  const similar = isDetails(record) ? record.similar : null;
  const freshness = { fetchedAt, stale: false };
  return [...summariesIn(similar), ...summariesIn(record)]
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
