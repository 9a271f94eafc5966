import { toSlug } from "../titles/title.ts";
import tables from "./provider-tables.json" with { type: "json" };
import { ifAvailable } from "../../errors.ts";
import type { FilmDatabase } from "../../film-database/film-database.ts";
import type { TitleType } from "../../film-database/records/title.ts";
import type {
  ProviderListRecord,
  ProviderRecord,
} from "../../film-database/records/watch-providers.ts";

/** Renamed providers by number. 509 is the channel of the US, and 623 Tencent's service of the same name. */
const NAMES: Readonly<Record<number, string>> = tables.names;

/** Present names by former ones, for a service that the film database numbers again. */
const RENAMED: Readonly<Record<string, string>> = tables.renamed;

/** The one name of a provider, in all countries and responses: as the film database writes it, its spaces aside. */
export function toProviderName(id: number, given: string): string {
  const name = given.trim().replaceAll(/\s+/gu, " ");
  return NAMES[id] ?? RENAMED[name] ?? name;
}

/** A store that sells other families' services as its own channels. */
type Store = "amazon" | "apple" | "roku";

const CHANNELS: readonly { readonly ending: RegExp; readonly store: Store }[] = [
  { ending: /\s+(?:amazon|amzon)(?:\s+channels?)?$/i, store: "amazon" },
  { ending: /\s+apple\s+tv(?:\s+channel)?$/i, store: "apple" },
  { ending: /\s+roku\s+premium\s+channel$/i, store: "roku" },
];

/** Splits `Shudder Amazon Channel` into the service and the store whose channel it is; store null where it is no channel. */
function splitChannel(name: string): { name: string; store: Store | null } {
  const { ending = "", store = null } = CHANNELS.find(({ ending }) => ending.test(name)) ?? {};
  return { name: name.replace(ending, ""), store };
}

export interface ProviderFamily {
  /** The name in lower case with hyphens, such as `paramount-plus`. */
  readonly id: string;
  readonly name: string;
}

/** What a provider's name adds to its family's for one of the subscriptions. */
const TIER =
  /\s+(?:(?:standard|basic|premium|free)\s+)?(?:with(?:out)?\s+(?:ads|commercials)|ad[- ]free|ad[- ]supported|no ads)$|\s+(?:basic|essential|standard|premium(?:\s+plus)?)$/i;

/** Families of providers whose own name would give another identifier. */
const SAME_FAMILY: Readonly<Record<string, string>> = tables.sameFamily;
/** Names of families whose providers spell it in several ways, by identifier. */
const SPELLING: Readonly<Record<string, string>> = tables.spelling;

const computed = new Map<string, ProviderFamily>();
const MAX_COMPUTED = 5000;

/** A provider's family by its name, without store and subscription: `Netflix Standard with Ads` belongs to Netflix. */
export function getFamily(providerName: string): ProviderFamily {
  const known = computed.get(providerName);
  if (known !== undefined) return known;
  const channel = splitChannel(toProviderName(0, providerName)).name;
  const name = channel.replace(TIER, "").trim();
  const slug = toSlug(name.replace(/\s*\+/g, " plus ")) || toSlug(providerName) || "unnamed";
  const id = SAME_FAMILY[slug] ?? slug;
  const family = { id, name: SPELLING[id] ?? (name || providerName.trim()) };
  if (computed.size < MAX_COMPUTED) computed.set(providerName, family);
  return family;
}

export interface OfferedTitle {
  readonly name: string;
  readonly year: number | null;
}

export interface OfferLink {
  readonly url: string;
  readonly kind: "SERVICE" | "WEB_SEARCH";
}

/** Where families search: `ids` are numbers of their providers, `{query}` the title, `{country}` a country in lower case. */
const SEARCH_URLS: Readonly<Record<string, { ids: readonly number[]; url: string }>> =
  tables.searchUrls;
const WEB_SEARCH = "https://www.google.com/search?q=";
const URL_BY_ID = new Map(
  Object.values(SEARCH_URLS).flatMap(({ ids, url }) => ids.map((id) => [id, url] as const)),
);
const FAMILY_OF_STORE: Record<Store, string> = {
  amazon: "amazon-prime-video",
  apple: "apple-tv",
  roku: "the-roku-channel",
};

