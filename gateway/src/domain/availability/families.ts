import { toSlug } from "../../lib/page-path.ts";
import tables from "./provider-tables.json" with { type: "json" };

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
export type Store = "amazon" | "apple" | "roku";

const CHANNELS: readonly { readonly ending: RegExp; readonly store: Store }[] = [
  { ending: /\s+(?:amazon|amzon)(?:\s+channels?)?$/i, store: "amazon" },
  { ending: /\s+apple\s+tv(?:\s+channel)?$/i, store: "apple" },
  { ending: /\s+roku\s+premium\s+channel$/i, store: "roku" },
];

/** Splits `Shudder Amazon Channel` into the service and the store whose channel it is; store null where it is no channel. */
export function splitChannel(providerName: string): { name: string; store: Store | null } {
  const trimmed = providerName.trim().replace(/\s+/g, " ");
  for (const { ending, store } of CHANNELS) {
    if (ending.test(trimmed)) return { name: trimmed.replace(ending, ""), store };
  }
  return { name: trimmed, store: null };
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
