import { withoutAccents } from "../../lib/format/without-accents.ts";
import type { ProviderFamiliesQuery } from "./ProviderFamilies.generated.ts";
import type { OfferKind } from "../../generated/schema.ts";
import { t } from "../../lib/messages.ts";

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

export const MAX_TILES = 10;

/** The most prominent services and the chosen ones. Those that come and go are last, so that no other moves. */
export const getTiles = (families: readonly ProviderFamily[], chosen: ReadonlySet<number>) =>
  families.filter((family, index) => index < MAX_TILES || getChosen(family, chosen) !== "none");

/** The choice after a family was switched: all of its providers when not all were chosen, else none. */
export const toggleFamily = (family: ProviderFamily, chosen: ReadonlySet<number>) => {
  const next = new Set(chosen);
  const drop = getChosen(family, chosen) === "all";
  for (const { id } of family.providers) {
    if (drop) next.delete(id);
    else next.add(id);
  }
  return next;
};

export const toggleProvider = (id: number, chosen: ReadonlySet<number>): ReadonlySet<number> => {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
};

export const familiesNamed = (families: readonly ProviderFamily[], typed: string) => {
  const wanted = withoutAccents(typed.trim());
  return wanted === ""
    ? families
    : families.filter(({ name, providers }) =>
        [name, ...providers.map((provider) => provider.name)].some((each) =>
          withoutAccents(each).includes(wanted),
        ),
      );
};

interface NamedProvider {
  readonly name: string;
  readonly family: { readonly name: string };
}

/** A name without what spellings differ in: `Disney Plus`, `Disney +` and `Disney+` are the same. */
const spoken = (name: string): string =>
  name.toLowerCase().replaceAll("+", "plus").replaceAll(/\s/gu, "");

/** As its provider family spells it, or the exact name where that says more: `Netflix Standard with Ads`. */
export const serviceName = ({ name, family }: NamedProvider): string =>
  spoken(name) === spoken(family.name) ? family.name : name;

interface OfferOfFamily {
  readonly provider: {
    readonly name: string;
    readonly family: { readonly id: string; readonly name: string };
  };
}

export interface FamilyOffers<Offer> {
  readonly first: Offer;
  readonly others: readonly Offer[];
}

/** Offers by provider family, in the order they come in. Providers that visitors read by the same name appear once. */
export const groupByFamily = <Offer extends OfferOfFamily>(offers: readonly Offer[]) =>
  [...Map.groupBy(offers, ({ provider }) => provider.family.id).values()].flatMap((offers) => {
    const named = Map.groupBy(offers, ({ provider }) => serviceName(provider));
    const [first, ...others] = [...named.values()].flatMap(([each]) => (each ? [each] : []));
    return first ? [{ first, others }] : [];
  });

/** Provider families that public libraries pay for: their own pages ask for a library card. */
const LIBRARY_FAMILIES: ReadonlySet<string> = new Set(["kanopy", "hoopla", "filmfriend"]);

/** Whether an offer costs nothing but needs the card of a library. What a service rents or sells is paid for as elsewhere. */
export const needsLibraryCard = (familyId: string, kinds: readonly OfferKind[]): boolean =>
  LIBRARY_FAMILIES.has(familyId) && !kinds.some((kind) => kind === "RENT" || kind === "BUY");

/** The name of an offer's service in a sentence or a list, which says where it needs the card of a library. */
export const serviceNameWithCard = ({
  provider,
  kind,
}: OfferOfFamily & { readonly kind: OfferKind }): string =>
  needsLibraryCard(provider.family.id, [kind])
    ? t("services.withLibraryCard", { service: serviceName(provider) })
    : serviceName(provider);
