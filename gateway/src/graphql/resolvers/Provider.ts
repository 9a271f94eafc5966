import type { ProviderResolvers } from "../../generated/resolvers.ts";
import { familyOf } from "../../providers/families.ts";
import { pure } from "../execution/pure.ts";
import { imageOf } from "../images.ts";

export const Provider: ProviderResolvers = {
  logo: pure(({ logoPath }) => imageOf(logoPath)),
  family: pure(({ name }) => familyOf(name)),
};
