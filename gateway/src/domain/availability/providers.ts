import { ifAvailable } from "../../errors.ts";
import type { FilmDatabase } from "../../film-database/film-database.ts";
import type { MediaType } from "../../film-database/request-parameters.ts";
import type { ProviderListRecord } from "../../film-database/records/watch-providers.ts";
import { getFamily, type ProviderFamily } from "./families.ts";
import { type Provider, toProvider } from "./offers.ts";

export interface CountryProviderFamily {
  readonly family: ProviderFamily;
  /** Most prominent first. */
  readonly providers: readonly Provider[];
}

/** The providers of a country, most prominent there first; of both types where `type` is null. */
export async function providersIn(
  filmDatabase: FilmDatabase,
  country: string,
  type: MediaType | null,
): Promise<readonly Provider[]> {
  const types: readonly MediaType[] = type === null ? ["movie", "tv"] : [type];
  const lists = await Promise.all(types.map((one) => filmDatabase.providers(one, country)));
  const byId = new Map<number, ProviderRecord>();
  for (const provider of lists.flatMap(({ value }) => value.results)) {
    if (!byId.has(provider.provider_id)) byId.set(provider.provider_id, provider);
  }
  return [...byId.values()]
    .map((record) => {
      const provider = toProvider(record);
      const displayPriority = record.display_priorities[country] ?? provider.displayPriority;
      return { ...provider, displayPriority };
    })
    .toSorted((a, b) => a.displayPriority - b.displayPriority || a.id - b.id);
}

export async function allProviders(
  filmDatabase: FilmDatabase,
): Promise<ReadonlyMap<number, Provider>> {
  // The last entry of a number stays: that of movies, as in a country.
  const records = (await allRecords(filmDatabase)).toReversed();
  return new Map(records.map((record) => [record.provider_id, toProvider(record)]));
}

/** Numbers of providers as a country has them: one that only others have is that of the provider of the same name there. */
export async function numbersIn(
  filmDatabase: FilmDatabase,
  country: string | null | undefined,
  numbers: readonly number[] | null | undefined,
): Promise<readonly number[] | null | undefined> {
  if (!country || !numbers?.length) return numbers;
  const records = await ifAvailable(allRecords(filmDatabase), []);
  const here = records.filter((record) => country in record.display_priorities);
  return numbers.map((number) => {
    const hasNumber = (record: ProviderRecord) => record.provider_id === number;
    const elsewhere = records.find(hasNumber);
    if (elsewhere === undefined || here.some(hasNumber)) return number;
    const { name } = toProvider(elsewhere);
    return here.find((record) => toProvider(record).name === name)?.provider_id ?? number;
  });
}

type ProviderRecord = ProviderListRecord["results"][number];

/** What the film database lists of all countries: providers of movies, then those of shows. */
async function allRecords(filmDatabase: FilmDatabase): Promise<readonly ProviderRecord[]> {
  const lists = await Promise.all([filmDatabase.providers("movie"), filmDatabase.providers("tv")]);
  return lists.flatMap(({ value }) => value.results);
}

export function groupedByFamily(providers: readonly Provider[]): readonly CountryProviderFamily[] {
  const groups = new Map<string, { family: ProviderFamily; providers: Provider[] }>();
  for (const provider of providers) {
    const family = getFamily(provider.name);
    const group = groups.get(family.id);
    if (group) group.providers.push(provider);
    else groups.set(family.id, { family, providers: [provider] });
  }
  return [...groups.values()];
}
