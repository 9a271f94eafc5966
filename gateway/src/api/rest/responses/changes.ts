import { z } from "zod";
import type { LanguageCode } from "@flickmap/schema/languages.ts";
import { OFFER_KINDS } from "../../../film-database/request-parameters.ts";
import type { Provider } from "../../../domain/availability/providers.ts";
import type { ChangesPage, NamedChange } from "../../../domain/changes/changes.ts";
import { titleCursor } from "../../../domain/changes/cursor.ts";
import { toPagePath } from "../../../domain/titles/title.ts";
import type { ExportedTitle, OfferState } from "../../../stores/availability-store.ts";
import { cursor, mediaType } from "../parameters.ts";
import { countryCode, moment, named } from "./shared.ts";

const change = named("AvailabilityChange", {
  cursor: cursor.describe("Identifies the change; it stays the same."),
  type: mediaType,
  id: z.int(),
  title: z.string().describe("What it was called then, or is now in the language of the request."),
  country: countryCode,
  provider_id: z.int(),
  provider_name: z
    .string()
    .nullable()
    .describe("Null when the film database has it no more, or is unavailable."),
  kind: z.enum(OFFER_KINDS),
  change: z.enum(["added", "removed"]),
  observed_at: moment.describe(
    "When Flickmap first observed it, not when the service made the change.",
  ),
  previously_observed_at: moment
    .nullable()
    .describe(
      "When it had observed the title last before: the change is of the time between the two.",
    ),
});
export const changes = named("AvailabilityChanges", {
  changes: z.array(change),
  has_more: z.boolean(),
  next: cursor.nullable().describe("The cursor for `after`, or with `since` for the next `since`."),
  latest: cursor.describe("The cursor to begin polling with `since`."),
  observing_since: moment
    .nullable()
    .describe("When the first title was first observed; null before."),
});

/** `since` is the cursor after which changes were requested; null where they come newest first. */
export function toChanges(
  { changes, hasNextPage, observingSince }: ChangesPage,
  latest: string,
  since: string | null,
) {
  return {
    changes: changes.map(toChange),
    has_more: hasNextPage,
    next: changes.at(-1)?.cursor ?? since,
    latest,
    observing_since: observingSince === null ? null : new Date(observingSince).toISOString(),
  };
}

function toChange(one: NamedChange) {
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

export interface ExportFacts {
  /** All providers by number; none while the film database is unavailable. */
  readonly providers: ReadonlyMap<number, Provider>;
  readonly siteUrl: string;
  readonly language: LanguageCode;
}

/** A line of the export: a title with its offers in the country, as numbers of providers by kind. */
export function toExportedTitle(
  { title, label, checkedAt, offers }: ExportedTitle,
  country: string,
  { providers, siteUrl, language }: ExportFacts,
) {
  const kinds: Partial<Record<OfferState["kind"], number[]>> = {};
  const seen: Record<string, string> = {};
  const names: Record<number, string> = {};
  for (const { kind, provider, firstSeen } of offers.get(country) ?? []) {
    (kinds[kind] ??= []).push(provider);
    if (firstSeen !== null) seen[`${kind} ${provider}`] = new Date(firstSeen).toISOString();
    const name = providers.get(provider)?.name;
    if (name !== undefined) names[provider] = name;
  }
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
    offers: { [country]: kinds },
    first_seen: Object.keys(seen).length === 0 ? {} : { [country]: seen },
    provider_names: names,
  };
}
