import type { CountryProviderFamilyResolvers } from "../../generated/resolvers.ts";
import { imageOf } from "../images.ts";

export const CountryProviderFamily: CountryProviderFamilyResolvers = {
  logo: ({ providers }) => imageOf(providers[0]?.logoPath ?? null),
};
