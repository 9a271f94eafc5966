import type { CollectionResolvers } from "../../generated/resolvers.ts";

export const Collection: CollectionResolvers = {
  parts: ({ id }, _, { titles }) => titles.collection(id),
};
