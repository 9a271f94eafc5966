import type { HomeResolvers } from "../../../generated/resolvers.ts";

export const Home: HomeResolvers = {
  featured: (home) => home.featured(),
  rows: (home) => home.rows(),
  genreTiles: (home) => home.genreTiles(),
  country: async ({ country: code }, _, { reference }) =>
    code === null ? null : reference.country(code),
};
