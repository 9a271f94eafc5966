import type { CollectionResolvers } from "../../../generated/resolvers.ts";
import { toGlobalId } from "../global-id.ts";

export const Collection: CollectionResolvers = {
  id: ({ id }) => toGlobalId("Collection", id),
  tmdbId: ({ id }) => id,
  name: (collection, _, { titles }) => titles.collectionName(collection),
  parts: async ({ id }, _, { titles }) => (await titles.collection(id))?.parts ?? null,
};
