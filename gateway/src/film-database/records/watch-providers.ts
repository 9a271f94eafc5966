import { z } from "zod";
import {
  byCountry,
  count,
  countOrZero,
  flag,
  identifier,
  imagePath,
  list,
  listOf,
  optionalLink,
  orElse,
  requiredText,
} from "./common.ts";

/** A provider, as an offer or a list of providers names it. */
const ProviderRecord = z.object({
  provider_id: identifier,
  provider_name: requiredText,
  logo_path: imagePath,
  display_priority: countOrZero,
});
export type ProviderRecord = z.infer<typeof ProviderRecord>;

export const ProviderListRecord = z.object({
  results: listOf(
    ProviderRecord.extend({
      display_priorities: orElse(byCountry(count), {}),
    }),
  ),
});
export type ProviderListRecord = z.infer<typeof ProviderListRecord>;

/** The offers of one title in one country, by kind; a kind that is left out has none. */
const CountryOffersRecord = z.object({
  link: optionalLink,
  flatrate: list(ProviderRecord),
  free: list(ProviderRecord),
  ads: list(ProviderRecord),
  rent: list(ProviderRecord),
  buy: list(ProviderRecord),
});
export type CountryOffersRecord = z.infer<typeof CountryOffersRecord>;

export type OffersRecord = Readonly<Record<string, CountryOffersRecord>>;

export const WatchProvidersRecord = z.object({
  results: byCountry(CountryOffersRecord),
  /** Whether an offer was left out because it was malformed: what is not here may be there all the same. */
  incomplete: flag,
});
export type WatchProvidersRecord = z.infer<typeof WatchProvidersRecord>;
