import type { HomeRowResolvers } from "../../../generated/resolvers.ts";

export const HomeRow: HomeRowResolvers = {
  titles: ({ titles }) => titles(),
};
