import { serviceName } from "./service-name.ts";

/** An offer as far as its provider family goes. */
interface OfferOfFamily {
  /** Where it is; left out in the selected country. */
  readonly countryCode?: string;
  readonly provider: {
    readonly name: string;
    readonly family: { readonly id: string; readonly name: string };
  };
}

/** Names the provider family of an offer, behind its country where that is not the selected one. */
export const getFamilyKey = ({
  countryCode,
  provider: { family },
}: {
  readonly countryCode?: string | undefined;
  readonly provider: { readonly family: { readonly id: string } };
}): string => (countryCode === undefined ? family.id : `${countryCode} ${family.id}`);

/** The offers of one provider family in one country. */
export interface FamilyOffers<Offer> {
  /** The most prominent one. */
  readonly first: Offer;
  readonly others: readonly Offer[];
}

/** Offers by country and provider family, in the order they come in. Providers that visitors read by the same name appear once. */
export const groupByFamily = <Offer extends OfferOfFamily>(
  offers: readonly Offer[],
): readonly FamilyOffers<Offer>[] =>
  [...Map.groupBy(offers, getFamilyKey).values()].flatMap((offers) => {
    const named = Map.groupBy(offers, ({ provider }) => serviceName(provider));
    const [first, ...others] = [...named.values()].flatMap(([each]) => (each ? [each] : []));
    return first ? [{ first, others }] : [];
  });
