import type { ProviderIndex } from "../availability/provider-index.ts";
import type { Catalog } from "../catalog/catalog.ts";
import type { Lists } from "./lists.ts";

/** What every answer is made from. */
export interface ApiContext {
  catalog: Catalog;
  lists: Lists;
  /** The day whose availability is given, YYYY-MM-DD. */
  day: () => string;
  providers: ProviderIndex;
}
