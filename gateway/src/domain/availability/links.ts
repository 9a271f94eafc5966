import { getFamily, splitChannel, type Store } from "./families.ts";
import type { Provider } from "./offers.ts";
import tables from "./provider-tables.json" with { type: "json" };

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
