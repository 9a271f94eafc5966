import type { HomeResolvers } from "../../generated/resolvers.ts";
import { countryOf } from "../../titles/countries.ts";

export const Home: HomeResolvers = {
  featured: (home) => home.featured(),
  rows: (home) => home.rows(),
  genreTiles: (home) => home.genreTiles(),
  country: async ({ country: code }, _, { reference }) =>
    code === null ? null : ((await reference.countries()).byCode.get(code) ?? countryOf(code)),
};
