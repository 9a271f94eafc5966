import type { ProviderResolvers } from "../../generated/resolvers.ts";
import { familyOf } from "../../providers/families.ts";
import { imageOf } from "../images.ts";

export const Provider: ProviderResolvers = {
  logo: ({ logoPath }) => imageOf(logoPath),
  family: ({ name }) => familyOf(name),
};
