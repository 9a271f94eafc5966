import { z } from "zod";
import { imagePath, list, numberOrZero, optionalText } from "./common.ts";

/** A service, as an offer or a list of services names it. */
export const ProviderRecord = z.object({
  provider_id: z.number().int(),
  provider_name: z.string(),
  logo_path: imagePath,
  display_priority: numberOrZero,
});
export type ProviderRecord = z.infer<typeof ProviderRecord>;

export const ProviderListRecord = z.object({
  results: z.array(
    ProviderRecord.extend({
      display_priorities: z
        .record(z.string(), z.number())
        .nullish()
        .transform((priorities) => priorities ?? {}),
    }),
  ),
});
export type ProviderListRecord = z.infer<typeof ProviderListRecord>;

/** The offers of one title in one country, by kind; a kind that is left out has none. */
export const CountryOffersRecord = z.object({
  link: optionalText,
  flatrate: list(ProviderRecord),
  free: list(ProviderRecord),
  ads: list(ProviderRecord),
  rent: list(ProviderRecord),
  buy: list(ProviderRecord),
});
export type CountryOffersRecord = z.infer<typeof CountryOffersRecord>;

/** The offers of one title in every country that has any. */
export const WatchProvidersRecord = z.object({
  results: z.record(z.string(), CountryOffersRecord),
});
export type WatchProvidersRecord = z.infer<typeof WatchProvidersRecord>;
