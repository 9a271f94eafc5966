import type { ProviderFamiliesQuery } from "./ProviderFamilies.generated.ts";

/** A provider family as one country has it: a brand such as Netflix, with every provider that belongs to it. */
export interface ProviderFamily {
  /** The same in every country, such as `netflix`. */
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string | null;
  /** With ads, premium, through another service's channel; most prominent first, never empty. */
  readonly providers: readonly Provider[];
}

interface Provider {
  readonly id: number;
  readonly name: string;
}

/** The families of a response; a family without providers has nothing to choose and is left out. */
export const getFamilies = ({
  providerFamilies,
}: ProviderFamiliesQuery): readonly ProviderFamily[] =>
  (providerFamilies ?? [])
    .filter(({ providers }) => providers.length > 0)
    .map(({ family, logo, providers }) => ({
      id: family.id,
      name: family.name,
      logoUrl: logo?.url ?? null,
      providers,
    }));

export type Chosen = "none" | "some" | "all";

export const getChosen = (family: ProviderFamily, chosen: ReadonlySet<number>): Chosen => {
  const count = family.providers.filter(({ id }) => chosen.has(id)).length;
  if (count === 0) return "none";
  return count === family.providers.length ? "all" : "some";
};

/** The choice after a family was switched: all of its providers when not all were chosen, else none. */
export const toggleFamily = (
  family: ProviderFamily,
  chosen: ReadonlySet<number>,
): ReadonlySet<number> => {
  const next = new Set(chosen);
  const drop = getChosen(family, chosen) === "all";
  for (const { id } of family.providers) {
    if (drop) next.delete(id);
    else next.add(id);
  }
  return next;
};

/** The choice after one provider was switched. */
export const toggleProvider = (id: number, chosen: ReadonlySet<number>): ReadonlySet<number> => {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
};

const normalizeName = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

export const familiesNamed = (
  families: readonly ProviderFamily[],
  typed: string,
): readonly ProviderFamily[] => {
  const wanted = normalizeName(typed.trim());
  return wanted === ""
    ? families
    : families.filter(({ name, providers }) =>
        [name, ...providers.map((provider) => provider.name)].some((each) =>
          normalizeName(each).includes(wanted),
        ),
      );
};
