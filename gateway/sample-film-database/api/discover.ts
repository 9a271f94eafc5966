import type { ProviderIndex } from "../availability/provider-index.ts";
import type { Catalog } from "../catalog/catalog.ts";
import type { Kind, Title } from "../catalog/title.ts";
import { filtersFrom } from "./filters.ts";
import { sorted, sortKey, sortKeys } from "./sorting.ts";

/** All the titles a discover query finds, in its order. */
export type Discover = (kind: Kind, query: URLSearchParams) => readonly Title[];

/** Makes the catalog discoverable; every order is worked out now. */
export function discover(catalog: Catalog, providers: ProviderIndex): Discover {
  const orders = new Map<string, readonly Title[]>();
  for (const kind of ["movie", "tv"] as const) {
    for (const key of sortKeys(kind)) {
      orders.set(kind + key, sorted(kind, catalog[kind].titles, key));
    }
  }
  return (kind, query) => {
    const filters = filtersFrom(kind, query, { providers, people: catalog.people });
    const titles = orders.get(kind + sortKey(kind, query.get("sort_by"))) ?? [];
    if (filters.length === 0) return titles;
    return titles.filter((title) => filters.every((filter) => filter(title)));
  };
}
