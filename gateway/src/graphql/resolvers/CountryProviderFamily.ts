import type { CountryProviderFamilyResolvers } from "../../generated/resolvers.ts";
import { pure } from "../execution/pure.ts";
import { imageOf } from "../images.ts";

export const CountryProviderFamily: CountryProviderFamilyResolvers = {
  logo: pure(({ providers }) => imageOf(providers[0]?.logoPath ?? null)),
};
