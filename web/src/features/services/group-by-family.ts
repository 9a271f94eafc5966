/** An offer as far as its provider family goes. */
interface OfferOfFamily {
  readonly provider: { readonly family: { readonly id: string } };
}

/** The offers of one provider family. */
export interface FamilyOffers<Offer> {
  /** The most prominent one. */
  readonly first: Offer;
  readonly others: readonly Offer[];
}

/** Offers by provider family, in the order they come in. */
export const groupByFamily = <Offer extends OfferOfFamily>(
  offers: readonly Offer[],
): readonly FamilyOffers<Offer>[] =>
  [...Map.groupBy(offers, ({ provider }) => provider.family.id).values()].flatMap(
    ([first, ...others]) => (first ? [{ first, others }] : []),
  );
