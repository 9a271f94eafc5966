import type { ProviderIndex } from "../availability/provider-index.ts";
import type { Catalog } from "../catalog/catalog.ts";
import type { Kind, Title } from "../catalog/title.ts";
import { filtersFrom } from "./filters.ts";
import { sorted } from "./sorting.ts";

/** All the titles a discover query finds, in its order. */
export type Discover = (kind: Kind, query: URLSearchParams) => readonly Title[];

/** Makes the catalog discoverable. */
export function discover(catalog: Catalog, providers: ProviderIndex): Discover {
  return (kind, query) => {
    const filters = filtersFrom(kind, query, { providers, people: catalog.people });
    const found = catalog[kind].titles.filter((title) => filters.every((filter) => filter(title)));
    return sorted(kind, found, query.get("sort_by"));
  };
}
