import type { HomeRowResolvers } from "../../generated/resolvers.ts";
import { discoverSort } from "../discover-input.ts";
import { movieOfSummary, tvShowOfSummary } from "../titles.ts";

export const HomeRow: HomeRowResolvers = {
  type: ({ type }) => (type === "movie" ? "MOVIE" : "TV"),
  titles: async (row) => {
    const titles = await row.titles();
    if (titles === null) return null;
    return titles.type === "movie"
      ? titles.list.value.map((movie) => movieOfSummary(movie, titles.list))
      : titles.list.value.map((show) => tvShowOfSummary(show, titles.list));
  },
  discover: ({ discover }) => ({ ...discover, sort: discoverSort(discover.sort) }),
};
