import { countryInText } from "../../country/country-in-text.ts";
import type { OfferKind } from "../../../generated/schema.ts";
import { offerKinds } from "../../services/offer-kinds.ts";
import { serviceName } from "../../services/service-name.ts";
import type { AvailabilityOffer } from "../offer-groups.ts";

const list = new Intl.ListFormat("en-US", { style: "long", type: "conjunction" });

const sentences: Readonly<
  Record<OfferKind, (title: string, services: string, place: string) => string>
> = {
  FLATRATE: (title, on, place) => `${title} is streaming with a subscription on ${on}${place}.`,
  FREE: (title, on, place) => `You can watch ${title} for free on ${on}${place}.`,
  ADS: (title, on, place) => `You can watch ${title} for free with ads on ${on}${place}.`,
  RENT: (title, on, place) => `You can rent ${title} on ${on}${place}.`,
  BUY: (title, on, place) => `You can buy ${title} on ${on}${place}.`,
};

/**
 * The text below 'Where To Watch {title}?': a sentence for each kind of offer, or the one that
 * promises an update where there is none.
 */
export const whereToWatch = (
  title: string,
  offers: readonly AvailabilityOffer[],
  countryName: string,
): string[] => {
  const told = offerKinds.flatMap((kind) => {
    const names = offers
      .filter((offer) => offer.kind === kind)
      .map(({ provider }) => serviceName(provider));
    if (names.length === 0) return [];
    return [
      sentences[kind](title, list.format(new Set(names)), ` in ${countryInText(countryName)}`),
    ];
  });
  if (told.length > 0) return told;
  return [
    `We'll update this page when ${title} becomes available on streaming services in your region.`,
  ];
};
