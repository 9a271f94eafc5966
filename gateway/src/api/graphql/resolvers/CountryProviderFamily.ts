import type { CountryProviderFamilyResolvers } from "../../../generated/resolvers.ts";
import { toImage } from "../images.ts";

export const CountryProviderFamily: CountryProviderFamilyResolvers = {
  logo: ({ providers }) => toImage(providers[0]?.logoPath ?? null),
};
