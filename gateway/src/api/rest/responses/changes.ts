import { z } from "zod";
import { countryCode } from "./country-code.ts";
import { cursor } from "../parameters/changes.ts";
import { OFFER_KINDS } from "../../../domain/availability/offers.ts";

const change = z
  .strictObject({
    cursor: cursor.meta({ description: "Identifies the change; it stays the same." }),
    type: z.enum(["movie", "tv"]),
    id: z.int(),
    title: z.string().meta({
      description:
        "What it was called then, or is called in the language of the request where that is known.",
    }),
    country: countryCode,
    provider_id: z.int(),
    provider_name: z.string().nullable().meta({
      description: "Null when the film database has it no more, or is unavailable.",
    }),
    kind: z.enum(OFFER_KINDS),
    change: z.enum(["added", "removed"]),
    observed_at: z.iso.datetime().meta({
      description: "When Flickmap first observed it, not when the service made the change.",
    }),
    previously_observed_at: z.iso.datetime().nullable().meta({
      description:
        "When it had observed the title last before, most often a day: the change is of the time between the two. Null for changes that were stored before this was.",
    }),
  })
  .meta({ id: "AvailabilityChange" });
/** Part of the changes of availability. */
export const changes = z
  .strictObject({
    changes: z.array(change),
    has_more: z.boolean(),
    next: cursor.nullable().meta({
      description: "The cursor for `after`, or with `since` for the next `since`.",
    }),
    latest: cursor.meta({ description: "The cursor to begin polling with `since`." }),
    observing_since: z.iso.datetime().nullable().meta({
      description: "When the first title was first observed; null before.",
    }),
  })
  .meta({ id: "AvailabilityChanges" });
/** The last line of the export. */
export const exportEnd = z
  .strictObject({
    titles: z.int().meta({ description: "How many lines came before." }),
    sha256: z.string().meta({
      description: "Of all bytes before this line, hexadecimal.",
      example: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    }),
  })
  .meta({ id: "ExportEnd" });
/** A line of the export: a title with its offers as numbers of providers, by country and kind. */
export const exportedLine = z
  .strictObject({
    cursor: cursor.meta({ description: "The position of the line, for `after`." }),
    type: z.enum(["movie", "tv"]),
    id: z.int(),
    title: z.string(),
    year: z
      .int()
      .nullable()
      .meta({ description: "Of release, or of a show's first episode; null when unknown." }),
    url: z.string().meta({ description: "The title's page on Flickmap." }),
    imdb_id: z.string().nullable(),
    wikidata_id: z.string().nullable(),
    checked_at: z.iso.datetime().meta({ description: "When Flickmap last observed the title." }),
    offers: z
      .record(z.string(), z.partialRecord(z.enum(OFFER_KINDS), z.array(z.int())))
      .meta({ description: "Numbers of providers by kind of offer, by country code." }),
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
