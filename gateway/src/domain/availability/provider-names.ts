import tables from "./provider-tables.json" with { type: "json" };

/**
 * The names of providers that were renamed, by the film database's number: it calls some by their former name in one country
 * or list and by the present one in another. 509 is the channel of the US, and 623 Tencent's service of the same name.
 */
const NAMES: Readonly<Record<number, string>> = tables.names;

/** Present names by former ones, for a service that the film database numbers again. */
const RENAMED: Readonly<Record<string, string>> = tables.renamed;

/** The one name of a provider, in all countries and responses: as the film database writes it, its spaces aside. */
export function toProviderName(id: number, given: string): string {
  const name = given.trim().replaceAll(/\s+/gu, " ");
  return NAMES[id] ?? RENAMED[name] ?? name;
}
