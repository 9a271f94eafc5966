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
const OfferedProvider = quickly(knownProvider, ProviderRecord, (provider, raw) => {
  const key = keyOf(raw);
  if (key !== null) knownProviders.set(key, Object.freeze(provider));
});

/**
 * A record that is read without its schema where it is of the usual form, and by its schema otherwise.
 *
 * @param usual reads the usual form just as the schema does; undefined for every other one
 * @param onParsed is told of what the schema has read
 */
function quickly<Record>(
  usual: (raw: unknown) => Record | undefined,
  record: z.ZodType<Record>,
  onParsed: (value: Record, raw: unknown) => void = () => undefined,
) {
  return z.unknown().transform((raw, context): Record => {
    const known = usual(raw);
    if (known !== undefined) return known;
    const parsed = record.safeParse(raw);
    if (parsed.success) {
      onParsed(parsed.data, raw);
      return parsed.data;
    }
    for (const { path, message } of parsed.error.issues) {
      context.issues.push({ code: "custom", path: [...path], message, input: raw });
    }
    return z.NEVER;
  });
}

function knownProvider(raw: unknown): ProviderRecord | undefined {
  const key = keyOf(raw);
  return key === null ? undefined : knownProviders.get(key);
}

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

/** Links of the film database itself need no further look; any other is checked by the schema. */
const USUAL_LINK = /^https:\/\/www\.themoviedb\.org\/[\w/.?=&%-]*$/u;
const NO_PROVIDERS: ProviderRecord[] = [];
Object.freeze(NO_PROVIDERS);

/** A title has offers in a hundred countries, hundreds in all: by the schema they took most of the time of a title. */
function usualOffers(raw: unknown): CountryOffersRecord | undefined {
  if (typeof raw !== "object" || raw === null) return undefined;
  const { link, flatrate, free, ads, rent, buy } = raw as Readonly<{ [name: string]: unknown }>;
  if (typeof link !== "string" || !USUAL_LINK.test(link)) return undefined;
  const [a, b, c, d, e] = [flatrate, free, ads, rent, buy].map(usualProviders);
  if (!a || !b || !c || !d || !e) return undefined;
  return { link, flatrate: a, free: b, ads: c, rent: d, buy: e };
}

/** The services of one kind of offer; undefined where one of them was not seen before. */
function usualProviders(raw: unknown): ProviderRecord[] | undefined {
  if (raw === undefined) return NO_PROVIDERS;
  if (!Array.isArray(raw)) return undefined;
  const providers: ProviderRecord[] = [];
  for (const item of raw) {
    const known = knownProvider(item);
    if (known === undefined) return undefined;
    providers.push(known);
  }
  return providers;
}

const CountryOffers = quickly(usualOffers, CountryOffersRecord);

/** The offers of one title in every country that has any. */
export const WatchProvidersRecord = z.object({
  results: z.preprocess(
    // Senders written in PHP give an empty map as an empty list.
    (results) => (Array.isArray(results) && results.length === 0 ? {} : results),
    z.record(z.string().regex(/^[A-Z]{2}$/u), CountryOffers),
  ),
  /** Whether an offer was left out because it was malformed: what is not here may be there all the same. */
  incomplete: flag,
});
export type WatchProvidersRecord = z.infer<typeof WatchProvidersRecord>;
