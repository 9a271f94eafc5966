import type { LanguageCode } from "@flickmap/schema/languages.ts";
import type { ChangesPage, NamedChange } from "../../../domain/changes/changes.ts";
import { titleCursor } from "../../../domain/changes/cursor.ts";
import { toPagePath } from "../../../lib/page-path.ts";
import type { Provider } from "../../../domain/availability/offers.ts";
import type { ExportedTitle, OfferState } from "../../../stores/availability-store.ts";

/**
 * A page of changes.
 *
 * @param since the cursor after which the changes were requested; null where they come newest first
 */
export function changes(
  { changes, hasNextPage, observingSince }: ChangesPage,
  latest: string,
  since: string | null,
) {
  return {
    changes: changes.map(change),
    has_more: hasNextPage,
    next: changes.at(-1)?.cursor ?? since,
    latest,
    observing_since: observingSince === null ? null : new Date(observingSince).toISOString(),
  };
}

function change(one: NamedChange) {
  return {
    cursor: one.cursor,
    type: one.title.type,
    id: one.title.id,
    title: one.name,
    country: one.country,
    provider_id: one.provider,
    provider_name: one.providerDetails?.name ?? null,
    kind: one.kind,
    change: one.change === "ADDED" ? ("added" as const) : ("removed" as const),
    observed_at: new Date(one.observedAt).toISOString(),
    previously_observed_at:
      one.previouslyObservedAt === null ? null : new Date(one.previouslyObservedAt).toISOString(),
  };
}

/** What lines of the export are written with. */
export interface ExportFacts {
  /** All providers by number; none while the film database is unavailable. */
  readonly providers: ReadonlyMap<number, Provider>;
  /** The URL of the site, without a slash at the end. */
  readonly siteUrl: string;
  readonly language: LanguageCode;
}

/** A line of the export: a title with its offers as numbers of providers, by country and kind. */
export function exportedTitle(
  { title, label, checkedAt, offers }: ExportedTitle,
  { providers, siteUrl, language }: ExportFacts,
) {
  const numbers = new Set([...offers.values()].flatMap((list) => list.map((one) => one.provider)));
  const names = [...numbers].flatMap((id) => {
    const name = providers.get(id)?.name;
    return name === undefined ? [] : [[id, name]];
  });
  return {
    cursor: titleCursor(title),
    type: title.type,
    id: title.id,
    title: label.name,
    year: label.year,
    url: siteUrl + toPagePath(title.type, title.id, label.name, language),
    imdb_id: label.imdbId,
    wikidata_id: label.wikidataId,
    checked_at: new Date(checkedAt).toISOString(),
    offers: Object.fromEntries([...offers].map(([country, list]) => [country, byKind(list)])),
    first_seen: Object.fromEntries(
      [...offers].flatMap(([country, list]) => {
        const seen = list.flatMap(({ kind, provider, firstSeen }) =>
          firstSeen === null ? [] : [[`${kind} ${provider}`, new Date(firstSeen).toISOString()]],
        );
        return seen.length === 0 ? [] : [[country, Object.fromEntries(seen)]];
      }),
    ),
    provider_names: Object.fromEntries(names),
  };
}

function byKind(offers: readonly OfferState[]): Partial<Record<OfferState["kind"], number[]>> {
  const found: Partial<Record<OfferState["kind"], number[]>> = {};
  for (const { kind, provider } of offers) (found[kind] ??= []).push(provider);
  return found;
}

const TITLE_COLUMNS = [
  ...(["cursor", "type", "id", "title", "year"] as const),
  ...(["imdb_id", "wikidata_id", "url", "checked_at"] as const),
];
/** The columns of the export as a table. */
export const EXPORT_COLUMNS = [
  ...TITLE_COLUMNS,
  "country",
  "kind",
  "provider_id",
  "provider_name",
  "first_seen",
];

/** A title of the export as rows of a table (RFC 4180), one for each offer. */
export function exportedRows(line: ReturnType<typeof exportedTitle>): string {
  const { offers, first_seen: firstSeen, provider_names: names, ...title } = line;
  const rows = Object.entries(offers).flatMap(([country, byKind]) =>
    Object.entries(byKind).flatMap(([kind, providers = []]) =>
      providers.map((provider) => [
        ...TITLE_COLUMNS.map((column) => title[column]),
        country,
        kind,
        provider,
        names[provider] ?? null,
        firstSeen[country]?.[`${kind} ${provider}`] ?? null,
      ]),
    ),
  );
  return rows.map(toRow).join("");
}

/** A row of a table; what a spreadsheet would take for a formula begins with an apostrophe, and shows as text. */
export function toRow(values: readonly (string | number | null)[]): string {
  const cells = values.map((value) => {
    if (typeof value !== "string") return value === null ? "" : String(value);
    const text = /^[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
    return /[",\r\n']/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${cells.join(",")}\r\n`;
}
