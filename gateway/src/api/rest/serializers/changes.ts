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
