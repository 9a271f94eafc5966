import type { HomeResolvers } from "../../generated/resolvers.ts";

export const Home: HomeResolvers = {
  country: async ({ country: code }, _, { reference }) =>
    code === null ? null : ((await reference.countries()).byCode.get(code) ?? { code, name: code }),
};
