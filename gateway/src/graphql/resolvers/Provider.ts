import type { ProviderResolvers } from "../../generated/resolvers.ts";
import { getFamily } from "../../providers/families.ts";
import { toImage } from "../images.ts";

export const Provider: ProviderResolvers = {
  logo: ({ logoPath }) => toImage(logoPath),
  family: ({ name }) => getFamily(name),
};
