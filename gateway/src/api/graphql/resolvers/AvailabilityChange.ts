import type { AvailabilityChangeResolvers } from "../../../generated/resolvers.ts";
import { toSlug } from "../../../lib/slug.ts";
import { toImage } from "../images.ts";

export const AvailabilityChange: AvailabilityChangeResolvers = {
  id: ({ cursor }) => cursor,
  title: ({ title: { type, id } }, _, { titles }) => titles.details(type, id),
  titleId: ({ title: { id } }) => id,
  titleName: ({ name }) => name,
  titleSlug: ({ name }) => toSlug(name),
  titleYear: ({ year }) => year,
  titlePoster: ({ posterPath }) => toImage(posterPath),
  countryCode: ({ country }) => country,
  provider: async ({ provider }, _, { changes }) =>
    (await changes.providers()).get(provider) ?? null,
  providerId: ({ provider }) => provider,
  observedAt: ({ observedAt }) => new Date(observedAt).toISOString(),
  previouslyObservedAt: ({ previouslyObservedAt: at }) =>
    at === null ? null : new Date(at).toISOString(),
};
