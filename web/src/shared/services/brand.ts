import type { BrandsQuery } from "./Brands.generated.ts";

/** A brand of streaming services as one country has it, with every service that carries it. */
export interface Brand {
  /** The same in every country, such as `netflix`. */
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string | null;
  /** With ads, premium, through another service's channel; most prominent first, never empty. */
  readonly services: readonly Service[];
}

/** One service, by its exact name. */
interface Service {
  readonly id: number;
  readonly name: string;
}

/** The brands of an answer; a brand without services has nothing to choose and is left out. */
export const brandsOf = ({ providerFamilies }: BrandsQuery): readonly Brand[] =>
  (providerFamilies ?? [])
    .filter(({ providers }) => providers.length > 0)
    .map(({ family, logo, providers }) => ({
      id: family.id,
      name: family.name,
      logoUrl: logo?.url ?? null,
      services: providers,
    }));

/** How much of a brand is chosen. */
export type Chosen = "none" | "some" | "all";

/** How much of a brand is among the chosen services. */
export const chosenOf = (brand: Brand, chosen: ReadonlySet<number>): Chosen => {
  const count = brand.services.filter(({ id }) => chosen.has(id)).length;
  if (count === 0) return "none";
  return count === brand.services.length ? "all" : "some";
};

/** The choice after a brand was switched: all of its services when not all were chosen, else none. */
export const toggleBrand = (brand: Brand, chosen: ReadonlySet<number>): ReadonlySet<number> => {
  const next = new Set(chosen);
  const drop = chosenOf(brand, chosen) === "all";
  for (const { id } of brand.services) {
    if (drop) next.delete(id);
    else next.add(id);
  }
  return next;
};

/** The choice after one service was switched. */
export const toggleService = (id: number, chosen: ReadonlySet<number>): ReadonlySet<number> => {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
};

const fold = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** The brands of which the name, or the name of one of their services, holds what was typed. */
export const brandsNamed = (brands: readonly Brand[], typed: string): readonly Brand[] => {
  const wanted = fold(typed.trim());
  return wanted === ""
    ? brands
    : brands.filter(({ name, services }) =>
        [name, ...services.map((service) => service.name)].some((each) =>
          fold(each).includes(wanted),
        ),
      );
};
