import type { ImageUrls } from "../../../images/image-urls.ts";
import { type Availability, getOffers } from "../../../domain/availability/availability.ts";
import { getFamily } from "../../../domain/availability/families.ts";
import {
  type CountryOffers,
  OFFER_KINDS,
  type OffersByCountry,
  type Provider,
} from "../../../domain/availability/offers.ts";
import type { CountryProviderFamily } from "../../../domain/availability/providers.ts";
import { IMAGE_SIZE, imageUrl } from "./image-url.ts";

/** The four results of a title's availability in a country. */
export function availability(result: Availability, images: ImageUrls) {
  const { countryCode, status, offers, freshness } = result;
  const listed = getOffers(result);
  return {
    country: countryCode,
    status,
    link: offers?.link ?? null,
    offers:
      listed?.map((offer) => ({
        kind: offer.kind,
        ...providerWithLogo(offer.provider, images),
        provider_family: getFamily(offer.provider.name).id,
        url: offer.url,
      })) ?? null,
    checked_at: freshness && new Date(freshness.fetchedAt).toISOString(),
  };
}

/** A provider family with its providers in a country. */
export function providerFamily({ family, providers }: CountryProviderFamily, images: ImageUrls) {
  const { id, name } = family;
  return { id, name, providers: providers.map((one) => providerWithLogo(one, images)) };
}

/**
 * A title's offers in the film database's own format: a kind without offers is left out. Null where nothing is known,
 * which is not the same as no offers.
 */
export function offersByCountry(offers: OffersByCountry) {
  if (offers.incomplete && offers.countries.length === 0) return null;
  return {
    results: Object.fromEntries(
      offers.countries.flatMap((code) => {
        const inCountry = offers.in(code);
        return inCountry === null ? [] : [[code, countryOffers(inCountry)]];
      }),
    ),
  };
}

function countryOffers({ link, providers }: CountryOffers) {
  const kinds = OFFER_KINDS.filter((kind) => providers[kind].length > 0);
  return {
    ...(link !== null && { link }),
    ...Object.fromEntries(kinds.map((kind) => [kind, providers[kind].map(provider)])),
  };
}

function providerWithLogo(one: Provider, images: ImageUrls) {
  return { ...provider(one), logo_url: imageUrl(images, one.logoPath, IMAGE_SIZE.logo) };
}

function provider({ id, name, logoPath, displayPriority }: Provider) {
  return {
    provider_id: id,
    provider_name: name,
    logo_path: logoPath,
    display_priority: displayPriority,
  };
}
