import { AVAILABILITY_STATUSES } from "../../../domain/availability/availability.ts";
import { z } from "zod";
import { OFFER_KINDS } from "../../../domain/availability/offers.ts";
import { providerFields } from "./offers.ts";
import { countryCode } from "./country-code.ts";
import { imageUrl } from "./pictures.ts";

const offer = z
  .strictObject({
    kind: z.enum(OFFER_KINDS),
    ...providerFields,
    logo_url: imageUrl,
    provider_family: z.string().meta({
      description: "The provider family, as in `/api/providers`.",
      example: "netflix",
    }),
    url: z.string().meta({ description: "Where to look for the title at the provider." }),
  })
  .meta({ id: "Offer", description: "One provider that has a title, in one way." });

const availability = z
  .strictObject({
    country: countryCode,
    status: z
      .enum(AVAILABILITY_STATUSES)
      .meta({ description: "`COUNTRY_NOT_COVERED`: there are no data on the country at all." }),
    link: z.string().nullable().meta({ description: "The film database's own page of offers." }),
    offers: z
      .array(offer)
      .nullable()
      .meta({ description: "By kind, most prominent first; null where nothing can be known." }),
    checked_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: "When the data was fetched; null where there is none." }),
  })
  .meta({ id: "Availability", description: "Where a title can be watched in one country." });
/** Where a title can be watched. */
export const availabilities = z
  .strictObject({
    id: z.int(),
    media_type: z.enum(["movie", "tv"]),
    availability: z.array(availability).meta({ description: "In the order of `country`." }),
  })
  .meta({ id: "TitleAvailability" });
/** Where many titles can be watched. */
export const batchAvailabilities = z
  .strictObject({
    results: z
      .array(
        z
          .strictObject({
            media_type: z.enum(["movie", "tv"]),
            id: z.int(),
            title: z.string().nullable().meta({ description: "Null where there is a problem." }),
            year: z.int().nullable().meta({
              description: "Of release, or of a show's first episode; null when unknown.",
            }),
            availability: z.array(availability).meta({
              description: "In the order of `countries`; empty where there is a problem.",
            }),
            problem: z
              .strictObject({
                code: z.string().meta({ example: "NOT_FOUND" }),
                message: z.string(),
              })
              .meta({ id: "TitleProblem", description: "Why nothing is known of a title." })
              .nullable(),
          })
          .meta({ id: "BatchResult" }),
      )
      .meta({ description: "One for each of `titles`, in their order." }),
  })
  .meta({ id: "BatchAvailability" });
/** Where a season of a show can be watched. */
export const seasonAvailabilities = availabilities
  .extend({ season_number: z.int() })
  .meta({ id: "SeasonAvailability" });