/** Where to look for a title: by the provider's number, then its name, else a web search. A channel leads to its store. */
export function offerLink(
  provider: Pick<Provider, "id" | "name">,
  title: OfferedTitle,
  country: string,
): OfferLink {
  const template = getSearchUrl(provider.id, provider.name);
  if (template === undefined) {
    const words = ["watch", title.name, title.year, provider.name];
    return {
      url: WEB_SEARCH + encoded(words.filter((word) => word !== null).join(" ")),
      kind: "WEB_SEARCH",
    };
  }
  const url = template
    .replace("{country}", country.toLowerCase())
    .replace("{query}", () => encoded(title.name));
  return { url, kind: "SERVICE" };
}

function getSearchUrl(id: number, name: string): string | undefined {
  const byId = URL_BY_ID.get(id);
  if (byId !== undefined) return byId;
  const { store } = splitChannel(name);
  return SEARCH_URLS[store ? FAMILY_OF_STORE[store] : getFamily(name).id]?.url;
}

/** Half a surrogate pair, which a name may hold, cannot be part of a URL. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

export interface Provider {
  readonly id: number;
  /** The one name that it has in all countries, such as `Netflix Standard with Ads`. */
  readonly name: string;
  readonly logoPath: string | null;
  /** The more prominent, the lower. */
  readonly displayPriority: number;
}

export function toProvider(record: ProviderRecord): Provider {
  return {
    id: record.provider_id,
    name: toProviderName(record.provider_id, record.provider_name),
    logoPath: record.logo_path,
    displayPriority: record.display_priority,
  };
}

export interface CountryProviderFamily {
  readonly family: ProviderFamily;
  /** Most prominent first. */
  readonly providers: readonly Provider[];
}

/** The providers of a country, most prominent there first; of both types where `type` is null. */
export async function providersIn(
  filmDatabase: FilmDatabase,
  country: string,
  type: TitleType | null,
): Promise<readonly Provider[]> {
  const types: readonly TitleType[] = type === null ? ["movie", "tv"] : [type];
  const lists = await Promise.all(types.map((one) => filmDatabase.providers(one, country)));
  const byId = new Map<number, ListedProvider>();
  for (const provider of lists.flatMap(({ value }) => value.results)) {
    if (!byId.has(provider.provider_id)) byId.set(provider.provider_id, provider);
  }
  return [...byId.values()]
    .map((record) => {
      const provider = toProvider(record);
      const displayPriority = record.display_priorities[country] ?? provider.displayPriority;
      return { ...provider, displayPriority };
    })
    .toSorted((a, b) => a.displayPriority - b.displayPriority || a.id - b.id);
}

export async function allProviders(
  filmDatabase: FilmDatabase,
): Promise<ReadonlyMap<number, Provider>> {
  // The last entry of a number stays: that of movies, as in a country.
  const records = (await allRecords(filmDatabase)).toReversed();
  return new Map(records.map((record) => [record.provider_id, toProvider(record)]));
}

/** Numbers of providers as a country has them: one that only others have is that of the provider of the same name there. */
export async function numbersIn(
  filmDatabase: FilmDatabase,
  country: string | null | undefined,
  numbers: readonly number[] | null | undefined,
): Promise<readonly number[] | null | undefined> {
  if (!country || !numbers?.length) return numbers;
  const records = await ifAvailable(allRecords(filmDatabase), []);
  const here = records.filter((record) => country in record.display_priorities);
  return numbers.map((number) => {
    const hasNumber = (record: ListedProvider) => record.provider_id === number;
    const elsewhere = records.find(hasNumber);
    if (elsewhere === undefined || here.some(hasNumber)) return number;
    const { name } = toProvider(elsewhere);
    return here.find((record) => toProvider(record).name === name)?.provider_id ?? number;
  });
}

type ListedProvider = ProviderListRecord["results"][number];

/** What the film database lists of all countries: providers of movies, then those of shows. */
async function allRecords(filmDatabase: FilmDatabase): Promise<readonly ListedProvider[]> {
  const lists = await Promise.all([filmDatabase.providers("movie"), filmDatabase.providers("tv")]);
  return lists.flatMap(({ value }) => value.results);
}

export function groupedByFamily(providers: readonly Provider[]): readonly CountryProviderFamily[] {
  const groups = new Map<string, { family: ProviderFamily; providers: Provider[] }>();
  for (const provider of providers) {
    const family = getFamily(provider.name);
    const group = groups.get(family.id);
    if (group) group.providers.push(provider);
    else groups.set(family.id, { family, providers: [provider] });
  }
  return [...groups.values()];
}
