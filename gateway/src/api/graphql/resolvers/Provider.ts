import type { ProviderResolvers } from "../../../generated/resolvers.ts";
import { getFamily } from "../../../domain/availability/families.ts";
import { toGlobalId } from "../global-id.ts";
import { toImage } from "../images.ts";

export const Provider: ProviderResolvers = {
  id: ({ id }) => toGlobalId("Provider", id),
  tmdbId: ({ id }) => id,
  logo: ({ logoPath }) => toImage(logoPath),
  family: ({ name }) => getFamily(name),
};
