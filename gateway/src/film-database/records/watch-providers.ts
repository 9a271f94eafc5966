import { z } from "zod";
import { count, flag, list, optionalLink } from "./common.ts";
import { compact } from "./compact-offers.ts";
import { ProviderRecord } from "./provider.ts";

export const ProviderListRecord = z.object({
  results: z.array(
    ProviderRecord.extend({
      display_priorities: z
        .record(z.string(), count)
        .nullish()
        .transform((priorities) => priorities ?? {}),
    }),
  ),
});
export type ProviderListRecord = z.infer<typeof ProviderListRecord>;

/** The offers of one title in one country, by kind; a kind that is left out has none. */
export const CountryOffersSchema = z.object({
  link: optionalLink,
  flatrate: list(ProviderRecord),
  free: list(ProviderRecord),
  ads: list(ProviderRecord),
  rent: list(ProviderRecord),
  buy: list(ProviderRecord),
});

const OffersRecord = z
  .preprocess(
    // Senders written in PHP give an empty map as an empty list.
    (results) => (Array.isArray(results) && results.length === 0 ? {} : results),
    z.record(z.string().regex(/^[A-Z]{2}$/u), CountryOffersSchema),
  )
  .transform(compact);

/** The offers of one title in every country that has any. */
export const WatchProvidersRecord = z.object({
  results: OffersRecord,
  /** Whether an offer was left out because it was malformed: what is not here may be there all the same. */
  incomplete: flag,
});
export type WatchProvidersRecord = z.infer<typeof WatchProvidersRecord>;
