import type {
  ProviderListRecord,
  ProviderRecord,
} from "../../film-database/records/watch-providers.ts";
import type { QueryResolvers, TitleType } from "../../generated/resolvers.ts";
import { familyOf } from "../../providers/families.ts";
import type { GraphQLContext } from "../context.ts";
import type { CountryProviderFamilyParent } from "../parents.ts";

export const providers: NonNullable<QueryResolvers["providers"]> = (
  _,
  { country, type },
  context,
) => providersOf(country, type ?? null, context);

export const providerFamilies: NonNullable<QueryResolvers["providerFamilies"]> = async (
  _,
  { country, type },
  context,
) => {
  const families = new Map<string, CountryProviderFamilyParent & { providers: ProviderRecord[] }>();
  for (const provider of await providersOf(country, type ?? null, context)) {
    const family = familyOf(provider.provider_name);
    const known = families.get(family.id);
    if (known) known.providers.push(provider);
    else families.set(family.id, { family, providers: [provider] });
  }
  return [...families.values()];
};

/** The services of a country, most prominent there first. */
async function providersOf(
  country: string,
  type: TitleType | null,
  { filmDatabase }: GraphQLContext,
): Promise<readonly ProviderRecord[]> {
  const lists = await Promise.all([
    type === "TV" ? null : filmDatabase.providers("movie", country),
    type === "MOVIE" ? null : filmDatabase.providers("tv", country),
  ]);
  const byId = new Map<number, ProviderListRecord["results"][number]>();
  for (const provider of lists.flatMap((list) => list?.value.results ?? [])) {
    if (!byId.has(provider.provider_id)) byId.set(provider.provider_id, provider);
  }
  return [...byId.values()]
    .map((provider) => ({
      ...provider,
      display_priority: provider.display_priorities[country] ?? provider.display_priority,
    }))
    .toSorted((a, b) => a.display_priority - b.display_priority || a.provider_id - b.provider_id);
}
