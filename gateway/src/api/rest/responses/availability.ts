import { z } from "zod";
import type { ImageUrls } from "../../../images/image-urls.ts";
import {
  type Availability,
  AVAILABILITY_STATUSES,
  type CountryOffers,
  type OffersByCountry,
  getOffers,
} from "../../../domain/availability/availability.ts";
import {
  getFamily,
  type Provider,
  type CountryProviderFamily,
} from "../../../domain/availability/providers.ts";
import { OFFER_KINDS } from "../../../film-database/request-parameters.ts";
import { mediaType } from "../parameters.ts";
import { countryCode, imagePath, imageUrl, moment, named, toImageUrl } from "./shared.ts";

const providerFields = {
  provider_id: z.int(),
  provider_name: z.string(),
  logo_path: imagePath,
  display_priority: z.number().describe("The more prominent, the lower."),
};
const provider = named("Provider", providerFields);
const withLogo = { ...providerFields, logo_url: imageUrl };
const link = z.string().describe("The film database's own page of offers.");
export const offers = named("Offers", {
  link: link.optional(),
  flatrate: z.array(provider).optional(),
  free: z.array(provider).optional(),
  ads: z.array(provider).optional(),
  rent: z.array(provider).optional(),
  buy: z.array(provider).optional(),
});

const offer = named("Offer", {
  kind: z.enum(OFFER_KINDS),
  ...withLogo,
  provider_family: z.string().meta({ description: "As in `/api/providers`.", example: "netflix" }),
  url: z.string().describe("Where to look for the title at the provider."),
});

const availability = named("Availability", {
  country: countryCode,
  status: z
    .enum(AVAILABILITY_STATUSES)
    .describe("`COUNTRY_NOT_COVERED`: there are no data on the country at all."),
  link: link.nullable(),
  offers: z
    .array(offer)
    .nullable()
    .describe("By kind, most prominent first; null where nothing can be known."),
  checked_at: moment.nullable().describe("When the data was fetched; null where there is none."),
});
export const availabilities = named("TitleAvailability", {
  id: z.int(),
  media_type: mediaType,
  availability: z.array(availability).describe("In the order of `country`."),
});
export const seasonAvailabilities = named("SeasonAvailability", {
  ...availabilities.shape,
  season_number: z.int(),
});
const problem = named("TitleProblem", {
  code: z.string().meta({ example: "NOT_FOUND" }),
  message: z.string(),
});
const batchResult = named("BatchResult", {
  media_type: mediaType,
  id: z.int(),
  title: z.string().nullable().describe("Null where there is a problem."),
  year: z.int().nullable().describe("Of release, or of a show's first episode; null when unknown."),
  availability: z
    .array(availability)
    .describe("In the order of `countries`; empty where there is a problem."),
  problem: problem.nullable().describe("Why nothing is known of the title."),
});
export const batchAvailabilities = named("BatchAvailability", {
  results: z.array(batchResult).describe("One for each of `titles`, in their order."),
});
export const providerFamilies = z.array(
  named("ProviderFamily", {
    id: z.string().meta({ example: "netflix" }),
    name: z.string().meta({ example: "Netflix" }),
    providers: z.array(named("ProviderWithLogo", withLogo)).describe("Most prominent first."),
  }),
);

export function toAvailability(result: Availability, images: ImageUrls) {
  const { countryCode, status, offers, freshness } = result;
  const listed = getOffers(result);
  return {
    country: countryCode,
    status,
    link: offers?.link ?? null,
    offers:
      listed?.map((offer) => ({
        kind: offer.kind,
        ...toProviderWithLogo(offer.provider, images),
        provider_family: getFamily(offer.provider.name).id,
        url: offer.url,
      })) ?? null,
    checked_at: freshness && new Date(freshness.fetchedAt).toISOString(),
  };
}

export function toProviderFamily({ family, providers }: CountryProviderFamily, images: ImageUrls) {
  const { id, name } = family;
  return { id, name, providers: providers.map((one) => toProviderWithLogo(one, images)) };
}

/** Offers in the film database's own format; null where nothing is known, which is not the same as no offers. */
export function toOffersByCountry(offers: OffersByCountry) {
  if (offers.incomplete && offers.countries.length === 0) return null;
  return {
    results: Object.fromEntries(
      offers.countries.flatMap((code) => {
        const inCountry = offers.in(code);
        return inCountry === null ? [] : [[code, toCountryOffers(inCountry)]];
      }),
    ),
  };
}

function toCountryOffers({ link, providers }: CountryOffers) {
  const kinds = OFFER_KINDS.filter((kind) => providers[kind].length > 0);
  return {
    ...(link !== null && { link }),
    ...Object.fromEntries(kinds.map((kind) => [kind, providers[kind].map(toProvider)])),
  };
}

function toProviderWithLogo(one: Provider, images: ImageUrls) {
  return { ...toProvider(one), logo_url: toImageUrl(images, "logo", one.logoPath) };
}

function toProvider({ id, name, logoPath, displayPriority }: Provider) {
  return {
    provider_id: id,
    provider_name: name,
    logo_path: logoPath,
    display_priority: displayPriority,
  };
}
