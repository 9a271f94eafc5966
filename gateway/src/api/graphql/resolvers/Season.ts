import type { SeasonResolvers } from "../../../generated/resolvers.ts";

export const Season: SeasonResolvers = {
  number: ({ season }) => season.number,
  name: ({ season }) => season.name,
  episodeCount: ({ season }) => season.episodeCount,
  airDate: ({ season }) => season.airDate,
  availability: ({ show, season }, { country }, { availability }) =>
    availability.ofSeason(show, season.number, country),
};
