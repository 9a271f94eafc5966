import { LRUCache } from "lru-cache";
import { z } from "zod";
import {
  flag,
  identifier,
  imagePath,
  list,
  numberOrZero,
  optionalLink,
  requiredText,
} from "./common.ts";

/** A service, as an offer or a list of services names it. */
export const ProviderRecord = z.object({
  provider_id: identifier,
  provider_name: requiredText,
  logo_path: imagePath,
  display_priority: numberOrZero,
});
export type ProviderRecord = z.infer<typeof ProviderRecord>;

/** There are about 700 services, and few of them have several logos or priorities. */
const MOST_KNOWN = 3000;
const knownProviders = new LRUCache<string, ProviderRecord>({ max: MOST_KNOWN });

/**
 * A service in an offer. A title has hundreds of offers by the same few services: each is parsed once, and its record
 * stands in all of them.
 */
const OfferedProvider = z.unknown().transform((raw, context): ProviderRecord => {
  const key = keyOf(raw);
  const known = key === null ? undefined : knownProviders.get(key);
  if (known !== undefined) return known;
  const parsed = ProviderRecord.safeParse(raw);
  if (parsed.success) {
    if (key !== null) knownProviders.set(key, Object.freeze(parsed.data));
    return parsed.data;
  }
  for (const { path, message } of parsed.error.issues) {
    context.issues.push({ code: "custom", path: [...path], message, input: raw });
  }
  return z.NEVER;
});

/** Equal for services of the same content; null for what may be malformed. */
function keyOf(raw: unknown): string | null {
  if (typeof raw !== "object" || raw === null) return null;
  const { provider_id, provider_name, logo_path, display_priority } = raw as Record<
    string,
    unknown
  >;
  const isUsual =
    typeof provider_id === "number" &&
    typeof provider_name === "string" &&
    typeof logo_path === "string" &&
    typeof display_priority === "number";
  return isUsual ? `${provider_id} ${display_priority} ${logo_path} ${provider_name}` : null;
}

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
  link: optionalLink,
  flatrate: list(OfferedProvider),
  free: list(OfferedProvider),
  ads: list(OfferedProvider),
  rent: list(OfferedProvider),
  buy: list(OfferedProvider),
});
export type CountryOffersRecord = z.infer<typeof CountryOffersRecord>;

/** The offers of one title in every country that has any. */
export const WatchProvidersRecord = z.object({
  results: z.preprocess(
    // Senders written in PHP give an empty map as an empty list.
    (results) => (Array.isArray(results) && results.length === 0 ? {} : results),
    z.record(z.string().regex(/^[A-Z]{2}$/u), CountryOffersRecord),
  ),
  /** Whether an offer was left out because it was malformed: what is not here may be there all the same. */
  incomplete: flag,
});
export type WatchProvidersRecord = z.infer<typeof WatchProvidersRecord>;
