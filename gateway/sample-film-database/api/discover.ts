import { LRUCache } from "lru-cache";
import type { ProviderIndex } from "../availability/provider-index.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Kind, Title } from "../catalogue/title.ts";
import { filtersFrom } from "./filters.ts";
import { sorted, sortKey } from "./sorting.ts";

/** All the titles a discover query finds, in its order. */
export type Discover = (kind: Kind, query: URLSearchParams) => readonly Title[];

const QUERIES_KEPT = 200;
/** Parameters that change how an answer is shown, not what it finds. */
const PRESENTATION = ["page", "language", "api_key", "include_adult", "include_video"];

/** Makes the catalogue discoverable; orders and the last queries are kept for the next page. */
export function discover(catalogue: Catalogue, providers: ProviderIndex): Discover {
  const orders = new Map<string, readonly Title[]>();
  const answers = new LRUCache<string, readonly Title[]>({ max: QUERIES_KEPT });
  const inOrder = (kind: Kind, key: string): readonly Title[] => {
    const known = orders.get(kind + key);
    if (known) return known;
    const titles = sorted(kind, catalogue[kind].titles, key);
    orders.set(kind + key, titles);
    return titles;
  };
  return (kind, query) => {
    const key = kind + canonical(query);
    const known = answers.get(key);
    if (known) return known;
    const filters = filtersFrom(kind, query, providers);
    const titles = inOrder(kind, sortKey(kind, query.get("sort_by")));
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
