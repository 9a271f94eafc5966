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

/** A service as it was sent, and the record that it was parsed to. */
interface KnownProvider {
  readonly name: string;
  readonly logo: string;
  readonly priority: number;
  readonly record: ProviderRecord;
}

/** There are about 700 services, and few of them have several logos or priorities. */
const MOST_KNOWN = 3000;
/** By the service's number. */
const knownProviders = new Map<number, readonly KnownProvider[]>();
let knownCount = 0;

/**
 * A service in an offer. A title has hundreds of offers by the same few services: each is parsed once, and its record
 * stands in all of them.
 */
const OfferedProvider = quickly(knownProvider, ProviderRecord, (record, raw) => {
  const usual = usualProvider(raw);
  if (usual === null) return;
  if (knownCount >= MOST_KNOWN) {
    knownProviders.clear();
    knownCount = 0;
  }
  knownCount += 1;
  const known = { ...usual, record: Object.freeze(record) };
  knownProviders.set(usual.id, [...(knownProviders.get(usual.id) ?? []), known]);
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
  const usual = usualProvider(raw);
  if (usual === null) return undefined;
  const { id, name, logo, priority } = usual;
  const known = knownProviders.get(id);
  if (known === undefined) return undefined;
  for (const one of known) {
    if (one.name === name && one.logo === logo && one.priority === priority) return one.record;
  }
  return undefined;
}

/** What a service is told apart by; null for what may be malformed. */
function usualProvider(raw: unknown) {
  if (typeof raw !== "object" || raw === null) return null;
  const {
    provider_id: id,
    provider_name: name,
    logo_path: logo,
    display_priority: priority,
  } = raw as Readonly<{ [name: string]: unknown }>;
  const isUsual =
    typeof id === "number" &&
    typeof name === "string" &&
    typeof logo === "string" &&
    typeof priority === "number";
  return isUsual ? { id, name, logo, priority } : null;
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
