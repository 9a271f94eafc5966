import { serviceName } from "./service-name.ts";

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
export const groupByFamily = <Offer extends OfferOfFamily>(
  offers: readonly Offer[],
): readonly FamilyOffers<Offer>[] =>
  [...Map.groupBy(offers, ({ provider }) => provider.family.id).values()].flatMap((offers) => {
    const named = Map.groupBy(offers, ({ provider }) => serviceName(provider));
    const [first, ...others] = [...named.values()].flatMap(([each]) => (each ? [each] : []));
    return first ? [{ first, others }] : [];
  });
