import type { HomeResolvers } from "../../generated/resolvers.ts";
import { genreTiles } from "../genre-tiles.ts";
import { movieOfSummary } from "../titles.ts";

export const Home: HomeResolvers = {
  country: async ({ lists }, _, context) => {
    if (lists.country === null) return null;
    const region = (await context.reference.countries()).byCode.get(lists.country);
    return { code: lists.country, name: region?.english_name ?? lists.country };
  },
  featured: async ({ lists }) => {
    const featured = await lists.featured();
    return featured && featured.value.map((movie) => movieOfSummary(movie, featured));
  },
  rows: ({ lists }) => lists.rows(),
  genreTiles: ({ lists }, _, context) => genreTiles(lists, context),
};
