import type { ProviderResolvers } from "../../generated/resolvers.ts";
import { familyOf } from "../../providers/families.ts";
import { imageOf } from "../images.ts";

export const Provider: ProviderResolvers = {
  id: (parent) => parent.provider_id,
  name: (parent) => parent.provider_name.trim(),
  logo: (parent) => imageOf(parent.logo_path),
  family: (parent) => familyOf(parent.provider_name),
};
