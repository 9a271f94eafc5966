import { LRUCache } from "lru-cache";
import type { ProviderIndex } from "../availability/provider-index.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Kind, Title } from "../catalogue/title.ts";
import { filtersFrom } from "./filters.ts";
import { sorted, sortKey, sortKeys } from "./sorting.ts";

/** All the titles a discover query finds, in its order. */
export type Discover = (kind: Kind, query: URLSearchParams) => readonly Title[];

const QUERIES_KEPT = 200;
/** Parameters that change how an answer is shown, not what it finds. */
const PRESENTATION = ["page", "language", "api_key", "include_adult", "include_video"];

/** Makes the catalogue discoverable; every order is worked out now, and the last queries are kept for the next page. */
export function discover(
  catalogue: Catalogue,
  providers: ProviderIndex,
  day: () => string,
): Discover {
  const orders = new Map<string, readonly Title[]>();
  for (const kind of ["movie", "tv"] as const) {
    for (const key of sortKeys(kind)) {
      orders.set(kind + key, sorted(kind, catalogue[kind].titles, key));
    }
  }
  const answers = new LRUCache<string, readonly Title[]>({ max: QUERIES_KEPT });
  return (kind, query) => {
    const key = kind + day() + canonical(query);
    const known = answers.get(key);
    if (known) return known;
    const filters = filtersFrom(kind, query, providers);
    const titles = orders.get(kind + sortKey(kind, query.get("sort_by"))) ?? [];
    const found =
      filters.length === 0
        ? titles
        : titles.filter((title) => filters.every((filter) => filter(title)));
    answers.set(key, found);
    return found;
  };
}

function canonical(query: URLSearchParams): string {
  const copy = new URLSearchParams(query);
  for (const name of PRESENTATION) copy.delete(name);
  copy.sort();
  return copy.toString();
}
