import type { AvailabilityChangeResolvers } from "../../generated/resolvers.ts";

export const AvailabilityChange: AvailabilityChangeResolvers = {
  id: ({ cursor }) => cursor,
  title: ({ title: { type, id } }, _, { titles }) => titles.details(type, id),
  titleName: ({ name }) => name,
  countryCode: ({ country }) => country,
  provider: ({ providerDetails }) => providerDetails,
  providerId: ({ provider }) => provider,
  observedAt: ({ observedAt }) => new Date(observedAt).toISOString(),
};
