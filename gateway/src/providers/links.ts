import { type Carrier, splitCarrier } from "./carrier.ts";
import { familyOf } from "./families.ts";
import { SEARCH_ADDRESSES } from "./search-addresses.ts";

/** Where an offer leads, and whether that is the service or a web search. */
export interface OfferLink {
  readonly url: string;
  readonly kind: "SERVICE" | "WEB_SEARCH";
}

const WEB_SEARCH = "https://www.google.com/search?q=";
const ADDRESS_BY_ID = new Map(
  SEARCH_ADDRESSES.flatMap(({ ids, address }) => ids.map((id) => [id, address] as const)),
);
const ADDRESS_BY_FAMILY = new Map(SEARCH_ADDRESSES.map(({ family, address }) => [family, address]));
const FAMILY_OF_CARRIER: Record<Carrier, string> = {
  amazon: "amazon-prime-video",
  apple: "apple-tv",
  roku: "the-roku-channel",
};

/**
 * Where to look for a title at a service: by the service's number, then by its name, else by a web
 * search (decision 7). A brand's channel in another shop is watched in that shop, so its link
 * leads there.
 *
 * @param title the name of the movie or show
 * @param year narrows the web search; null when unknown
 * @param country ISO 3166-1 code, for services with an address of their own in each country
 */
export function offerLink(
  provider: { readonly provider_id: number; readonly provider_name: string },
  title: string,
  year: number | null,
  country: string,
): OfferLink {
  const template = searchAddress(provider.provider_id, provider.provider_name);
  if (template === undefined) {
    const words = ["watch", title, year, provider.provider_name.trim()];
    return {
      url: WEB_SEARCH + encoded(words.filter((word) => word !== null).join(" ")),
      kind: "WEB_SEARCH",
    };
  }
  const url = template
    .replace("{country}", country.toLowerCase())
    .replace("{query}", () => encoded(title));
  return { url, kind: "SERVICE" };
}

function searchAddress(id: number, name: string): string | undefined {
  const byId = ADDRESS_BY_ID.get(id);
  if (byId !== undefined) return byId;
  const { carrier } = splitCarrier(name);
  return ADDRESS_BY_FAMILY.get(carrier ? FAMILY_OF_CARRIER[carrier] : familyOf(name).id);
}

/** Half a surrogate pair, which a name may hold, cannot stand in an address. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
