import { toSlug } from "../../lib/slug.ts";
import { splitChannel } from "./channels.ts";
import { toProviderName } from "./provider-names.ts";
import tables from "./provider-tables.json" with { type: "json" };

/** The provider family that several providers belong to, such as Netflix and Netflix Standard with Ads. */
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

/** Families by the names of their providers, as far as they were computed. */
const computed = new Map<string, ProviderFamily>();
const MAX_COMPUTED = 5000;

/**
 * The family of a provider by the provider's name, without the store whose channel it is and without the
 * subscription. `Netflix Standard with Ads` belongs to the family Netflix.
 */
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
