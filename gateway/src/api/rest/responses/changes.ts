import { z } from "zod";
import type { LanguageCode } from "@flickmap/schema/languages.ts";
import { OFFER_KINDS, type Provider } from "../../../domain/availability/offers.ts";
import type { ChangesPage, NamedChange } from "../../../domain/changes/changes.ts";
import { titleCursor } from "../../../domain/changes/cursor.ts";
import { toPagePath } from "../../../lib/page-path.ts";
import type { ExportedTitle, OfferState } from "../../../stores/availability-store.ts";
import { cursor } from "../parameters/changes.ts";
import { countryCode } from "./shared.ts";

const change = z
  .strictObject({
    cursor: cursor.describe("Identifies the change; it stays the same."),
    type: z.enum(["movie", "tv"]),
    id: z.int(),
    title: z
      .string()
      .describe(
        "What it was called then, or is called in the language of the request where that is known.",
      ),
    country: countryCode,
    provider_id: z.int(),
    provider_name: z
      .string()
      .nullable()
      .describe("Null when the film database has it no more, or is unavailable."),
    kind: z.enum(OFFER_KINDS),
    change: z.enum(["added", "removed"]),
    observed_at: z.iso
      .datetime()
      .describe("When Flickmap first observed it, not when the service made the change."),
    previously_observed_at: z.iso
      .datetime()
      .nullable()
      .describe(
        "When it had observed the title last before, most often a day: the change is of the time between the two. Null for changes that were stored before this was.",
      ),
  })
  .meta({ id: "AvailabilityChange" });
export const changes = z
  .strictObject({
    changes: z.array(change),
    has_more: z.boolean(),
    next: cursor
      .nullable()
      .describe("The cursor for `after`, or with `since` for the next `since`."),
    latest: cursor.describe("The cursor to begin polling with `since`."),
    observing_since: z.iso
      .datetime()
      .nullable()
      .describe("When the first title was first observed; null before."),
  })
  .meta({ id: "AvailabilityChanges" });
export const exportEnd = z
  .strictObject({
    titles: z.int().describe("How many lines came before."),
    sha256: z.string().meta({
      description: "Of all bytes before this line, hexadecimal.",
      example: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    }),
  })
  .meta({ id: "ExportEnd" });
export const exportedLine = z
  .strictObject({
    cursor: cursor.describe("The position of the line, for `after`."),
    type: z.enum(["movie", "tv"]),
    id: z.int(),
    title: z.string(),
    year: z
      .int()
      .nullable()
      .describe("Of release, or of a show's first episode; null when unknown."),
    url: z.string().describe("The title's page on Flickmap."),
    imdb_id: z.string().nullable(),
    wikidata_id: z.string().nullable(),
    checked_at: z.iso.datetime().describe("When Flickmap last observed the title."),
    offers: z
      .record(z.string(), z.partialRecord(z.enum(OFFER_KINDS), z.array(z.int())))
      .describe("Numbers of providers by kind of offer, by country code."),
    first_seen: z.record(z.string(), z.record(z.string(), z.iso.datetime())).meta({
      description:
        "When Flickmap first observed an offer, by `{kind} {provider}`, by country code; left out of one that the first observation had.",
      example: { DE: { "flatrate 8": "2026-11-02T07:00:00.000Z" } },
    }),
    provider_names: z.record(z.string(), z.string()).meta({
      description:
        "The names of the providers in `offers` by number; one that the film database has no more is left out.",
      example: { "8": "Netflix" },
    }),
  })
  .meta({ id: "ExportedTitle" });

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

/** A line of the export: a title with its offers as numbers of providers, by country and kind. */
export function toExportedTitle(
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
    offers: Object.fromEntries([...offers].map(([country, list]) => [country, toKinds(list)])),
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

function toKinds(offers: readonly OfferState[]): Partial<Record<OfferState["kind"], number[]>> {
  const found: Partial<Record<OfferState["kind"], number[]>> = {};
  for (const { kind, provider } of offers) (found[kind] ??= []).push(provider);
  return found;
}
